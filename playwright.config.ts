// Browser tests against the real app on an empty data folder. One server for the run, started by
// tests/e2e/start-app.ts.
import { defineConfig } from '@playwright/test';

const chromium =
  process.env.CHROMIUM && process.env.CHROMIUM !== 'playwright' ? process.env.CHROMIUM : undefined;
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Tests with an AI provider, which use tests/e2e/provider-app.ts. */
const PROVIDER = /(?:-provider|-tailor|news-analysis)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './tests/e2e/start-app.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The long form (npm run test:long) and the shards (npm test -- --journeys=1/3) run all tests.
  grepInvert: process.env.LONG === '1' || process.env.ALL_JOURNEYS === '1' ? undefined : /@long/,
  // Generous timeout for slow CI machines.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // First and in sequence: one worker starts a second app for all of them, while the other worker
    // runs the rest.
    { name: 'provider', testMatch: PROVIDER, workers: 1 },
    { name: 'journeys', testIgnore: PROVIDER },
  ],
  forbidOnly: !!process.env.CI,
  use: {
    baseURL: process.env.E2E_URL,
    // It would answer before the tests' own routes do. offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        ...asRoot,
        // Otherwise the processor time of pages is missing in the table at the end of npm test.
        '--no-zygote',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-site-isolation-trials',
        // A page of another origin, which a test makes, shows widgets of this machine.
        '--disable-features=LocalNetworkAccessChecks',
      ],
    },
    trace: 'off',
  },
});
