// Requests /healthz on its own schedule, in a process of its own: neither the test nor a server
// inside the test's process can delay it. Started with fork-until-stopped.ts; the arguments are the
// address of the site and, for a machine that may be very busy, the most milliseconds that an
// answer may take.
import { get } from 'node:http';
import { reportWhenStopped } from './report-when-stopped.ts';

export type Beats = { answered: number; missed: string[] };

const INTERVAL_MS = 250;
/** Generous, so that a busy machine misses nothing; a frozen event loop takes longer. */
const MAX_ANSWER_MS = Number(process.argv[3] ?? 5_000);

const beats: Beats = { answered: 0, missed: [] };
const address = `${process.argv[2]}/healthz`;
const open = new Set<Promise<void>>();

function beat(): Promise<void> {
  return new Promise((resolve) => {
    const miss = (reason: string) => {
      beats.missed.push(reason);
      resolve();
    };
    const request = get(
      address,
      { agent: false, signal: AbortSignal.timeout(MAX_ANSWER_MS) },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode !== 200) return miss(`status ${response.statusCode}`);
          beats.answered++;
          resolve();
        });
      },
    );
    request.once('error', (error) =>
      miss(error.name === 'AbortError' ? `no answer in ${MAX_ANSWER_MS} ms` : String(error)),
    );
  });
}

const timer = setInterval(() => {
  const running = beat().finally(() => open.delete(running));
  open.add(running);
}, INTERVAL_MS);

reportWhenStopped(async () => {
  clearInterval(timer);
  await Promise.all(open);
  return beats;
});
