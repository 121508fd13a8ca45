// Boots the real server in this process on a free port and a test database, and collects its log
// lines.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BootOptions, boot } from '#server/boot.ts';
import { readSettings } from '#server/env.ts';
import { getSearchIndex, library } from '../fakes/temporary-library.ts';
import { quickPasswords } from './quick-passwords.ts';

const root = join(import.meta.dirname, '..', '..', '..');

type LogLine = { level: string; msg: string; [field: string]: unknown };
export type TestApp = {
  url: string;
  port: number;
  dataDir: string;
  lines: LogLine[];
  /** What was printed while starting. */
  progress: string[];
  /** The log lines after the first `mark` lines. */
  linesSince: (mark: number) => LogLine[];
  /** Waits for the log line of a request, which is written after the response has been sent. */
  logged: (requestId: string) => Promise<LogLine>;
  stop: () => Promise<void>;
};

export const TEST_SECRET = 'a secret for tests, of a fair length';

type TestAppOptions = { meaning?: boolean } & Pick<
  BootOptions,
  'content' | 'loopDelay' | 'bodyGraceMs' | 'findEngineFault' | 'passwords'
>;

/**
 * `meaning`: with the embedding model and scheduled jobs, like in production; most tests need
 * neither. `passwords`: hashed quickly, unless a test asks for the real hash.
 */
export async function startTestApp(
  env: Record<string, string>,
  { meaning = false, passwords = quickPasswords, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  await ensureBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'plainlaw-app-'));
  const lines: LogLine[] = [];
  const progress: string[] = [];
  const lineListeners = new Set<() => void>();
  const settings = readSettings({
    NEWS_FEEDS: 'off',
    PORT: '0',
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PUBLIC_URL: 'http://plainlaw.test',
    DATABASE_POOL_SIZE: '4',
    OVERLOAD: 'off', // a slow CI machine must not cause refusals
    ...env,
  });
  const logTo = {
    write(text: string) {
      lines.push(JSON.parse(text));
      for (const check of lineListeners) check();
    },
  };
  const contentOption = settings.contentDir
    ? {}
    : { content: { library, index: getSearchIndex() } };
  const running = await boot({
    settings,
    onProgress: (message) => progress.push(message),
    logTo,
    quiet: !meaning,
    passwords,
    ...contentOption,
    ...options,
  });
  const url = running.url.replace('localhost', '127.0.0.1');
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    lines,
    progress,
    linesSince: (mark) => lines.slice(mark),
    logged: (requestId) =>
      new Promise((resolve) => {
        const check = () => {
          const line = lines.find((candidate) => candidate.requestId === requestId);
          if (!line) return;
          lineListeners.delete(check);
          resolve(line);
        };
        lineListeners.add(check);
        check();
      }),
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm test` builds first; a test that runs alone may have to build. */
async function ensureBuild(): Promise<void> {
  if (existsSync(join(root, 'build', 'server', 'index.js'))) return;
  const { prepare } = (await import(join(root, 'scripts', 'prepare.mjs'))) as {
    prepare: (what: { build: boolean }) => Promise<void>;
  };
  await prepare({ build: true });
}
