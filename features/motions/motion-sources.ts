// What a model may write a motion from, and nothing else: the statements of the standard and the argument, those of the claims that the
// facts raise, and what the cases hold. The facts come last: they are no law.
import { listedAuthorities } from '#features/citations/listed-authorities.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { authorityKey } from '#legal/citations/authority-key.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { Material } from './gathered-sources.ts';
import { words } from './messages.ts';
import type { MotionSource } from './motion.ts';

const MAX_CLAIMS = 2;

type Known = Pick<Library, 'cases' | 'authorities'>;
type Draft = Omit<MotionSource, 'n'>;

export function motionSources(library: Known, template: MotionTemplate, { facts, claims, cases }: Material): MotionSource[] {
  const law = [...template.standard, ...template.elements.flatMap(({ sentences }) => sentences)].filter(({ text }) => !/[{[]/.test(text));
  const drafts: Draft[] = [
    ...law.flatMap(({ text, cites }) => stated(library, 'standard', words.standardTitle(template.title), text, cites)),
    ...claims.slice(0, MAX_CLAIMS).flatMap(({ claim }) => {
      const said = [claim.summary, ...claim.elements, ...claim.for, ...claim.against, claim.decides];
      return said.flatMap(({ text, cites }) => stated(library, 'claim', claim.name, text, cites));
    }),
    ...cases.map(
      ({ slug, name, citation, says }): Draft => ({
        ...{ kind: 'case', title: name, passage: says, href: `/cases/${slug}`, note: citation },
      }),
    ),
    { kind: 'facts', title: words.factsTitle, passage: facts.map(({ n, text }) => `${n}. ${text}`).join('\n') },
  ];
  return drafts.map((draft, at) => ({ n: at + 1, ...draft }));
}

function stated(library: Known, kind: 'standard' | 'claim', title: string, passage: string, cites: string[]): Draft[] {
  if (cites.length === 0) return [];
  const href = hrefOf(library, cites[0] ?? '');
  return [{ kind, title, passage, note: cites.join('; '), ...(href && { href }) }];
}

/** Our page of a case, or the law itself. */
function hrefOf({ cases, authorities }: Known, cite: string): string | undefined {
  const [citation] = findCitations(cite);
  if (citation?.kind !== 'case') return citation && listedAuthorities(authorities).get(authorityKey(citation) ?? '')?.url;
  const held = cases.find((one) => one.citation === `${citation.volume} ${citation.reporter} ${citation.page}`);
  return held && `/cases/${held.id}`;
}
