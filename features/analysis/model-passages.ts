// What a model may write from, and nothing else: the statements of the claims that were found, what the cases held, and what was told.
// Each passage knows the authorities it rests on, so that a sentence that it supports points at the law and not at us.
import type { AnswerSource } from '#features/grounding/answer.ts';
import type { SourceBook } from './check-authorities.server.ts';
import type { FoundClaim } from './find-claims.server.ts';

export type ModelPassage = AnswerSource & { /** Numbers of its authorities. */ rests: number[] };

const MAX_CLAIMS = 3;

export function modelPassages(found: FoundClaim[], { sources, numberOf }: SourceBook): ModelPassage[] {
  const passages: Omit<ModelPassage, 'n'>[] = [];
  const numbers = new Set<number>();
  for (const { claim } of found.slice(0, MAX_CLAIMS)) {
    const said = [claim.summary, ...claim.elements, ...claim.for, ...claim.against, claim.decides, ...claim.limits];
    for (const { text, cites } of said) {
      const known = cites.filter((cite) => numberOf(cite) !== undefined);
      const rests = known.flatMap((cite) => numberOf(cite) ?? []);
      if (rests.length === 0) continue;
      for (const n of rests) numbers.add(n);
      passages.push({ kind: 'topic', id: claim.id, title: claim.name, href: '', passage: text, note: known.join('; '), rests });
    }
    const practice = [...claim.options.flatMap(({ text, risk }) => [text, risk]), ...claim.evidence, ...claim.next];
    passages.push({ kind: 'guide', id: claim.id, title: claim.name, href: '', passage: practice.map(ended).join(' '), rests: [] });
  }
  // What the search found is left out: a stretch of an opinion may be what one side argued.
  for (const { n, kind, id, title, passage, citation } of sources) {
    if (kind !== 'case' || !numbers.has(n)) continue;
    passages.push({ kind: 'case', id, title, href: '', passage, note: citation, rests: [n] });
  }
  return passages.map((passage, at) => ({ ...passage, n: at + 1 }));
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
