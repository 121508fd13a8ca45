// A separate database for each test file, cloned from the migrated template and dropped at the end.
// It is reached through a TCP proxy (the gate) on a loopback port, so that a test can take its
// database away without affecting others.
import { randomBytes } from 'node:crypto';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectDatabase } from '#db/connect.ts';
import type { Database } from '#db/database.ts';
import { silentLog } from '#db/embedded/database-log.ts';
import { formatCreateDatabase, setDatabaseName, withClient } from './database-server.ts';

export type TestDatabase = {
  /** DATABASE_URL for the app. */
  url: string;
  /**
   * A connection pool like the app's; closed at the end of the file. `patient`: for more concurrent
   * work than it has connections, which on a busy machine would wait longer for one than an app
   * may.
   */
  open: (options?: { patient?: boolean }) => Promise<Database>;
  /** Rows of one statement, bypassing the gate. */
  rows: (statement: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  /**
   * Deletes all rows, with cascades. Much faster than TRUNCATE, which creates new files for every
   * table and index.
   */
  empty: (...tables: string[]) => Promise<void>;
  /** The server is down: connections break and new ones are refused. */
  takeAway: () => Promise<void>;
  /** The server accepts connections and never answers. */
  freeze: () => void;
  giveBack: () => Promise<void>;
};

const PATIENCE_MS = 120_000;

/**
 * Await it at the top of a test file; it cleans up when the file ends. `withLibrary`: for apps,
 * which then start faster.
 */
export async function createTestDatabase({ withLibrary = false } = {}): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(server.owner).username;
  const template = withLibrary ? server.templates.withLibrary : server.templates.empty;
  await withClient(server.admin, (client) =>
    client.query(formatCreateDatabase(name, template, owner)),
  );
  const direct = setDatabaseName(server.owner, name);
  const gate = await openGate(new pg.Client(direct));
  const url = formatGatedUrl(direct, gate.port);
  const databases: Database[] = [];
  const statements = new pg.Pool({ connectionString: direct, max: 2 });
  statements.on('error', () => {}); // a test may terminate its connections
  afterAll(async () => {
    await gate.open();
    await Promise.all(databases.map((database) => database.close()));
    await gate.close();
    await statements.end();
    await withClient(server.admin, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
    );
  });
  return {
    url,
    async open({ patient = false } = {}) {
      const database = await connectDatabase({
        url,
        poolSize: 10,
        applicationName: 'plainlaw-test',
        log: silentLog,
      });
      if (patient) database.pool.options.connectionTimeoutMillis = PATIENCE_MS;
      databases.push(database);
      return database;
    },
    rows: async (statement, values) => (await statements.query(statement, values)).rows,
    empty: async (...tables) =>
      void (await statements.query(tables.map((table) => `DELETE FROM ${table}`).join(';'))),
    takeAway: gate.close,
    freeze: gate.freeze,
    giveBack: gate.open,
  };
}

function formatGatedUrl(direct: string, port: number): string {
  const url = new URL(direct);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

async function openGate(backend: { host: string; port: number }) {
  const target: NetConnectOpts = backend.host.startsWith('/')
    ? { path: `${backend.host}/.s.PGSQL.${backend.port}` }
    : { host: backend.host, port: backend.port };
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((clientSocket) => {
    const serverSocket = connect(target);
    for (const [socket, other] of [
      [clientSocket, serverSocket],
      [serverSocket, clientSocket],
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
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const destroySockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    async open() {
      if (frozen) destroySockets();
      frozen = false;
      if (!server.listening) await listen(port);
    },
    freeze() {
      frozen = true;
    },
    async close() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      destroySockets();
      await closed;
    },
  };
}
