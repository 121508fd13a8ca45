// Lets the AI provider explain a word that the dictionary does not have: only if one is configured,
// only when the visitor asks for it, and marked as AI. Sentences with a citation are removed,
// because nothing here could check them.

import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { takeLimits } from '#features/take-limits.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_TERM_LENGTH } from './max-term-length.ts';
import * as dictionary from './messages/dictionary.ts';

const MAX_TOKENS = 1000;

export type AiDefinition = { query: string; sentences: string[]; model: string };

export async function defineByAi(
  { llm, library, limits, log }: Pick<LibraryDeps, 'llm' | 'library' | 'limits' | 'log'>,
  { clientAddress }: Caller,
  query: string,
): Promise<Result<AiDefinition>> {
  const word = query.trim().slice(0, MAX_TERM_LENGTH).replace(/[<>]/g, ' ');
  const prompt = library.prompts.find((p) => p.id === 'dictionary');
  if (word === '') return fail('invalid', dictionary.tooFew);
  if (!llm || !prompt) return fail('unavailable', dictionary.noProvider);
  const refused = await takeLimits(
    { limits },
    [['ai-definitions', clientAddress]],
    dictionary.tooMany,
  );
  if (refused) return refused;
  const answer = await llm.complete({
    system: prompt.body,
    messages: [{ role: 'user', content: `<word>${word}</word>` }],
    temperature: 0.2,
    maxTokens: MAX_TOKENS,
  });
  if ('fault' in answer) {
    log.warn({ fault: answer.fault }, 'the AI provider gave no definition');
    return fail('unavailable', dictionary.failed);
  }
  const sentences = extractPlainSentences(answer.text);
  return sentences.length > 0
    ? ok({ query: word, sentences, model: llm.model })
    : fail('not_found', dictionary.aiUnknown);
}

/** The sentences as plain text, without those that cite something. */
function extractPlainSentences(text: string): string[] {
  if (/^\W*UNKNOWN\b/.test(text)) return [];
  return text
    .replace(/[*_`#>|[\]]|https?:\S+/g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])(?<!\b(?:vs?|No|Inc|Co|Corp|St|Dr|Mr|Ms|[A-Z])\.)\s+(?=[A-Z“"])/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence !== '' && findCitations(sentence).length === 0 && !/\bv\. |§/.test(sentence),
    )
    .slice(0, 6);
}
