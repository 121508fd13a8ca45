// Counts the health checks that a server missed, seen from another process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { CHILD_ENV } from './child-env.ts';

export type Beats = { answered: number; missed: string[] };
export type HealthWatcher = { stop: () => Promise<Beats> };

export function watchHealth(url: string): HealthWatcher {
  const child = fork(`${import.meta.dirname}/health-watcher-process.ts`, [url], { env: CHILD_ENV });
  return {
    async stop() {
      const exit = once(child, 'exit');
      child.send('stop');
      const [beats] = (await Promise.race([once(child, 'message'), exit.then(() => [])])) as [Beats?];
      await exit;
      return beats ?? { answered: 0, missed: ['the watcher ended early'] };
    },
  };
}
