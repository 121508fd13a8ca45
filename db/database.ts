// The database handle that the rest of the app uses: the primary's pool, and its read replicas.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { WatchedServer } from './watch-servers.ts';

export type Replicas = {
  /** The next usable replica, round robin. */
  next: () => { db: Database; leaveOut: () => void } | undefined;
  /** Destroys its connections, so that pending queries fail now and not at the network timeout. */
  cut: (replica: WatchedServer) => void;
  close: () => Promise<void>;
};

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Used only by readFromReplica. Without replicas, everything is read from the primary. */
  replicas?: Replicas;
  close(): Promise<void>;
};
