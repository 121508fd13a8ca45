// The server's side of reader-launcher.server.ts, which is started with the first job and again
// when it has ended.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LauncherNews, LauncherOrder } from './reader-launcher.server.ts';
import type { ProcessJob, ProcessNews } from './reader-process.server.ts';
import type { ReadReply } from './reader-worker.server.ts';

type Timed<T> = ReadReply<T> & { seconds: number };
type Waiting = { timeoutMs: number; signal?: AbortSignal | undefined };
/** Undefined: the process has ended. */
type Listener = (news: ProcessNews<unknown> | undefined) => void;

export type ReaderProcesses = {
  /** Resolves when the process no longer works on the job, whoever gave up. */
  run: <T>(job: ProcessJob, waiting: Waiting) => Promise<Timed<T>>;
  close: () => Promise<void>;
};

const LAUNCHER = fileURLToPath(new URL('./reader-launcher.server.ts', import.meta.url));

/**
 * No secret, no address of a database: only where compiled modules are kept, where they are.
 * Compiling its modules is most of what a short reading takes.
 */
function listEnvironment(): Record<string, string> {
  const folder = getCompileCacheDir();
  // The folder is that of a version of Node, in the folder of all.
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}

export function createReaderProcesses(): ReaderProcesses {
  const listeners = new Map<number, Listener>();
  let launcher: ChildProcess | undefined;
  let lastId = 0;

  function startLauncher(): ChildProcess {
    const child = fork(LAUNCHER, [], {
      execArgv: [...process.execArgv, '--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: listEnvironment(),
    });
    child.on('message', ({ id, news }: LauncherNews<unknown>) => listeners.get(id)?.(news));
    const end = () => {
      if (launcher !== child) return;
      launcher = undefined;
      for (const tell of [...listeners.values()]) tell(undefined);
    };
    child.once('error', end);
    child.once('exit', end);
    // It must not keep the process alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function run<T>(job: ProcessJob, { timeoutMs, signal }: Waiting): Promise<Timed<T>> {
    launcher ??= startLauncher();
    const current = launcher;
    const id = ++lastId;
    let seconds = 0;
    const send = (order: LauncherOrder) =>
      current.send(order, (error) => error && finish({ ok: false, fault: 'too_heavy' }));
    const stop = () => send({ id, stop: true });
    const timer = setTimeout(stop, timeoutMs);
    const { promise, resolve } = Promise.withResolvers<Timed<T>>();
    function finish(reply: ReadReply<T>): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      listeners.delete(id);
      resolve({ ...reply, seconds });
    }
    listeners.set(id, (news) => {
      seconds = news?.seconds ?? seconds;
      if (!news) finish({ ok: false, fault: 'too_heavy' });
      else if (news.reply) finish(news.reply as ReadReply<T>);
    });
    signal?.addEventListener('abort', stop, { once: true });
    send({ id, job });
    if (signal?.aborted) stop();
    return promise;
  }

  async function close(): Promise<void> {
    const child = launcher;
    if (!child?.connected) return;
    child.ref();
    const exited = once(child, 'exit');
    // It ends its readers, then itself.
    child.disconnect();
    await exited;
  }

  return { run, close };
}
