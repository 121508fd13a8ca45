// The vectors of imported sections in memory, one block of bytes: 20 MB for the whole U.S. Code.
// Read at the first search by meaning and again when an import has changed them. Without vectors a
// search goes on by words.
import type { Database } from '#db/database.ts';
import { DIMENSIONS, toBytes } from '#features/site-search/meaning/vectors.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';

/** `keys`: "us/42/1983". */
export type SectionVectors = {
  state: string;
  keys: string[];
  rows: Int8Array;
  scales: Float32Array;
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
  const blocks: Buffer[] = [];
  for (let last = 0; keys.length < MAX_VECTORS; ) {
    const { rows } = await pool.query<Row>(SELECT_BATCH, [last]);
    for (const { key, vector } of rows) {
      keys.push(key);
      blocks.push(vector);
    }
    if (rows.length < BATCH) break;
    last = (rows.at(-1) as Row).versionId;
  }
  const bytes = new Int8Array(keys.length * DIMENSIONS);
  const scales = new Float32Array(keys.length);
  for (const [index, block] of blocks.entries()) {
    const row = new Int8Array(block.buffer, block.byteOffset, DIMENSIONS);
    bytes.set(row, index * DIMENSIONS);
    scales[index] = 1 / Math.sqrt(row.reduce((sum, value) => sum + value * value, 0) || 1);
  }
  return { state, keys, rows: bytes, scales };
}

/** The cosine of the nearest sections by key. */
export async function findNearestSections(
  { keys, rows, scales }: SectionVectors,
  vector: Float32Array,
  { max, accepts }: { max: number; accepts: (key: string) => boolean },
): Promise<Map<string, number>> {
  const query = toBytes(vector);
  const scale = 1 / Math.sqrt(query.reduce((sum, value) => sum + value * value, 0) || 1);
  const cosines = new Float32Array(keys.length);
  for (let row = 0; row < keys.length; row++) {
    if (row % ROWS_AT_ONCE === 0) await eventLoop.wait();
    let sum = 0;
    for (let i = 0, offset = row * DIMENSIONS; i < DIMENSIONS; i++)
      sum = (sum + (query[i] as number) * (rows[offset + i] as number)) | 0;
    cosines[row] = sum * scale * (scales[row] as number);
  }
  const nearest = new Map<string, number>();
  for (const row of [...cosines.keys()].sort(
    (a, b) => (cosines[b] as number) - (cosines[a] as number),
  )) {
    if (nearest.size >= max) break;
    if (accepts(keys[row] as string)) nearest.set(keys[row] as string, cosines[row] as number);
  }
  return nearest;
}
