// Several app processes on one database behind a proxy, like a large installation. Each can be
// killed, stopped and restarted on its own port.
import { join } from 'node:path';
import { type App, makeFolder, runApp } from '#tests/database/helpers.ts';
import { TEST_SECRET } from '#tests/harness/app/test-app.ts';
import { findFreePort, type ProxyServer, startProxy } from '#tests/harness/fakes/retrying-proxy.ts';

type AppProcess = {
  url: string;
  /** The current process. */
  app: () => App;
  kill: () => Promise<void>;
  /** Sends SIGTERM and waits for the graceful shutdown. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
};
export type Installation = {
  url: string;
  proxy: ProxyServer;
  processes: AppProcess[];
  stop: () => Promise<void>;
};

export async function startInstallation(
  count: number,
  env: Record<string, string>,
): Promise<Installation> {
  const dataDir = join(makeFolder(), 'data');
  const ports: number[] = [];
  for (let n = 0; n <= count; n++) ports.push(await findFreePort());
  const [port = 0, ...appPorts] = ports;
  const shared = {
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
    OVERLOAD: 'off', // a slow CI machine must not cause refusals
    WATCHDOG_SECONDS: '0', // nor look like a frozen process, which would be killed
    ...env,
  };
  const processes = appPorts.map((port) => createAppProcess(port, shared));
  await Promise.all(processes.map((process) => process.start()));
  const proxy = await startProxy(port, appPorts);
  return {
    url: proxy.url,
    proxy,
    processes,
    async stop() {
      await proxy.stop();
      await Promise.all(processes.map((process) => process.stop()));
    },
  };
}

function createAppProcess(port: number, env: Record<string, string>): AppProcess {
  let app: App | undefined;
  const getApp = () => {
    if (!app) throw new Error('this process was never started');
    return app;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    app: getApp,
    async start() {
      app = runApp('server/main.ts', [], { env: { ...env, PORT: String(port) } });
      await app.line('Plainlaw is ready: ');
    },
    kill: () => getApp().kill(),
    async stop() {
      getApp().child.kill('SIGTERM');
      await getApp().ended;
    },
  };
}
