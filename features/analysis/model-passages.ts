// The only passages that a model may write from: the statements of the claims that were found and
// the holdings of the cases they cite. Each passage keeps the numbers of its authorities, so that a
// sentence it supports cites the law and not our library.
import type { AnswerSource } from '#features/grounding/answer.ts';
import type { SourceList } from './find/check-authorities.server.ts';
import type { FoundClaim } from './find/find-claims.server.ts';

export type ModelPassage = AnswerSource & {
  /** Numbers of the authorities that the passage relies on. */
  authorityNumbers: number[];
};

const MAX_CLAIMS = 3;

export function listModelPassages(
  foundClaims: FoundClaim[],
  { sources, findNumber }: SourceList,
): ModelPassage[] {
  const passages: Omit<ModelPassage, 'n'>[] = [];
  const citedNumbers = new Set<number>();
  for (const { claim } of foundClaims.slice(0, MAX_CLAIMS)) {
    const statements = [
      claim.summary,
      ...claim.elements,
      ...claim.for,
      ...claim.against,
      claim.decides,
      ...claim.limits,
    ];
    for (const { text, cites } of statements) {
      const verifiedCites = cites.filter((cite) => findNumber(cite) !== undefined);
      const authorityNumbers = verifiedCites.flatMap((cite) => findNumber(cite) ?? []);
      if (authorityNumbers.length === 0) continue;
      for (const n of authorityNumbers) citedNumbers.add(n);
      passages.push({
        kind: 'topic',
        id: claim.id,
        title: claim.name,
        href: '',
        passage: text,
        note: verifiedCites.join('; '),
        authorityNumbers,
      });
    }
    const practicalTexts = [
      ...claim.options.flatMap(({ text, risk }) => [text, risk]),
      ...claim.evidence,
      ...claim.next,
    ];
    passages.push({
      kind: 'guide',
      id: claim.id,
      title: claim.name,
      href: '',
      passage: practicalTexts.map(endWithPeriod).join(' '),
      authorityNumbers: [],
    });
  }
  // Search hits are left out: a passage of an opinion may only restate what one side argued.
  for (const { n, kind, id, title, passage, citation } of sources) {
    if (kind !== 'case' || !citedNumbers.has(n)) continue;
    passages.push({
      kind: 'case',
      id,
      title,
      href: '',
      passage,
      note: citation,
      authorityNumbers: [n],
    });
  }
  return passages.map((passage, index) => ({ ...passage, n: index + 1 }));
}

const endWithPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
