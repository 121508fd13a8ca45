// Helpers for the database tests: folders that the server's user can access, small app processes
// that are killed by process id, and a search for leftover processes.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
export const FIXTURES = join(import.meta.dirname, 'fixtures');
export const MIGRATIONS = join(FIXTURES, 'migrations');
export const AS_ROOT = process.getuid?.() === 0;
export const NOBODY = 65534;

const folders: string[] = [];
const apps: App[] = [];

export function makeFolder(owner?: number, parent = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(parent, 'plw-test-')));
  chmodSync(folder, 0o755);
  if (owner !== undefined) chownSync(folder, owner, owner);
  folders.push(folder);
  return folder;
}

const MEMORY_FOLDER = '/dev/shm';
const ENOUGH_BYTES = 3 * 1024 ** 3;

/**
 * In memory where there is room, for files that need not survive: file systems take long to make
 * and delete a database's files.
 */
export function makeFolderInMemory(): string {
  const { bavail, bsize } = existsSync(MEMORY_FOLDER)
    ? statfsSync(MEMORY_FOLDER)
    : { bavail: 0, bsize: 0 };
  return makeFolder(undefined, bavail * bsize >= ENOUGH_BYTES ? MEMORY_FOLDER : tmpdir());
}

/** Made once for all files by tests/harness/app/data-folder.ts where that runs. */
export const TEMPLATE_VARIABLE = 'TEST_DATA_FOLDER';
let templateFolder: Promise<string> | undefined;

export async function makeTemplateFolder(): Promise<string> {
  const dataDir = join(makeFolder(), 'data');
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  await server.stop();
  return dataDir;
}

/**
 * A copy of an initialized data folder: initdb takes more CPU time than most tests that need a
 * database.
 */
export async function makeDataFolder(): Promise<string> {
  const shared = process.env[TEMPLATE_VARIABLE];
  templateFolder ??= shared ? Promise.resolve(shared) : makeTemplateFolder();
  const dataDir = join(makeFolder(), 'data');
  execFileSync('cp', ['-a', '--reflink=auto', await templateFolder, dataDir]);
  return dataDir;
}

/** For afterAll: kills what a failed test left running, then removes its folders. */
export async function cleanUp(): Promise<void> {
  await Promise.all(apps.splice(0).map((app) => app.kill()));
  await Promise.all(folders.map((folder) => waitForLeftovers(folder)));
  templateFolder = undefined;
  for (const folder of folders.splice(0)) {
    // An ordinary user cannot empty a folder that is read-only.
    if (!AS_ROOT) execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export type App = {
  child: ChildProcess;
  lines: string[];
  /** Waits for the first line with this start; rejects with all lines if the app ends first. */
  line(start: string): Promise<string>;
  /** Resolves when the process has exited and all output was read. */
  ended: Promise<void>;
  kill(): Promise<void>;
};

type RunOptions = { uid?: number; env?: Record<string, string> };

export function runApp(script: string, args: string[], { uid, env = {} }: RunOptions = {}): App {
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
  let hasEnded = false;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lines.push(String(error));
      resolve();
    });
  });
  const ended = Promise.all([exit, ...readers]).then(() => {
    hasEnded = true;
    wake();
  });
  const line = (start: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const match = lines.find((candidate) => candidate.startsWith(start));
        if (match !== undefined) resolve(match);
        else if (hasEnded) reject(new Error(`"${start}" never came:\n${lines.join('\n')}`));
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

/** Runs a command to completion. */
export async function run(
  script: string,
  args: string[],
  options: RunOptions = {},
): Promise<{ code: number; text: string }> {
  const app = runApp(script, args, options);
  await app.ended;
  return { code: app.child.exitCode ?? -1, text: app.lines.join('\n') };
}

/** Processes with the folder on their command line: servers, guards and apps. */
export function listProcessesNaming(folder: string): string[] {
  const processes: string[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      if (line.includes(folder)) processes.push(`${pid} ${line}`);
    } catch {
      // has exited
    }
  }
  return processes;
}

/** Waits until no process has the folder on its command line; returns those left after a minute. */
export async function waitForLeftovers(folder: string): Promise<string[]> {
  const deadline = Date.now() + 60_000;
  while (listProcessesNaming(folder).length > 0 && Date.now() < deadline) await delay(20);
  return listProcessesNaming(folder);
}
