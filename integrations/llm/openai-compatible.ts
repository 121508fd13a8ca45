// Any OpenAI-compatible chat-completions endpoint. Two retries before the first piece, never after it (a reader must not see
// an answer begin twice); time-outs for the first piece and between pieces; a breaker, so that a dead provider costs nobody
// more than a moment. The key stays in this closure: it is in no error and no log.
import { setTimeout as delay } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import { createBreaker } from '#lib/breaker.ts';
import type { Clock } from '#lib/clock.ts';
import type { Llm, LlmFault, LlmPiece, LlmRequest } from './llm.ts';

export type LlmSettings = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  firstPieceMs?: number;
  betweenPiecesMs?: number;
  /** Tests shorten it. */
  retryDelayMs?: number;
};

const RETRIES = 2;
const MAX_DELAY_MS = 8_000;
const FAILURES_UNTIL_REST = 5;
const REST_MS = 30_000;

export function openAiCompatible(settings: LlmSettings, clock: Clock): Llm {
  const { baseUrl, apiKey, model, firstPieceMs = 20_000, betweenPiecesMs = 15_000, retryDelayMs = 500 } = settings;
  const chatModel = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, apiKey })(model);
  const breaker = createBreaker({ most: FAILURES_UNTIL_REST, restMs: REST_MS });

  /** One call. The library's own time-outs do not see a stall inside a response, so the clock is kept here. */
  async function* attempt(request: LlmRequest): AsyncGenerator<string> {
    const ending = new AbortController();
    let late = false;
    const expire = () => {
      late = true;
      ending.abort();
    };
    let timer = setTimeout(expire, firstPieceMs);
    const { fullStream } = streamText({
      model: chatModel,
      instructions: request.system,
      messages: request.messages,
      temperature: request.temperature,
      maxOutputTokens: request.maxTokens,
      presencePenalty: request.presencePenalty,
      frequencyPenalty: request.frequencyPenalty,
      maxRetries: 0,
      abortSignal: request.signal ? AbortSignal.any([request.signal, ending.signal]) : ending.signal,
      onError: () => {},
    });
    let ended = '';
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') ended = part.finishReason;
        if (part.type !== 'text-delta') continue;
        clearTimeout(timer);
        yield part.text;
        timer = setTimeout(expire, betweenPiecesMs);
      }
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
    if (late) throw new Fault('late');
    if (ended !== 'stop' && ended !== 'length') throw new Fault('broken');
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmPiece> {
    for (let tried = 0; ; tried++) {
      if (!breaker.allows(clock.now())) return yield { fault: 'resting' };
      let begun = false;
      try {
        for await (const text of attempt(request)) {
          begun = true;
          yield { text };
        }
        return breaker.succeeded();
      } catch (error) {
        const fault = faultOf(error, request.signal);
        if (fault !== 'stopped') breaker.failed(clock.now());
        const again = !begun && tried < RETRIES && (fault === 'busy' || fault === 'broken');
        if (!again) return yield { fault };
        await pause(delayFor(error, tried, retryDelayMs), request.signal);
      }
    }
  }

  return {
    provider: new URL(baseUrl).host,
    model,
    stream,
    async complete(request) {
      let text = '';
      for await (const piece of stream(request)) {
        if ('fault' in piece) return piece;
        text += piece.text;
      }
      return { text: text.trim() };
    },
  };
}

/** Thrown inside this file only: features get faults as values. */
class Fault extends Error {
  readonly fault: LlmFault;
  constructor(fault: LlmFault) {
    super(fault);
    this.fault = fault;
  }
}

function faultOf(error: unknown, signal?: AbortSignal): LlmFault {
  if (signal?.aborted) return 'stopped';
  if (error instanceof Fault) return error.fault;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 429) return 'busy';
  return status !== undefined && status >= 400 && status < 500 && status !== 408 ? 'refused' : 'broken';
}

/** What the provider asks for, if it does, else doubling; never more than eight seconds. */
function delayFor(error: unknown, tried: number, first: number): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) * 1000 : Number.NaN;
  return Math.min(MAX_DELAY_MS, Number.isFinite(asked) && asked >= 0 ? asked : first * 2 ** tried);
}

/** Ends early, without a word, when the call is stopped: the next attempt finds that out. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal }).catch(() => {});
}
