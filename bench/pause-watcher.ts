// Asks a server for /healthz, one request after another, and reports the longest that one waited.
// Started by pauses.ts; in a process of its own, so that nothing else delays it.
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { reportWhenStopped } from '#tests/harness/app/report-when-stopped.ts';

const INTERVAL_MS = 5;
const address = `${process.argv[2]}/healthz`;
let maxMs = 0;
let isStopped = false;

const ask = () =>
  new Promise<void>((resolve) => {
    const started = performance.now();
    const finish = () => {
      maxMs = Math.max(maxMs, performance.now() - started);
      resolve();
    };
    get(address, { agent: false }, (response) => response.resume().once('end', finish)).once(
      'error',
      finish,
    );
  });

async function watch(): Promise<void> {
  while (!isStopped) {
    await ask();
    await delay(INTERVAL_MS);
  }
}

await ask();
maxMs = 0;
const watching = watch();
reportWhenStopped(async () => {
  isStopped = true;
  await watching;
  return { maxMs };
});
