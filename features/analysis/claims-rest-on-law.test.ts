// Everything that a claim states rests on law that we hold: each citation is one citation, and is a case of the library by its right
// name or a listed statute, regulation or rule. No claim relies on an overruled case.
import { expect, test } from 'vitest';
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { nameFits } from '#legal/citations/case-names.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { library } from '#tests/harness/temporary-library.ts';

const listed = listedAuthorities(library.authorities);
const caseOf = new Map(library.cases.flatMap((c) => [c.citation, ...c.parallel].map((cite) => [cite, c] as const)));

function faultOf(cite: string): string | undefined {
  const found = findCitations(cite);
  if (found.length !== 1) return `${found.length} citations`;
  const [citation] = found;
  if (!citation) return 'no citation';
  if (citation.kind !== 'case') return listed.has(authorityKey(citation) ?? '') ? undefined : 'not in content/authorities';
  const held = caseOf.get(`${citation.volume} ${citation.reporter} ${citation.page}`);
  if (!held) return 'not a case of the library';
  if (held.treatment.status === 'overruled') return 'overruled';
  return nameFits(citation.name, held.name) === 'fits' ? undefined : `is ${held.name}`;
}

test('every citation of every claim is one that we hold, by its right name, and not overruled', () => {
  const faults = library.claims.flatMap((claim) => {
    const stated = [claim.summary, ...claim.elements, ...claim.for, ...claim.against, claim.decides, ...claim.limits];
    return stated.flatMap(({ cites }) => cites.flatMap((cite) => (faultOf(cite) ? [`${claim.id}: ${cite}: ${faultOf(cite)}`] : [])));
  });
  expect(faults).toEqual([]);
});

test('an element is named once in its claim, and a claim once in the library', () => {
  for (const claim of library.claims) expect(new Set(claim.elements.map(({ id }) => id)).size, claim.id).toBe(claim.elements.length);
  expect(new Set(library.claims.map(({ id }) => id)).size).toBe(library.claims.length);
});
