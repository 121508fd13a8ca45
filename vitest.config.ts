// Kinds of tests: unit (no I/O), database (the supervisor, kill -9, backup), the same integration tests twice, on the embedded
// PostgreSQL and on an outside one, and the long ones (many processes, replicas, faults), which only `npm run test:long` runs.
import { defineConfig } from 'vitest/config';

const shared = { setupFiles: ['tests/harness/strict-console.ts'] };
/** Long, and the same whichever PostgreSQL is behind them: once is enough. */
const NOT_ABOUT_THE_DATABASE = [
  'tests/integration/shutdown.test.ts',
  'tests/integration/news-pages.test.ts',
  'tests/integration/news/{malice,hostile-server,commands}.test.ts',
  'tests/integration/plans/commands.test.ts',
  'tests/integration/citations/api.test.ts',
  'tests/integration/case-law/import-{reference,hostile}.test.ts',
  'tests/integration/assistant/{api,provider-faults,lying-provider,injections,check-sentence}.test.ts',
  'tests/integration/{analysis,motions}/{lying-provider,provider-faults,built-in-writer}.test.ts',
  'tests/integration/{fuzz,crawl-secrets,security}.test.ts',
];
const integration = (name: 'embedded' | 'outside') => ({
  test: {
    ...shared,
    name,
    include: ['tests/integration/**/*.test.ts'],
    exclude: name === 'outside' ? NOT_ABOUT_THE_DATABASE : [],
    globalSetup: ['tests/harness/database-server.ts'],
    env: { TEST_DATABASE: name },
    // Generous: a busy machine is no fault.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Much of the waiting is for servers that start and stop: one more worker than this size of machine has cores to spare.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          // Generous: a busy machine is no fault.
          testTimeout: 20_000,
          include: ['{app,features,legal,lib,server,scripts,integrations}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'many',
          include: ['tests/{many,faults}/**/*.test.ts'],
          globalSetup: ['tests/harness/collect-counts.ts'],
          // Generous: whole processes start in them, several at a time.
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      integration('embedded'),
      integration('outside'),
    ],
  },
});
