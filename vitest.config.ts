// Test projects: unit and components (no I/O), database (the embedded server, kill -9, backup),
// integration (one shared PostgreSQL, with a role without superuser rights), portable (the
// database-related integration files on a second PostgreSQL version), and long tests (many
// processes, replicas, faults; files named *.long.test.ts), which only `npm run test:long` runs.
import { defineConfig } from 'vitest/config';

const LONG = process.env.LONG === '1';
const LONG_FILES = LONG ? [] : ['**/*.long.test.ts'];

// Generous timeouts for slow CI machines.
const shared = {
  setupFiles: ['tests/harness/render/strict-console.ts'],
  expect: { poll: { timeout: 120_000 } },
};
const SLOW = { testTimeout: 480_000, hookTimeout: 480_000 };
/**
 * Files share the modules of their worker process: reloading them for each file takes longer than
 * most tests.
 */
const ONE_MODULE_GRAPH = { isolate: false };
/**
 * Node loads the code like in production, which is faster than Vite's module runner, but cannot
 * load .tsx.
 */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/**
 * Without the condition "development", packages are loaded as in production: React Router's other
 * build is slower.
 */
const PRODUCTION_PACKAGES = { ssr: { resolve: { conditions: ['node'] } } };
const RENDERS = ['tests/integration/assistant/injections.test.ts'];
const UNIT = '{app,features,legal,lib,server,scripts,integrations}/**/*.test';
/**
 * Tests of what may differ on a second PostgreSQL version: SQL, locks, migrations, text search,
 * jobs.
 */
const DATABASE_TESTS = [
  'tests/integration/{rate-limiter,jobs,newsletter}.test.ts',
  'tests/integration/case-law/{search,import,import-built-in,import-bulk}.test.ts',
  'tests/integration/plans/{store-events,free-trial}.test.ts',
  'tests/integration/accounts/{register,account}.test.ts',
];
const integration = { ...shared, ...SLOW, globalSetup: ['tests/harness/db/database-server.ts'] };

export default defineConfig({
  test: {
    // Each worker loads the whole server, so more workers than the cores of a small machine cost
    // more than they gain.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          ...NATIVE,
          ...ONE_MODULE_GRAPH,
          name: 'unit',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [`${UNIT}.ts`, 'tests/*.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...ONE_MODULE_GRAPH,
          name: 'components',
          testTimeout: 120_000,
          include: [`${UNIT}.tsx`],
        },
      },
      {
        test: {
          ...shared,
          ...NATIVE,
          name: 'database',
          globalSetup: ['tests/harness/app/data-folder.ts'],
          include: ['tests/database/**/*.test.ts'],
          exclude: LONG_FILES,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          ...NATIVE,
          name: 'many',
          include: ['tests/{many,faults}/**/*.test.ts'],
          globalSetup: ['tests/harness/app/collect-counts.ts'],
          testTimeout: 900_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        ...PRODUCTION_PACKAGES,
        test: {
          ...integration,
          ...NATIVE,
          ...ONE_MODULE_GRAPH,
          // Production build of React.
          env: { NODE_ENV: 'production' },
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...RENDERS, ...LONG_FILES],
        },
      },
      { test: { ...integration, name: 'rendered', include: RENDERS } },
      {
        ...PRODUCTION_PACKAGES,
        test: {
          ...integration,
          ...NATIVE,
          ...ONE_MODULE_GRAPH,
          name: 'portable',
          include: DATABASE_TESTS,
        },
      },
    ],
  },
});
