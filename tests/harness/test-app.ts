// The real server, booted in this process on a free port and a test database, with its log lines kept for reading.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BootOptions, boot } from '#server/boot.ts';
import { readSettings } from '#server/env.ts';
import { library, ownSearchIndex } from './temporary-library.ts';

const root = join(import.meta.dirname, '..', '..');

type LogLine = { level: string; msg: string; [field: string]: unknown };
export type TestApp = {
  url: string;
  port: number;
  dataDir: string;
  lines: LogLine[];
  /** The lines about requests from here on: for looking at one request's. */
  linesSince: (mark: number) => LogLine[];
  /** Waits for the log line of a request, which is written when its connection has the whole answer. */
  logged: (requestId: string) => Promise<LogLine>;
  stop: () => Promise<void>;
};

export const TEST_SECRET = 'a secret for tests, of a fair length';

type TestAppOptions = { meaning?: boolean } & Pick<BootOptions, 'loopDelay'>;

/** `meaning`: with the language model and the work by the clock, as the product runs; most tests are about neither. */
export async function startTestApp(env: Record<string, string>, { meaning = false, loopDelay }: TestAppOptions = {}): Promise<TestApp> {
  await ensureBuild();
  const dataDir = mkdtempSync(join(tmpdir(), 'plainlaw-app-'));
  const lines: LogLine[] = [];
  const waiting = new Set<() => void>();
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PUBLIC_URL: 'http://plainlaw.test',
    DATABASE_POOL_SIZE: '4',
    OVERLOAD: 'off', // a busy machine is no fault
    ...env,
  });
  const logTo = {
    write(text: string) {
      lines.push(JSON.parse(text));
      for (const check of waiting) check();
    },
  };
  const own = settings.contentDir ? {} : { content: { library, index: ownSearchIndex() } };
  const running = await boot({ settings, onProgress: () => {}, logTo, quiet: !meaning, loopDelay, ...own });
  const url = running.url.replace('localhost', '127.0.0.1');
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    lines,
    linesSince: (mark) => lines.slice(mark),
    logged: (requestId) =>
      new Promise((resolve) => {
        const check = () => {
          const line = lines.find((candidate) => candidate.requestId === requestId);
          if (!line) return;
          waiting.delete(check);
          resolve(line);
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** `npm test` builds before; a test that is run alone may have to do it itself. */
async function ensureBuild(): Promise<void> {
  if (existsSync(join(root, 'build', 'server', 'index.js'))) return;
  const { prepare } = (await import(join(root, 'scripts', 'prepare.mjs'))) as { prepare: (what: { build: boolean }) => Promise<void> };
  await prepare({ build: true });
}
