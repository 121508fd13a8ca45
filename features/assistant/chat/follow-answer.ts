// Reads one answer to its end, also over a connection that breaks: the same request again gives the same answer from its
// beginning, as long as the server has it.
import type { AnswerEvent } from '#features/grounding/answer.ts';
import { askChat, type ChatPiece, type ChatRequest } from './chat-client.ts';

/** Together well within the time for which the server goes on writing without a reader. */
const TRY_AGAIN_MS = [700, 2000, 4000];

export type Outcome = 'ended' | 'left' | 'broken' | { refused: string };
type OnEvents = (events: AnswerEvent[], fromTheStart: boolean) => void;

export async function followAnswer(request: ChatRequest, signal: AbortSignal, onEvents: OnEvents): Promise<Outcome> {
  for (const wait of [...TRY_AGAIN_MS, 0]) {
    const last = await listen(request, signal, onEvents);
    if (signal.aborted) return 'left';
    if ('events' in last) return 'ended';
    if ('refused' in last) return last;
    if ('broken' in last) return 'broken';
    await new Promise((done) => setTimeout(done, wait));
    if (signal.aborted) return 'left';
  }
  return 'broken';
}

async function listen(request: ChatRequest, signal: AbortSignal, onEvents: OnEvents): Promise<ChatPiece> {
  let last: ChatPiece = { cut: true };
  let fromTheStart = true;
  for await (const piece of askChat(request, signal)) {
    if (signal.aborted) break;
    last = piece;
    if (!('events' in piece)) continue;
    onEvents(piece.events, fromTheStart);
    fromTheStart = false;
  }
  return last;
}
