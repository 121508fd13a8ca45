// Runs a program beside the test until it is told to stop, and returns what it reports then
// (report-when-stopped.ts is the other side).
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CHILD_ENV } from './child-env.ts';

export type ForkedProgram<T> = { ready: Promise<void>; stop: () => Promise<T> };

export function forkUntilStopped<T>(file: string, args: string[]): ForkedProgram<T> {
  const child = fork(join(import.meta.dirname, file), args, { env: CHILD_ENV });
  const exit = once(child, 'exit');
  const receive = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      exit.then(([code]) => Promise.reject(new Error(`${file} ended: ${code}`))),
    ]);
    return message;
  };
  const ready = receive();
  return {
    ready,
    async stop() {
      await ready;
      const report = receive();
      child.send('stop');
      const result = (await report) as T;
      await exit;
      return result;
    },
  };
}
