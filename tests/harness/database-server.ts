// One PostgreSQL server for a run of the integration tests, with a migrated template that every test file clones. The
// project's name says which server: "embedded" is ours, "outside" is one that the app knows only by its address.
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { silentLog } from '#db/embedded/database-log.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import { migrateClient } from '#db/migrate.ts';
import { startJobs } from '#server/jobs.ts';
import { cleanUp, makeFolder, ROOT } from '#tests/database/helpers.ts';
import { startOutside } from '#tests/database/outside-server.ts';

export type TestServer = { kind: 'embedded' | 'outside'; admin: string; owner: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export default async function startDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const started = project.name === 'outside' ? await outside() : await embedded();
  await prepareTemplate(withDatabase(started.server.owner, started.server.template));
  project.provide('databaseServer', started.server);
  return async () => {
    await started.stop();
    await cleanUp();
  };
}

type Started = { server: TestServer; stop: () => Promise<void> };

async function embedded(): Promise<Started> {
  const { connection, stop } = await startEmbedded({ dataDir: join(makeFolder(), 'data'), onProgress: () => {} });
  const { host, port, user, password = '' } = connection;
  const who = encodeURIComponent(user) + (password && `:${encodeURIComponent(password)}`);
  const at = host.startsWith('/') ? `localhost:${port}/postgres?host=${encodeURIComponent(host)}` : `${host}:${port}/postgres`;
  const admin = `postgres://${who}@${at}`;
  await withClient(admin, (client) => client.query('CREATE DATABASE test_template'));
  return { server: { kind: 'embedded', admin, owner: admin, template: 'test_template' }, stop };
}

async function outside(): Promise<Started> {
  const { createDatabase, stop } = await startOutside();
  const owner = await createDatabase();
  const admin = new URL(owner);
  admin.username = 'postgres';
  const template = new URL(owner).pathname.slice(1);
  return { server: { kind: 'outside', admin: withDatabase(admin.href, 'postgres'), owner, template }, stop };
}

/** All migrations, and the job runner's own tables, so that an app on a clone starts quickly. */
async function prepareTemplate(url: string): Promise<void> {
  await withClient(url, (client) => migrateClient(client, join(ROOT, 'db', 'migrations')));
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const jobs = await startJobs({ pool } as Parameters<typeof startJobs>[0], [], silentLog);
  await jobs.stop();
  await pool.end();
}

export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
