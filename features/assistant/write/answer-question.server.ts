// Answers a question. Equal questions share one answer: from the cache, or by joining the answer in
// progress. Answers from the library are cheap and not shared.
import { createHmac, randomUUID } from 'node:crypto';
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { searchForClient } from '#features/search/library-search-deps.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import { cacheAnswer, findCachedAnswer } from '../deliver/answer-cache.server.ts';
import { type CacheKey, createCacheKey } from '../deliver/cache-key.ts';
import { isCacheable } from '../deliver/is-cacheable-answer.ts';
import type { AnswerInput } from './answer-input.ts';
import { createAnswerKey } from './answer-key.ts';
import { replyWithoutAnswer } from './reply-without-answer.server.ts';
import {
  continueAnswer,
  findModel,
  openAnswer,
  repeatOpening,
  type WriteDeps,
  writeAnswer,
} from './write-answer.server.ts';

export type AnswerDeps = WriteDeps & Pick<AssistantDeps, 'secret' | 'answers'>;
export type AnswerRequest = AnswerInput & {
  /** Required to resume the answer. */
  answerToken?: string;
};

/**
 * Who asks does not change the answer; rate limits were checked before. `signal` is the reader's
 * connection. Without a model it ends the answer; with one the answer continues for a while, so
 * that the reader can resume it.
 */
export async function* answerQuestion(
  deps: AnswerDeps,
  input: AnswerRequest,
): AsyncGenerator<AnswerEvent> {
  const { answers } = deps;
  const llm = findModel(deps, input);
  if (!llm || !answers) return yield* writeAnswer(deps, input);
  // The same words for a chosen state are another question.
  const chosen = input.jurisdictionOver === 'question' ? [input.jurisdictionOver] : [];
  const scope = [llm.provider, llm.model, deps.library.version, input.jurisdiction, ...chosen];
  const key =
    input.earlier.length === 0 && isCacheable(input.question, deps.library)
      ? createCacheKey(deps.secret, input.question, scope)
      : undefined;
  const cached = key && (await findCachedAnswer(deps, key));
  const lines = yield* openAnswer(deps, input, cached ? { cached: true } : {});
  // Nothing goes to a provider, and nothing is joined, before this.
  const reply = replyWithoutAnswer(deps, input, lines);
  if (reply) return yield* reply;
  if (cached) return yield* cached;
  const ownKey = createAnswerKey(deps.secret, input.answerId, input.answerToken ?? randomUUID());
  const events = answers.join(
    { key: ownKey, dedupeKey: dedupeKeyFor(deps.secret, input, scope), signal: input.signal },
    // The answer outlives its first reader, and so does what it asks of the model of meaning.
    (signal) => writeAndCache(searchForClient(deps, { signal }), { ...input, signal }, lines, key),
  );
  for await (const event of events)
    if (event.type !== 'begun' && event.type !== 'urgent') yield event;
}

async function* writeAndCache(
  deps: AnswerDeps,
  input: AnswerInput,
  lines: UrgentLine[],
  key?: CacheKey,
): AsyncGenerator<AnswerEvent> {
  yield* repeatOpening(deps, input, lines);
  // Another request may have filled the cache since the first lookup.
  const cached = key && (await findCachedAnswer(deps, key));
  if (cached) return yield* cached;
  const events: AnswerEvent[] = [];
  for await (const event of continueAnswer(deps, input, lines)) {
    events.push(event);
    if (event.type === 'ended' && key && isWorthCaching(events))
      await cacheAnswer(deps, key, events);
    yield event;
  }
}

/** Only complete answers of the model. */
function isWorthCaching(events: AnswerEvent[]): boolean {
  const isComplete =
    events.some((e) => e.type === 'ended' && e.how === 'finished') &&
    events.some((e) => e.type === 'sentence');
  return isComplete && !events.some((e) => e.type === 'notice' && e.notice !== 'asks-for-state');
}

/** Equal for the same question with the same earlier turns. */
function dedupeKeyFor(secret: string, { question, earlier }: AnswerInput, scope: string[]): string {
  const fingerprint = JSON.stringify([scope, question.toLowerCase().replace(/\s+/g, ' '), earlier]);
  return createHmac('sha256', secret).update(`flight\n${fingerprint}`).digest('base64url');
}
