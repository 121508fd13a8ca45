// Whether the person's facts state what a claim cannot be without, such as a bankruptcy or a will.
// Words alone decide, so that a likeness in meaning cannot stand in for a fact. Pure.
import type { RequiredFact } from '#features/library/schema/claim-schema.ts';
import { matchesPhrases } from '#features/triage/danger-phrases.ts';
import { type PhraseText, tokenizeSentences } from '#features/triage/phrase-text.ts';

/** "I have never filed for bankruptcy": three words before it. */
const DENIAL_REACH = 3;

/** Each required fact is looked for once, however many claims require it. */
export function createFactsTest(text: string): (facts: RequiredFact[]) => boolean {
  const sentences = tokenizeSentences(text);
  const known = new Map<string, boolean>();
  return (facts) =>
    facts.every((fact) => {
      const stated = known.get(fact.id) ?? isStated(fact, sentences);
      known.set(fact.id, stated);
      return stated;
    });
}

function isStated({ phrases, unlessDenied, notIf }: RequiredFact, sentences: PhraseText): boolean {
  return (
    matchesPhrases(phrases, sentences, unlessDenied ? DENIAL_REACH : 0) &&
    !matchesPhrases(notIf, sentences)
  );
}
