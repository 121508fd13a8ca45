// Reads one answer to its end and retries when the connection breaks: a repeated request replays
// the same answer from the start, as long as the server has it.
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { askChat, type ChatPiece, type ChatRequest } from './chat-client.ts';

/** In total well below the time for which the server continues an answer without a reader. */
const RETRY_DELAYS_MS = [700, 2000, 4000];

export type Outcome = 'ended' | 'left' | 'broken' | { refused: string };
type OnEvents = (received: { events: AnswerEvent[]; token: string }, fromTheStart: boolean) => void;

export async function followAnswer(
  request: ChatRequest,
  signal: AbortSignal,
  onEvents: OnEvents,
): Promise<Outcome> {
  for (const retryDelayMs of [...RETRY_DELAYS_MS, 0]) {
    const last = await readOnce(request, signal, onEvents);
    if (signal.aborted) return 'left';
    if ('events' in last) return 'ended';
    if ('refused' in last) return last;
    if ('broken' in last) return 'broken';
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    if (signal.aborted) return 'left';
  }
  return 'broken';
}

async function readOnce(
  request: ChatRequest,
  signal: AbortSignal,
  onEvents: OnEvents,
): Promise<ChatPiece> {
  let last: ChatPiece = { cut: true };
  let fromTheStart = true;
  for await (const piece of askChat(request, signal)) {
    if (signal.aborted) break;
    last = piece;
    if (!('events' in piece)) continue;
    onEvents(piece, fromTheStart);
    fromTheStart = false;
  }
  return last;
}
