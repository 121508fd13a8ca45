// The only sources that a model may write a motion from: the statements of the legal standard and
// the argument, of the claim that is argued, and the holdings of the cases. The facts come last,
// because they are not law.
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toAuthorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { findOfficialLink } from '#legal/citations/official-link.ts';
import * as draftTexts from '../messages/draft-texts.ts';
import type { MotionSource } from '../motion.ts';
import type { GatheredSources } from './gathered-sources.ts';

type LawLibrary = Pick<Library, 'cases' | 'authorities'>;
type UnnumberedSource = Omit<MotionSource, 'n'>;

export function listMotionSources(
  library: LawLibrary,
  template: MotionTemplate,
  { facts, procedure, claim: argued, cases }: GatheredSources,
): MotionSource[] {
  const law = [
    ...template.standard,
    ...template.elements.flatMap(({ sentences }) => sentences),
  ].filter(({ text }) => !/[{[]/.test(text));
  const unnumbered: UnnumberedSource[] = [
    ...law.flatMap(({ text, cites }) =>
      toSources(library, 'standard', draftTexts.standardTitle(template.title), text, cites),
    ),
    ...(argued ? [argued] : []).flatMap(({ claim }) => {
      const statements = [
        claim.summary,
        ...claim.elements,
        ...claim.for,
        ...claim.against,
        claim.decides,
      ];
      return statements.flatMap(({ text, cites }) =>
        toSources(library, 'claim', claim.name, text, cites),
      );
    }),
    ...cases.map(
      ({ slug, name, citation, holding }): UnnumberedSource => ({
        kind: 'case',
        title: name,
        passage: holding,
        href: `/cases/${slug}`,
        note: citation,
      }),
    ),
    {
      kind: 'facts',
      title: draftTexts.factsTitle,
      passage: [...facts, ...procedure].map(({ n, text }) => `${n}. ${text}`).join('\n'),
    },
  ];
  return unnumbered.map((source, index) => ({ n: index + 1, ...source }));
}

function toSources(
  library: LawLibrary,
  kind: 'standard' | 'claim',
  title: string,
  passage: string,
  cites: string[],
): UnnumberedSource[] {
  if (cites.length === 0) return [];
  const href = findHref(library, cites[0] ?? '');
  return [{ kind, title, passage, note: cites.join('; '), ...(href && { href }) }];
}

/** Our page of a case, or the official text of a statute or rule. */
function findHref({ cases, authorities }: LawLibrary, cite: string): string | undefined {
  const [citation] = findCitations(cite);
  if (citation?.kind !== 'case')
    return (
      citation &&
      (getListedAuthorities(authorities).get(toAuthorityKey(citation) ?? '')?.url ??
        findOfficialLink(citation)?.url)
    );
  const builtInCase = cases.find(
    (one) => one.citation === `${citation.volume} ${citation.reporter} ${citation.page}`,
  );
  return builtInCase && `/cases/${builtInCase.id}`;
}
