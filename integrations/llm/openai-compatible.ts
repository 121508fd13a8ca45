// Client for any OpenAI-compatible chat-completions endpoint. Two retries before the first piece,
// none after it (a reader must not see an answer start twice); timeouts for the first piece and
// between pieces; a circuit breaker, so that requests fail fast while the provider is down. The key
// stays in this closure: it appears in no error or log.
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
  /** Shortened in tests. */
  retryDelayMs?: number;
};

const RETRIES = 2;
const MAX_DELAY_MS = 8_000;
const MAX_FAILURES = 5;
const REST_MS = 30_000;

export function createOpenAiCompatibleLlm(settings: LlmSettings, clock: Clock): Llm {
  const {
    baseUrl,
    apiKey,
    model,
    firstPieceMs = 20_000,
    betweenPiecesMs = 15_000,
    retryDelayMs = 500,
  } = settings;
  const chatModel = createOpenAICompatible({ name: 'provider', baseURL: baseUrl, apiKey })(model);
  const breaker = createBreaker({ maxFailures: MAX_FAILURES, restMs: REST_MS });

  /**
   * One call. The library's timeouts do not detect a stall inside a response, so they are
   * implemented here.
   */
  async function* streamOnce(request: LlmRequest): AsyncGenerator<string> {
    const timeoutController = new AbortController();
    let timedOut = false;
    const expire = () => {
      timedOut = true;
      timeoutController.abort();
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
      abortSignal: request.signal
        ? AbortSignal.any([request.signal, timeoutController.signal])
        : timeoutController.signal,
      onError: () => {},
    });
    let finishReason = '';
    try {
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'finish') finishReason = part.finishReason;
        if (part.type !== 'text-delta') continue;
        clearTimeout(timer);
        yield part.text;
        timer = setTimeout(expire, betweenPiecesMs);
      }
    } finally {
      clearTimeout(timer);
      timeoutController.abort();
    }
    if (timedOut) throw new Fault('late');
    if (finishReason !== 'stop' && finishReason !== 'length') throw new Fault('broken');
  }

  async function* stream(request: LlmRequest): AsyncGenerator<LlmPiece> {
    for (let retries = 0; ; retries++) {
      if (!breaker.isAllowed(clock.now())) return yield { fault: 'resting' };
      let hasStarted = false;
      try {
        for await (const text of streamOnce(request)) {
          hasStarted = true;
          yield { text };
        }
        return breaker.succeeded();
      } catch (error) {
        const fault = toFault(error, request.signal);
        if (fault !== 'stopped') breaker.failed(clock.now());
        const shouldRetry =
          !hasStarted && retries < RETRIES && (fault === 'busy' || fault === 'broken');
        if (!shouldRetry) return yield { fault };
        await pause(getRetryDelay(error, retries, retryDelayMs), request.signal);
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

/** Thrown only inside this file; features get faults as values. */
class Fault extends Error {
  readonly fault: LlmFault;
  constructor(fault: LlmFault) {
    super(fault);
    this.fault = fault;
  }
}

function toFault(error: unknown, signal?: AbortSignal): LlmFault {
  if (signal?.aborted) return 'stopped';
  if (error instanceof Fault) return error.fault;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === 429) return 'busy';
  return status !== undefined && status >= 400 && status < 500 && status !== 408
    ? 'refused'
    : 'broken';
}

/** The provider's Retry-After, or else exponential backoff; capped at MAX_DELAY_MS. */
function getRetryDelay(error: unknown, retries: number, firstDelayMs: number): number {
  const retryAfterMs = APICallError.isInstance(error)
    ? Number(error.responseHeaders?.['retry-after']) * 1000
    : Number.NaN;
  return Math.min(
    MAX_DELAY_MS,
    Number.isFinite(retryAfterMs) && retryAfterMs >= 0 ? retryAfterMs : firstDelayMs * 2 ** retries,
  );
}

/** Resolves early if the call is aborted; the next attempt detects that. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal }).catch(() => {});
}
