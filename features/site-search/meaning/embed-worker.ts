// Runs MiniLM off the main thread. One text per message, so that the queue on the main thread
// decides what comes next.
import { parentPort, workerData } from 'node:worker_threads';
import { createEngine } from './engine/create-engine.ts';
import type { Encoder, EngineOptions } from './engine/engine.ts';
import { splitIntoTokenWindows } from './engine/split-windows.ts';

export type EmbedRequest = { text: string; encoder: Encoder };
export type EmbedReply = { vectors: Float32Array[] };

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started by create-embedder.server.ts');
const engine = await createEngine(workerData as EngineOptions);

port.on('message', async ({ text, encoder }: EmbedRequest) => {
  const vectors: Float32Array[] = [];
  for (const window of encoder === 'danger' ? splitIntoTokenWindows(text) : [text])
    vectors.push(...(await engine.embed(window, encoder)));
  port.postMessage({ vectors } satisfies EmbedReply);
});
