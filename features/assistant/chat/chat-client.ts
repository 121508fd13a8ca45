// Client of POST /api/chat (docs/api.md). Yields events as they arrive, grouped by network chunk.
// It never throws: the last piece says how the request ended.

import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { readEvents } from '#lib/event-lines.ts';
import type { EarlierTurn } from './chat-turn.ts';

export type ChatRequest = {
  question: string;
  earlier: EarlierTurn[];
  jurisdiction: Jurisdiction;
  jurisdictionOver: 'earlier' | 'question';
  libraryOnly: boolean;
  answerAnyway?: boolean;
  answerId: string;
  answerToken: string;
  conversationId?: string;
};

export type ChatPiece =
  /** `token`: the answer's, signed, without which it cannot be voted on. */
  | { events: AnswerEvent[]; token: string }
  /** Refused by the server, with a message for the reader. */
  | { refused: string }
  /** The server sent an invalid response. */
  | { broken: true }
  /** The connection was lost or never made: worth a retry. */
  | { cut: true };

/**
 * Idempotent: a repeated request with the same answer id and token replays the same answer from the
 * start.
 */
export async function* askChat(
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPiece> {
  try {
    const body = JSON.stringify(request);
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
    });
    if (!response.ok || !response.body) return yield await readRefusal(response);
    const token = response.headers.get('Answer-Token') ?? request.answerToken;
    for await (const events of readEvents<AnswerEvent>(response.body)) yield { events, token };
  } catch {
    yield { cut: true };
  }
}

export function stopChat(answerId: string, token: string): void {
  // Fire and forget: the page has already stopped reading.
  fetch(`/api/chat/${answerId}/stop`, {
    method: 'POST',
    headers: { 'Answer-Token': token },
    keepalive: true,
  }).catch(() => {});
}

export async function sendVote(
  answerId: string,
  token: string,
  vote: 'up' | 'down',
  reason: string,
): Promise<boolean> {
  try {
    const response = await fetch(`/api/chat/${answerId}/feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Answer-Token': token },
      body: JSON.stringify(reason === '' ? { vote } : { vote, reason }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * The message of a refusal (rate limit, length, overload) is shown to the reader; that of a server
 * fault is not.
 */
async function readRefusal(response: Response): Promise<ChatPiece> {
  if (response.status >= 500 && response.status !== 503) return { broken: true };
  const body = await response.json().catch(() => null);
  const message = body?.error?.message;
  return typeof message === 'string' ? { refused: message } : { broken: true };
}
