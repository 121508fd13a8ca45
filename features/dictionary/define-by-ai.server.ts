// A word that the dictionary does not have, explained by the AI provider: only where one is connected, only when the person
// asks for it, and marked as what it is. A sentence with a citation in it is not shown: nothing here could check it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { MAX_TERM_LENGTH } from './max-term-length.ts';
import { dictionary } from './messages.ts';

const MAX_TOKENS = 1000;

export type AiDefinition = { query: string; sentences: string[]; model: string };

export async function defineByAi(
  { llm, library, limits, log }: Pick<LibraryDeps, 'llm' | 'library' | 'limits' | 'log'>,
  client: string,
  query: string,
): Promise<Result<AiDefinition>> {
  const word = query.trim().slice(0, MAX_TERM_LENGTH).replace(/[<>]/g, ' ');
  const prompt = library.prompts.find((p) => p.id === 'dictionary');
  if (word === '') return fail('invalid', dictionary.tooFew);
  if (!llm || !prompt) return fail('unavailable', dictionary.noProvider);
  const taken = await limits.take('ai-definitions', client);
  if (!taken.allowed) return fail('rate_limited', dictionary.tooMany, taken);
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
  const sentences = plainSentences(answer.text);
  return sentences.length > 0 ? ok({ query: word, sentences, model: llm.model }) : fail('not_found', dictionary.aiUnknown);
}

/** Sentences as plain text, without those that cite something. */
function plainSentences(text: string): string[] {
  if (/^\W*UNKNOWN\b/.test(text)) return [];
  return text
    .replace(/[*_`#>|[\]]|https?:\S+/g, '')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])(?<!\b(?:vs?|No|Inc|Co|Corp|St|Dr|Mr|Ms|[A-Z])\.)\s+(?=[A-Z“"])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && findCitations(sentence).length === 0 && !/\bv\. |§/.test(sentence))
    .slice(0, 6);
}
