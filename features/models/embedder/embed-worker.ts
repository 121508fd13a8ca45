// Runs MiniLM off the main thread. One text per message, and of a long one a single window for a
// single member of the encoder, so that the queue on the main thread decides what comes next.
import { parentPort, workerData } from 'node:worker_threads';
import { createEngine, type Encoder, type EngineOptions } from '../engine/engine.ts';
import { splitIntoTokenWindows } from '../engine/split-windows.ts';

/** Without `member`: the whole text for all members, unless it needs several windows. */
export type EmbedRequest = { text: string; encoder: Encoder; member?: number };
/** `windows`: the text has to be embedded in these parts. `members`: of the encoder. */
export type EmbedReply = { ms: number } & (
  | { windows: string[] }
  | { vectors: Float32Array[]; members: number }
);

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started by create-embedder.server.ts');
const engine = await createEngine(workerData as EngineOptions);

port.on('message', async ({ text, encoder, member }: EmbedRequest) => {
  const started = performance.now();
  const reply = await answer(text, encoder, member);
  port.postMessage({ ...reply, ms: performance.now() - started } satisfies EmbedReply);
});

async function answer(text: string, encoder: Encoder, member: number | undefined) {
  const isWhole = member === undefined;
  const windows = isWhole && encoder === 'danger' ? splitIntoTokenWindows(text) : [text];
  if (windows.length > 1) return { windows };
  return {
    vectors: await engine.embed(windows[0] ?? text, encoder, member),
    members: await engine.countMembers(encoder),
  };
}
