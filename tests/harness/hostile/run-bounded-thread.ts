// The worker of run-bounded.ts: loads a module and calls its exports on request.
import { parentPort, workerData } from 'node:worker_threads';

const module = (await import(workerData as string)) as Record<
  string,
  ((...args: unknown[]) => unknown) | undefined
>;

parentPort?.on('message', async ({ name, args }: { name: string; args: unknown[] }) => {
  try {
    const exportedFunction = module[name];
    if (typeof exportedFunction !== 'function')
      throw new Error(`${workerData} exports no function ${name}`);
    parentPort?.postMessage({ result: await exportedFunction(...args) });
  } catch (error) {
    parentPort?.postMessage({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
parentPort?.postMessage({ ready: true });
