// The vectors of imported sections in memory, one block of bytes: 20 MB for the whole U.S. Code.
// Read at the first search by meaning and again when an import has changed them. Without vectors a
// search goes on by words.
import type { Database } from '#db/database.ts';
import { createBlock, DIMENSIONS, getCosines, type VectorBlock } from '#features/models/vectors.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { pickBest } from '#lib/pick-best.ts';

/** `keys`: "us/42/1983". */
export type SectionVectors = {
  state: string;
  keys: string[];
  block: VectorBlock;
};
type Row = { versionId: number; key: string; vector: Buffer };

/** About 75 MB. Of more sections, the later ones are found by words alone. */
const MAX_VECTORS = 200_000;
const BATCH = 4_000;
const CHECK_MS = 60_000;
/** Compared between two turns of the event loop: about three milliseconds. */
const ROWS_AT_ONCE = 8_192;

const SELECT_STATE = `SELECT (SELECT count(*) FROM statute_vectors) || ' ' || coalesce((SELECT max(id) FROM statute_versions), 0) AS state`;
const SELECT_BATCH = `SELECT x.version_id AS "versionId", s.jurisdiction || '/' || s.code || '/' || s.number AS key, x.vector
  FROM statute_vectors x JOIN statute_sections s ON s.version_id = x.version_id AND s.in_force
  WHERE x.version_id > $1 AND length(x.vector) = ${DIMENSIONS} ORDER BY x.version_id LIMIT ${BATCH}`;

const eventLoop = createEventLoopQueue();
const loaded = new WeakMap<
  Database['pool'],
  { checkedAt: number; vectors: Promise<SectionVectors> }
>();

export function getSectionVectors({ pool }: Pick<Database, 'pool'>): Promise<SectionVectors> {
  const known = loaded.get(pool);
  const now = performance.now();
  if (known && now - known.checkedAt < CHECK_MS) return known.vectors;
  const vectors = refresh(pool, known?.vectors);
  loaded.set(pool, { checkedAt: now, vectors });
  vectors.catch(() => loaded.delete(pool));
  return vectors;
}

async function refresh(
  pool: Database['pool'],
  known: Promise<SectionVectors> | undefined,
): Promise<SectionVectors> {
  const { rows } = await pool.query<{ state: string }>(SELECT_STATE);
  const state = rows[0]?.state ?? '';
  const before = await known?.catch(() => undefined);
  return before?.state === state ? before : load(pool, state);
}

async function load(pool: Database['pool'], state: string): Promise<SectionVectors> {
  const keys: string[] = [];
  const vectors: Int8Array[] = [];
  for (let last = 0; keys.length < MAX_VECTORS; ) {
    const { rows } = await pool.query<Row>(SELECT_BATCH, [last]);
    for (const { key, vector } of rows) {
      keys.push(key);
      vectors.push(new Int8Array(vector.buffer, vector.byteOffset, vector.length));
    }
    if (rows.length < BATCH) break;
    last = (rows.at(-1) as Row).versionId;
  }
  return { state, keys, block: createBlock(vectors) };
}

/** The cosine of the nearest sections by key. */
export async function findNearestSections(
  { keys, block }: SectionVectors,
  vector: Float32Array,
  { max, accepts }: { max: number; accepts: (key: string) => boolean },
): Promise<Map<string, number>> {
  const cosines = new Float32Array(keys.length);
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    await eventLoop.wait();
    const to = Math.min(keys.length, from + ROWS_AT_ONCE);
    cosines.set(getCosines(block, vector, from, to), from);
  }
  const scored = cosines.entries().map(([row, cosine]) => [keys[row] as string, cosine] as const);
  return new Map(pickBest(scored, max, accepts));
}
