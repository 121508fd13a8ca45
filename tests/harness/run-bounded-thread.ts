// The other side of run-bounded.ts: loads the module it is given, then calls its exports as asked.
import { parentPort, workerData } from 'node:worker_threads';

const module = (await import(workerData as string)) as Record<string, ((...args: unknown[]) => unknown) | undefined>;

parentPort?.on('message', async ({ name, args }: { name: string; args: unknown[] }) => {
  try {
    const called = module[name];
    if (typeof called !== 'function') throw new Error(`${workerData} exports no function ${name}`);
    parentPort?.postMessage({ result: await called(...args) });
  } catch (error) {
    parentPort?.postMessage({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
parentPort?.postMessage({ ready: true });
