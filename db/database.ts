// A connection to PostgreSQL as the rest of the house sees it, and its replicas.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Watched } from './watch-servers.ts';

export type Replicas = {
  /** One of those that are near enough, in turn. */
  next: () => { db: Database; leaveOut: () => void } | undefined;
  /** What is under way there fails now rather than when the network gives up. */
  cut: (replica: Watched) => void;
  close: () => Promise<void>;
};

export type Database = {
  pool: pg.Pool;
  db: NodePgDatabase;
  /** Used through readFromReplica alone. None: everything is read from the primary. */
  replicas?: Replicas;
  close(): Promise<void>;
};
