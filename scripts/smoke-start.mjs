// node scripts/smoke-start.mjs: tests `npm start` on this machine. Starts it on a free port with an
// empty data folder, waits until it is ready, requests the home page, and stops it. Plain
// JavaScript without dependencies, for every platform; every wait has a timeout.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './prepare.mjs';

/** The first start installs and builds. */
const READY_WITHIN_MS = 15 * 60_000;
const STOPPED_WITHIN_MS = 60_000;
const windows = process.platform === 'win32';

const port = await findFreePort();
const folder = mkdtempSync(join(tmpdir(), 'plainlaw-start-'));
// As root, the database runs as another user, who needs access to its folder.
chmodSync(folder, 0o755);
const address = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: address,
  DATA_DIR: join(folder, 'data'),
  NEWS_FEEDS: 'off',
};

const started = Date.now();
const formatElapsed = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
// On Windows npm is a script and needs a shell. Elsewhere it gets its own process group, to receive
// SIGINT like on Ctrl-C.
const npm = spawn('npm', ['start'], {
  cwd: root,
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: windows,
  detached: !windows,
});
const ended = once(npm, 'exit');
ended.catch(() => {});
let failure;
try {
  await waitUntilReady();
  console.log(`Ready after ${formatElapsed()}.`);
  await checkHomePage();
  console.log('The home page came.');
} catch (error) {
  failure = error;
}
try {
  await stop();
  console.log(`Stopped after ${formatElapsed()}.`);
} catch (error) {
  failure ??= error;
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
if (failure) console.error(`The start failed: ${failure.message}`);
process.exit(failure ? 1 : 0);

async function waitUntilReady() {
  while (Date.now() - started < READY_WITHIN_MS) {
    if (npm.exitCode !== null || npm.signalCode !== null)
      throw new Error(`npm start ended with ${npm.exitCode ?? npm.signalCode}`);
    const response = await get('/readyz').catch(() => undefined);
    if (response?.status === 200) return;
    await delay(500);
  }
  throw new Error(`/readyz did not answer with 200 within ${READY_WITHIN_MS / 60_000} minutes`);
}

async function checkHomePage() {
  const response = await get('/');
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('text/html') || !text.includes('</html>')) {
    throw new Error(`the home page answered ${response.status} ${type}, ${text.length} characters`);
  }
}

/** Like Ctrl-C in a terminal. Windows has no such signal for a program without a console. */
async function stop() {
  if (npm.pid && npm.exitCode === null && npm.signalCode === null) {
    if (windows) spawnSync('taskkill', ['/pid', String(npm.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-npm.pid, 'SIGINT');
  }
  const deadline = Date.now() + STOPPED_WITHIN_MS;
  await Promise.race([ended, delay(STOPPED_WITHIN_MS, undefined, { ref: false })]).catch(() => {});
  while (await isListening()) {
    if (Date.now() > deadline) {
      if (!windows && npm.pid) process.kill(-npm.pid, 'SIGKILL');
      throw new Error(`it did not stop within ${STOPPED_WITHIN_MS / 1000} s`);
    }
    await delay(200);
  }
}

function isListening() {
  return get('/healthz').then(
    () => true,
    () => false,
  );
}

function get(path) {
  return fetch(address + path, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}
