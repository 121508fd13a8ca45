// A question's way to its answer. The same question of many people is answered once: from the cache, or by reading along with
// the answer that is being written for somebody else. Answers from the library cost nothing and take no part in this.
import { createHmac, randomUUID } from 'node:crypto';
import type { AssistantDeps } from '#features/assistant/assistant-deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { cacheAnswer, findCached } from '../deliver/answer-cache.server.ts';
import { type CacheKey, cacheKey } from '../deliver/cache-key.ts';
import { isCacheable } from '../deliver/is-cacheable-answer.ts';
import { answerKey } from './answer-key.ts';
import { type AnswerInput, openingEvents, usesModel, type WriteDeps, writeAnswer } from './write-answer.server.ts';

export type AnswerDeps = WriteDeps & Pick<AssistantDeps, 'secret' | 'answers'>;
export type Asked = AnswerInput & { /** Whoever comes back must know it, too. */ answerToken?: string };

/**
 * Who asks, and from where, changes no answer: limits were asked before. `signal` is the reader's connection. Without a model it
 * ends the answer; with one the answer waits a while for the reader to come back.
 */
export async function* answerQuestion(deps: AnswerDeps, _viewer: Viewer, _client: string, input: Asked): AsyncGenerator<AnswerEvent> {
  const { answers } = deps;
  const llm = usesModel(deps, input);
  if (!llm || !answers) return yield* writeAnswer(deps, input);
  const scope = [llm.provider, llm.model, deps.library.version, input.jurisdiction];
  const key =
    input.earlier.length === 0 && isCacheable(input.question, deps.library) ? cacheKey(deps.secret, input.question, scope) : undefined;
  const kept = key && (await findCached(deps, key));
  if (kept) return yield* fromCache(deps, input, kept);
  // What cannot wait does not wait for anybody else's answer, either.
  yield* openingEvents(deps, input);
  const own = answerKey(deps.secret, input.answerId, input.answerToken ?? randomUUID());
  const running = answers.join({ key: own, flight: dedupeKeyFor(deps.secret, input, scope), signal: input.signal }, (signal) =>
    writeAndKeep(deps, { ...input, signal }, key),
  );
  for await (const event of running) if (event.type !== 'begun' && event.type !== 'urgent') yield event;
}

async function* fromCache(deps: AnswerDeps, input: Asked, kept: AnswerEvent[]): AsyncGenerator<AnswerEvent> {
  for await (const event of openingEvents(deps, input)) yield event.type === 'begun' ? { ...event, cached: true } : event;
  yield* kept;
}

async function* writeAndKeep(deps: AnswerDeps, input: AnswerInput, key?: CacheKey): AsyncGenerator<AnswerEvent> {
  // Somebody may have finished between our first look and our turn.
  const kept = key && (await findCached(deps, key));
  if (kept) {
    yield* openingEvents(deps, input);
    return yield* kept;
  }
  const events: AnswerEvent[] = [];
  for await (const event of writeAnswer(deps, input)) {
    if (event.type !== 'begun' && event.type !== 'urgent') events.push(event);
    if (event.type === 'ended' && key && isWorthKeeping(events)) await cacheAnswer(deps, key, events);
    yield event;
  }
}

/** Whole answers of the model alone. */
function isWorthKeeping(events: AnswerEvent[]): boolean {
  const whole = events.some((e) => e.type === 'ended' && e.how === 'finished') && events.some((e) => e.type === 'sentence');
  return whole && !events.some((e) => e.type === 'notice' && e.notice !== 'asks-for-state');
}

/** The same for the same question with the same turns before it. */
function dedupeKeyFor(secret: string, { question, earlier }: AnswerInput, scope: string[]): string {
  const same = JSON.stringify([scope, question.toLowerCase().replace(/\s+/g, ' '), earlier]);
  return createHmac('sha256', secret).update(`flight\n${same}`).digest('base64url');
}
