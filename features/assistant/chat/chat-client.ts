// The browser's side of POST /api/chat (docs/api.md). Events are read as they come, in the groups in which the network
// delivers them. It never throws: how it went is the last thing it says.

import type { AnswerEvent } from '#features/grounding/answer.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { eventLines } from '#lib/event-lines.ts';
import type { EarlierTurn } from './chat-turn.ts';

export type ChatRequest = {
  question: string;
  earlier: EarlierTurn[];
  jurisdiction: Jurisdiction;
  libraryOnly: boolean;
  answerId: string;
  answerToken: string;
  conversationId?: string;
};

export type ChatPiece =
  | { events: AnswerEvent[] }
  /** The server said no, in words for the reader. */
  | { refused: string }
  /** The server answered, but not as it should. */
  | { broken: true }
  /** The connection was lost, or never made: worth another try. */
  | { cut: true };

/** Sent again with the same answer id and token it gives the same answer from its beginning, and asks nobody twice. */
export async function* askChat(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPiece> {
  try {
    const body = JSON.stringify(request);
    const answer = await fetch('/api/chat', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, signal });
    if (answer.ok && answer.body) yield* read(answer.body);
    else yield await refusalOf(answer);
  } catch {
    yield { cut: true };
  }
}

export function stopChat(answerId: string, token: string): void {
  // Nobody waits for it: the page has stopped listening already.
  fetch(`/api/chat/${answerId}/stop`, { method: 'POST', headers: { 'Answer-Token': token }, keepalive: true }).catch(() => {});
}

export async function sendVote(answerId: string, token: string, vote: 'up' | 'down', reason: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/chat/${answerId}/feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Answer-Token': token },
      body: JSON.stringify(reason === '' ? { vote } : { vote, reason }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatPiece> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const readLines = eventLines<AnswerEvent>();
  for (;;) {
    const { done, value } = await reader.read();
    const events = readLines(done ? '\n' : decoder.decode(value, { stream: true }));
    if (events.length > 0) yield { events };
    if (events.at(-1)?.type === 'ended') return;
    if (done) break;
  }
  yield { cut: true };
}

/** What was refused in words (too many questions, too long, too many people at once) is shown in those words; a fault of ours is not. */
async function refusalOf(answer: Response): Promise<ChatPiece> {
  if (answer.status >= 500 && answer.status !== 503) return { broken: true };
  const body = await answer.json().catch(() => null);
  const message = body?.error?.message;
  return typeof message === 'string' ? { refused: message } : { broken: true };
}
