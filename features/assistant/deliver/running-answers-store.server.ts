// Shares running answers between processes: which are in progress, their events so far, and
// requests to stop one. Raw SQL, because the batches of all answers of a process go in one
// statement. Callers handle failures.
import type { Deps } from '#features/deps.ts';
import type { AnswerEvent } from '#features/grounding/answer.ts';

export type StoreDeps = Pick<Deps, 'db' | 'clock'>;
export type Part = { key: string; first: number; events: AnswerEvent[] };
/** Ours to write, or written under that key by another process. */
export type Claim = { mine: true } | { mine: false; key: string };
export type StoredProgress = { events: AnswerEvent[]; done: boolean; stale: boolean };

/** Maximum retention; a job deletes expired rows every minute. */
export const BUFFERED_MINUTES = 10;
/** Retention after a reader got all events, in case the connection broke at the last ones. */
const READ_RETENTION_MS = 30_000;
/** A writer without a heartbeat for this long is considered dead. */
const STALE_MS = 20_000;

export function createRunningAnswerStore({ db: { pool }, clock }: StoreDeps) {
  const addToNow = (ms: number) => new Date(clock.now().getTime() + ms);

  async function claim(key: string, dedupeKey: string): Promise<Claim> {
    for (let attempt = 0; attempt < 3; attempt++) {
      const expiresAt = addToNow((BUFFERED_MINUTES - 1) * 60_000);
      const { rowCount } = await pool.query(
        `INSERT INTO running_answers (key, flight, seen_at, kept_until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [key, dedupeKey, clock.now(), expiresAt],
      );
      if (rowCount === 1) return { mine: true };
      const { rowCount: deleted } = await pool.query(
        `DELETE FROM running_answers WHERE (key = $1 OR flight = $2) AND (kept_until <= $3 OR (NOT done AND seen_at < $4))`,
        [key, dedupeKey, clock.now(), addToNow(-STALE_MS)],
      );
      if (deleted) continue;
      const { rows } = await pool.query(
        'SELECT key FROM running_answers WHERE key = $1 OR flight = $2 ORDER BY key = $1 DESC LIMIT 1',
        [key, dedupeKey],
      );
      if (rows[0]) return { mine: false, key: rows[0].key };
    }
    throw new Error('a running answer came and went');
  }

  return {
    claim,
    async exists(key: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'SELECT 1 FROM running_answers WHERE key = $1 AND kept_until > $2',
        [key, clock.now()],
      );
      return rowCount === 1;
    },
    async append(parts: Part[]): Promise<void> {
      await pool.query(
        `INSERT INTO running_answer_parts (key, first, events)
         SELECT part.key, part.first, part.events::jsonb
         FROM unnest($1::text[], $2::int[], $3::text[]) AS part (key, first, events) JOIN running_answers USING (key)
         ON CONFLICT DO NOTHING`,
        [
          parts.map((p) => p.key),
          parts.map((p) => p.first),
          parts.map((p) => JSON.stringify(p.events)),
        ],
      );
    },
    async readStates(
      keys: string[],
    ): Promise<{ key: string; stopAsked: boolean; readAt: Date | null }[]> {
      const { rows } = await pool.query(
        `SELECT key, stop_asked AS "stopAsked", read_at AS "readAt" FROM running_answers WHERE key = ANY ($1)`,
        [keys],
      );
      return rows;
    },
    async recordHeartbeat(keys: string[]): Promise<void> {
      await pool.query('UPDATE running_answers SET seen_at = $2 WHERE key = ANY ($1)', [
        keys,
        clock.now(),
      ]);
    },
    async finish(key: string): Promise<void> {
      await pool.query('UPDATE running_answers SET done = true, flight = null WHERE key = $1', [
        key,
      ]);
    },
    /** A reader has received all events. */
    async markDelivered(key: string): Promise<void> {
      await pool.query(
        'UPDATE running_answers SET kept_until = least(kept_until, $2) WHERE key = $1',
        [key, addToNow(READ_RETENTION_MS)],
      );
    },
    async markReading(key: string): Promise<void> {
      await pool.query('UPDATE running_answers SET read_at = $2 WHERE key = $1', [
        key,
        clock.now(),
      ]);
    },
    async requestStop(key: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'UPDATE running_answers SET stop_asked = true WHERE key = $1 AND kept_until > $2',
        [key, clock.now()],
      );
      return rowCount === 1;
    },
    /** Events from index `from` on. */
    async readFrom(key: string, from: number): Promise<StoredProgress | undefined> {
      const { rows } = await pool.query(
        `SELECT done, seen_at < $3 AND NOT done AS stale,
           (SELECT coalesce(jsonb_agg(events ORDER BY first), '[]') FROM running_answer_parts p WHERE p.key = r.key AND first >= $2) AS parts
         FROM running_answers r WHERE key = $1 AND kept_until > $4`,
        [key, from, addToNow(-STALE_MS), clock.now()],
      );
      const row = rows[0];
      return (
        row && { done: row.done, stale: row.stale, events: (row.parts as AnswerEvent[][]).flat() }
      );
    },
  };
}

export async function deleteExpiredRunningAnswers({ db, clock }: StoreDeps): Promise<void> {
  await db.pool.query('DELETE FROM running_answers WHERE kept_until <= $1', [clock.now()]);
}
