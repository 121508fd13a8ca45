// The process: reads the settings, boots, prints the URL last, and shuts down on SIGINT and
// SIGTERM.
import { existsSync } from 'node:fs';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { readSettings, SettingsError } from './env.ts';
import { errorWithoutValues } from './ops/log.ts';
import { startWatchdog } from './ops/watchdog.ts';

const DRAIN_MS = 3000;

if (existsSync('.env')) process.loadEnvFile('.env');
// React reads this when it is first loaded; without it, it uses the development build, which is
// several times slower.
process.env.NODE_ENV ??= 'production';
const { boot } = await import('./boot.ts');

process.on('unhandledRejection', (error) => {
  console.error('unhandled rejection:', JSON.stringify(errorWithoutValues(error)));
  process.exitCode = 1;
});

try {
  const settings = readSettings(process.env);
  const running = await boot({ settings, onProgress: (message) => console.log(message) });
  for (const [event, drainMs] of [
    ['SIGINT', 0],
    ['SIGTERM', DRAIN_MS],
    // scripts/start.mjs was killed; without it, nothing would restart or stop this process
    ['disconnect', DRAIN_MS],
  ] as const) {
    // Ctrl-C arrives twice, from the terminal and from the script that started this process; the
    // second is ignored.
    process.on(event, async () => {
      await running.stop({ drainMs });
      process.exit(0);
    });
  }
  startWatchdog({
    seconds: settings.watchdogSeconds,
    silent: settings.logLevel === 'silent',
    openRoutes: running.openRoutes,
    onError: (error) => console.error('no watchdog:', JSON.stringify(errorWithoutValues(error))),
  });
  console.log(`${settings.siteName} is ready: ${running.url}`);
  process.send?.('ready');
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof DatabaseStartError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
