// Shared by the database tests: folders that the server's user can reach, small app processes that are ended by
// their process id, and the search for anything left behind.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { CHILD_ENV } from '#tests/harness/child-env.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
export const FIXTURES = join(import.meta.dirname, 'fixtures');
export const MIGRATIONS = join(FIXTURES, 'migrations');
export const AS_ROOT = process.getuid?.() === 0;
export const NOBODY = 65534;

const folders: string[] = [];
const apps: App[] = [];

export function makeFolder(owner?: number): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'plw-test-')));
  chmodSync(folder, 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  folders.push(folder);
  return folder;
}

let initialized: Promise<string> | undefined;

/** A data folder whose first start is over, as a copy: initdb takes more processor time than most tests that need a database. */
export async function makeDataFolder(): Promise<string> {
  initialized ??= (async () => {
    const dataDir = join(makeFolder(), 'data');
    const server = await startEmbedded({ dataDir, onProgress: () => {} });
    await server.stop();
    return dataDir;
  })();
  const dataDir = join(makeFolder(), 'data');
  execFileSync('cp', ['-a', '--reflink=auto', await initialized, dataDir]);
  return dataDir;
}

/** For afterAll: ends what a failed test left running, then removes its folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => app.kill()));
  await Promise.all(folders.map((folder) => leftBehind(folder)));
  initialized = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

export type App = {
  child: ChildProcess;
  lines: string[];
  /** The first line that starts so; fails with all lines when the app ends before. */
  line(start: string): Promise<string>;
  /** All output has been read and the process is gone. */
  ended: Promise<void>;
  kill(): Promise<void>;
};

type Run = { uid?: number; env?: Record<string, string> };

export function runApp(script: string, args: string[], { uid, env = {} }: Run = {}): App {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...CHILD_ENV, HOME: '/', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const check of waiting.splice(0)) check();
  };
  const readers = [child.stdout, child.stderr].map((input) => {
    const reader = createInterface({ input });
    reader.on('line', (line) => {
      lines.push(line);
      wake();
    });
    return once(reader, 'close');
  });
  let gone = false;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lines.push(String(error));
      resolve();
    });
  });
  const ended = Promise.all([exit, ...readers]).then(() => {
    gone = true;
    wake();
  });
  const line = (start: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((candidate) => candidate.startsWith(start));
        if (found !== undefined) resolve(found);
        else if (gone) reject(new Error(`"${start}" never came:\n${lines.join('\n')}`));
        else waiting.push(check);
      };
      check();
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const app = { child, lines, line, ended, kill };
  apps.push(app);
  return app;
}

/** Runs a command to its end. */
export async function run(script: string, args: string[], options: Run = {}): Promise<{ code: number; text: string }> {
  const app = runApp(script, args, options);
  await app.ended;
  return { code: app.child.exitCode ?? -1, text: app.lines.join('\n') };
}

/** Processes that name the folder on their command line: servers, guards and apps alike. */
export function processesNaming(folder: string): string[] {
  const found: string[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (line.includes(folder)) found.push(`${pid} ${line}`);
    } catch {
      // ended meanwhile
    }
  }
  return found;
}

/** Waits until nothing names the folder any more; gives back what is left after a minute. */
export async function leftBehind(folder: string): Promise<string[]> {
  const giveUp = Date.now() + 60_000;
  while (processesNaming(folder).length > 0 && Date.now() < giveUp) await delay(20);
  return processesNaming(folder);
}
