// A separate database for each test file, cloned from the migrated template and dropped at the end.
// A test that takes its database away reaches it through a TCP proxy (the gate) on a loopback port,
// so that others are not affected.
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
};

/** Reached through the gate, which costs time with each message. */
export type BreakableDatabase = TestDatabase & {
  /** The server is down: connections break and new ones are refused. */
  takeAway: () => Promise<void>;
  /** The server accepts connections and never answers. */
  freeze: () => void;
  giveBack: () => Promise<void>;
};

const PATIENCE_MS = 120_000;

type Options = {
  /** For apps, which then start faster. */
  withLibrary?: boolean;
};

/** Await it at the top of a test file; it cleans up when the file ends. */
export async function createTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const direct = await cloneTemplate(options);
  return useDatabase(direct, direct);
}

export async function createBreakableDatabase(options: Options = {}): Promise<BreakableDatabase> {
  const direct = await cloneTemplate(options);
  const gate = await openGate(new pg.Client(direct));
  // Hooks run in reverse: the gate opens, connections end, the gate closes.
  afterAll(gate.close);
  const database = useDatabase(direct, formatGatedUrl(direct, gate.port));
  afterAll(gate.open);
  return { ...database, takeAway: gate.close, freeze: gate.freeze, giveBack: gate.open };
}

async function cloneTemplate({ withLibrary = false }: Options): Promise<string> {
  const server = inject('databaseServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const owner = new URL(server.owner).username;
  const template = withLibrary ? server.templates.withLibrary : server.templates.empty;
  const runAsAdmin = (statement: string) =>
    withClient(server.admin, (client) => client.query(statement));
  await runAsAdmin(formatCreateDatabase(name, template, owner));
  afterAll(() => runAsAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return setDatabaseName(server.owner, name);
}

function useDatabase(direct: string, url: string): TestDatabase {
  const databases: Database[] = [];
  const statements = new pg.Pool({ connectionString: direct, max: 2 });
  statements.on('error', () => {}); // a test may terminate its connections
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await statements.end();
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
