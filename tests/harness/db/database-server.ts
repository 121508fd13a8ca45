// One PostgreSQL server for a run of the integration tests, with migrated template databases that
// every test file clones. The project "integration" uses the embedded PostgreSQL, "portable" a
// second version; both run as a role without superuser rights.
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#db/connect.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { migrateClient } from '#db/migrate.ts';
import { syncBuiltInCases } from '#features/case-law/store/sync-built-in-cases.server.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { syncBuiltInNews } from '#features/news/sync-built-in-news.server.ts';
import { systemClock } from '#lib/clock.ts';
import { checkout } from '#server/boot/content-source.ts';
import { startJobs } from '#server/ops/jobs.ts';
import { startExternalServer } from '#tests/database/external-server.ts';
import { cleanUp, ROOT } from '#tests/database/helpers.ts';

/**
 * `empty`: migrations and the job runner's tables. `withLibrary`: also the built-in cases and news
 * of an app's first start.
 */
export type TestServer = {
  admin: string;
  owner: string;
  templates: { empty: string; withLibrary: string };
};

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export default async function startDatabaseServer(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { createDatabase, stop } = await startExternalServer({
    programs: project.name === 'portable' ? 'second' : 'embedded',
  });
  const owner = await createDatabase();
  const adminUrl = new URL(owner);
  adminUrl.username = 'postgres';
  const admin = setDatabaseName(adminUrl.href, 'postgres');
  const templates = { empty: new URL(owner).pathname.slice(1), withLibrary: 'with_library' };
  await migrateTemplate(owner);
  // The other projects start no app.
  if (project.name === 'integration') {
    await withClient(admin, (client) =>
      client.query(formatCreateDatabase(templates.withLibrary, templates.empty, 'app')),
    );
    await writeLibrary(setDatabaseName(owner, templates.withLibrary));
  }
  project.provide('databaseServer', { admin, owner, templates });
  return async () => {
    await stop();
    await cleanUp();
  };
}

/** FILE_COPY is faster than WAL_LOG because the server runs with fsync off. */
export function formatCreateDatabase(name: string, template: string, owner: string): string {
  return `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${owner} STRATEGY FILE_COPY`;
}

async function migrateTemplate(url: string): Promise<void> {
  await withClient(url, (client) => migrateClient(client, join(ROOT, 'db', 'migrations')));
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const jobs = await startJobs({ pool } as Parameters<typeof startJobs>[0], [], silentLog);
  await jobs.stop();
  await pool.end();
}

async function writeLibrary(url: string): Promise<void> {
  const { library } = loadLibrary(checkout);
  const db = await connectDatabase({
    url,
    poolSize: 2,
    applicationName: 'plainlaw-test',
    log: silentLog,
  });
  await syncBuiltInCases({ db, library });
  await syncBuiltInNews({ db, library, clock: systemClock });
  await db.close();
}

export function setDatabaseName(url: string, name: string): string {
  const changedUrl = new URL(url);
  changedUrl.pathname = `/${name}`;
  return changedUrl.href;
}

export async function withClient<T>(
  url: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
