// A database of its own for a test file: a clone of the migrated template, gone when the file is done. It stands behind a
// gate on a loopback port, so that one test can take the database away without disturbing the others.
import { randomBytes } from 'node:crypto';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { createFrom, withClient, withDatabase } from './database-server.ts';

export type TestDatabase = {
  /** For the app: as DATABASE_URL. */
  url: string;
  /** A connection pool as the app has it; closed at the end of the file. */
  open: () => Promise<Database>;
  /** Rows of one statement, past the gate. */
  rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Deletes all rows, and with them what refers to them. Far cheaper than TRUNCATE, which makes new files for every table and index. */
  empty: (...tables: string[]) => Promise<void>;
  /** The server is gone: connections break and new ones are refused. */
  takeAway: () => Promise<void>;
  /** The server accepts connections and never answers. */
  freeze: () => void;
  giveBack: () => Promise<void>;
};

/** Awaited at the top of a test file; what it made is removed when the file ends. `withLibrary`: for apps, which then start quickly. */
export async function createTestDatabase({ withLibrary = false } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(server.owner).username;
  const template = withLibrary ? server.templates.withLibrary : server.templates.empty;
  await withClient(server.admin, (client) => client.query(createFrom(name, template, owner)));
  const direct = withDatabase(server.owner, name);
  const gate = await openGate(new pg.Client(direct));
  const url = gatedUrl(direct, gate.port);
  const opened: Database[] = [];
  const statements = new pg.Pool({ connectionString: direct, max: 2 });
  statements.on('error', () => {}); // a test may end its connections
  afterAll(async () => {
    await gate.open();
    await Promise.all(opened.map((database) => database.close()));
    await gate.close();
    await statements.end();
    await withClient(server.admin, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  });
  return {
    url,
    async open() {
      const database = await connectDatabase({ url, poolSize: 10, applicationName: 'plainlaw-test', log: silentLog });
      opened.push(database);
      return database;
    },
    rows: async (statement, values) => (await statements.query(statement, values)).rows,
    empty: async (...tables) => void (await statements.query(tables.map((table) => `DELETE FROM ${table}`).join(';'))),
    takeAway: gate.close,
    freeze: gate.freeze,
    giveBack: gate.open,
  };
}

function gatedUrl(direct: string, port: number): string {
  const url = new URL(direct);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

async function openGate(behind: { host: string; port: number }) {
  const target: NetConnectOpts = behind.host.startsWith('/')
    ? { path: `${behind.host}/.s.PGSQL.${behind.port}` }
    : { host: behind.host, port: behind.port };
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (chunk) => frozen || other.write(chunk));
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    async open() {
      if (frozen) cut();
      frozen = false;
      if (!server.listening) await listen(port);
    },
    freeze() {
      frozen = true;
    },
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}
