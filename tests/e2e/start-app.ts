// Starts the app on a free port with an empty data folder, and stops it afterwards.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export const getAppUrl = () => process.env.E2E_URL ?? '';

export default async function startApp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-e2e-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      NEWS_FEEDS: 'off',
      WIDGET_ORIGINS: 'http://library.test',
      OVERLOAD: 'off', // a slow CI machine must not cause refusals
      // nor look like a frozen app, which would be ended without anybody to start it again
      WATCHDOG_SECONDS: '0',
      LIMIT_NEWSLETTER: '1000/60',
      LIMIT_WRITES: '10000/60',
      LIMIT_PAGES: '100000/60',
      LIMIT_ASSISTANT: '10000/60',
      LIMIT_ASSISTANT_NETWORK: '10000/60',
      LIMIT_CITATION_CHECKS: '10000/60',
      LIMIT_CITATION_SECONDS: '10000/60',
      LIMIT_PAPERS: '10000/60',
      LIMIT_DOCUMENTS: '10000/60',
      LIMIT_ANALYSES: '10000/60',
      LIMIT_MOTIONS: '10000/60',
      LIMIT_RESEARCH_WRITING: '10000/60',
      LIMIT_SIGN_IN: '10000/60',
      LIMIT_SIGN_UP: '10000/60',
      LIMIT_ACCOUNT_MAIL_NETWORK: '10000/60',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let stopping = false;
  const ready = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code, signal) => {
      const reason = `the app ended with ${signal ?? code}:\n${output}`;
      reject(new Error(reason));
      // After the start nobody waits for it: without this line all further tests only say that
      // nothing answers.
      if (!stopping) process.stderr.write(`${reason}\n`);
    });
  });
  await ready;
  process.env.E2E_URL = url;
  process.env.E2E_DATA_DIR = folder;
  // Of every app that this run started: tests with an AI provider have one of their own.
  process.env.E2E_MAIL_KEYS = `${process.env.E2E_MAIL_KEYS ?? ''} ${/\/dev\/mail\?key=([\w-]+)/.exec(output)?.[1]}`;
  return async () => {
    stopping = true;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
