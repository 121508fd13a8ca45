// The browser's side of POST /api/analysis and /api/motion (docs/api.md). It never throws: how it went is the last thing it says.
import { eventLines } from '#lib/event-lines.ts';
import type { Refusal, Writing, WritingEvent } from './work-product.ts';

export type WritingPiece =
  | { events: WritingEvent[] }
  /** The server said no, in words for the reader. */
  | { refused: Refusal }
  /** The connection was lost, or the server answered, but not as it should. */
  | { broken: true };

const ADDRESS: Record<Writing, string> = { analysis: '/api/analysis', memo: '/api/analysis', motion: '/api/motion' };

export async function* askForWriting(writing: Writing, body: object, signal: AbortSignal): AsyncGenerator<WritingPiece> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(ADDRESS[writing], { method: 'POST', headers, body: JSON.stringify(body), signal });
    if (answer.ok && answer.body) yield* read(answer.body);
    else yield await refusalOf(answer);
  } catch {
    yield { broken: true };
  }
}

async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<WritingPiece> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const lines = eventLines<WritingEvent>();
  for (;;) {
    const { done, value } = await reader.read();
    const events = lines(done ? '\n' : decoder.decode(value, { stream: true }));
    if (events.length > 0) yield { events };
    if (events.at(-1)?.type === 'ended') return;
    if (done) return yield { broken: true };
  }
}

/** What was refused in words is shown in those words; a fault of ours is not. */
async function refusalOf(answer: Response): Promise<WritingPiece> {
  if (answer.status >= 500) return { broken: true };
  const body = await answer.json().catch(() => null);
  const { kind, message, mayTry = false } = body?.error ?? {};
  return typeof message === 'string' ? { refused: { failure: { kind, message }, mayTry } } : { broken: true };
}
