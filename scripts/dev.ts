// npm run dev: the real server with Vite's middleware, so that pages reload when edited. --watch
// restarts it for server code.
import { existsSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { boot } from '#server/boot.ts';
import { readSettings } from '#server/env.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const settings = readSettings(process.env);
const vite = await createServer({ server: { middlewareMode: true } });
const running = await boot({
  settings,
  mode: 'development',
  onProgress: (message) => console.log(message),
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
  before: (req, res, next) => vite.middlewares(req, res, next),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await running.stop();
    await vite.close();
    process.exit(0);
  });
}
console.log(`${settings.siteName} (development) is ready: ${running.url}`);
