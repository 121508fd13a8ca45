// Every statement in a claim cites law that the library has: each string is exactly one citation,
// of a library case with the right name or of a section of the U.S. Code or another listed law. No
// claim relies on an overruled case.
import { expect, test } from 'vitest';
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { isUsCode, judgeUsCode } from '#legal/citations/judge-us-code.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

const authorities = getListedAuthorities(library.authorities);
const casesByCitation = new Map(
  library.cases.flatMap((c) => [c.citation, ...c.parallel].map((cite) => [cite, c] as const)),
);

function findFault(cite: string): string | undefined {
  const citations = findCitations(cite);
  if (citations.length !== 1) return `${citations.length} citations`;
  const [citation] = citations;
  if (!citation) return 'no citation';
  if (citation.kind === 'statute' && isUsCode(citation))
    return judgeUsCode(citation, library.usCode(), false).status === 'verified'
      ? undefined
      : 'not in the U.S. Code';
  if (citation.kind !== 'case')
    return authorities.has(toAuthorityKey(citation) ?? '')
      ? undefined
      : 'not in content/authorities';
  const builtInCase = casesByCitation.get(
    `${citation.volume} ${citation.reporter} ${citation.page}`,
  );
  if (!builtInCase) return 'not a case of the library';
  if (builtInCase.treatment.status === 'overruled') return 'overruled';
  return compareCaseNames(citation.name, builtInCase.name) === 'fits'
    ? undefined
    : `is ${builtInCase.name}`;
}

test('every citation in every claim is in the library, under the right name, and not overruled', () => {
  const faults = library.claims.flatMap((claim) => {
    const statements = [
      claim.summary,
      ...claim.elements,
      ...claim.for,
      ...claim.against,
      claim.decides,
      ...claim.limits,
    ];
    return statements.flatMap(({ cites }) =>
      cites.flatMap((cite) =>
        findFault(cite) ? [`${claim.id}: ${cite}: ${findFault(cite)}`] : [],
      ),
    );
  });
  expect(faults).toEqual([]);
});

test('element ids are unique within a claim, and claim ids within the library', () => {
  for (const claim of library.claims)
    expect(new Set(claim.elements.map(({ id }) => id)).size, claim.id).toBe(claim.elements.length);
  expect(new Set(library.claims.map(({ id }) => id)).size).toBe(library.claims.length);
});
