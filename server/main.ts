// The process: reads the settings, boots, prints the address last, and ends in order on SIGINT and SIGTERM.
import { existsSync } from 'node:fs';
import { DatabaseStartError } from '#db/embedded/database-start-error.ts';
import { readSettings, SettingsError } from './env.ts';
import { errorWithoutValues } from './ops/log.ts';

const DRAIN_MS = 3000;

if (existsSync('.env')) process.loadEnvFile('.env');
// React looks at this when it is first loaded, and without it takes the build with all its warnings, several times slower.
process.env.NODE_ENV ??= 'production';
const { boot } = await import('./boot.ts');

process.on('unhandledRejection', (error) => {
  console.error('unhandled rejection:', JSON.stringify(errorWithoutValues(error)));
  process.exitCode = 1;
});

try {
  const settings = readSettings(process.env);
  const running = await boot({ settings, onProgress: (message) => console.log(message) });
  for (const [signal, drainMs] of [
    ['SIGINT', 0],
    ['SIGTERM', DRAIN_MS],
  ] as const) {
    // Ctrl-C reaches us twice, from the terminal and from the script that started us: the second one changes nothing.
    process.on(signal, async () => {
      await running.stop({ drainMs });
      process.exit(0);
    });
  }
  console.log(`${settings.siteName} is ready: ${running.url}`);
} catch (error) {
  const expected = error instanceof SettingsError || error instanceof DatabaseStartError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
