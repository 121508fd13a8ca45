// Several app processes on one database behind a proxy, as an installation for many visitors is. Each can be killed, stopped
// and started again on its own port.
import { join } from 'node:path';
import { type App, makeFolder, runApp } from '#tests/database/helpers.ts';
import { type Front, freePort, startProxy } from '#tests/harness/retrying-proxy.ts';
import { TEST_SECRET } from '#tests/harness/test-app.ts';

type AppProcess = {
  url: string;
  /** Of the process that runs now. */
  app: () => App;
  kill: () => Promise<void>;
  /** SIGTERM, and the end in order. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};
export type Installation = { url: string; front: Front; processes: AppProcess[]; stop: () => Promise<void> };

export async function startInstallation(count: number, env: Record<string, string>): Promise<Installation> {
  const dataDir = join(makeFolder(), 'data');
  const ports: number[] = [];
  for (let n = 0; n <= count; n++) ports.push(await freePort());
  const [port = 0, ...behind] = ports;
  const shared = {
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    OVERLOAD: 'off', // a busy machine is no fault
    ...env,
  };
  const processes = behind.map((port) => appProcess(port, shared));
  await Promise.all(processes.map((process) => process.start()));
  const front = await startProxy(port, behind);
  return {
    url: front.url,
    front,
    processes,
    async stop() {
      await front.stop();
      await Promise.all(processes.map((process) => process.stop()));
    },
  };
}

function appProcess(port: number, env: Record<string, string>): AppProcess {
  let app: App | undefined;
  const running = () => {
    if (!app) throw new Error('this process was never started');
    return app;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    app: running,
    async start() {
      app = runApp('server/main.ts', [], { env: { ...env, PORT: String(port) } });
      await app.line('Plainlaw is ready: ');
    },
    kill: () => running().kill(),
    async stop() {
      running().child.kill('SIGTERM');
      await running().ended;
    },
  };
}
