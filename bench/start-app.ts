// Starts the app as a separate process on a free port with an empty data folder, for measurements.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export type StartedApp = {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  stop: () => Promise<void>;
};

export async function startApp(env: Record<string, string> = {}): Promise<StartedApp> {
  const { prepare } = await import(join(root, 'scripts', 'prepare.mjs'));
  const { SERVER_COMMAND } = await import(join(root, 'scripts', 'server-command.mjs'));
  await prepare({ build: true });
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-bench-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const child = spawn(process.execPath, SERVER_COMMAND, {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      NEWS_FEEDS: 'off',
      OVERLOAD: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir: env.DATA_DIR ?? folder,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the app ended by itself:\n${output.slice(-2_000)}`);
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
