// `npm run import -- law-vectors`: the meaning of every imported section, for search. Optional and
// resumable: what has a vector is passed over, and each batch is stored when it is done. A section
// whose text changed has a new version, which has no vector yet.
import type { Database } from '#db/database.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import { toBytes } from '#features/models/vectors.ts';
import { describeSection } from './describe-section.ts';

export type VectorProgress = { done: number; total: number };
type Deps = { db: Pick<Database, 'pool'>; embedder: Pick<Embedder, 'embed'> };
type Options = { signal?: AbortSignal; onProgress?: (progress: VectorProgress) => void };
type Row = {
  sectionId: number;
  versionId: number;
  jurisdiction: string;
  code: string;
  number: string;
  heading: string;
  paragraphs: string[];
};

const BATCH = 50;
/** The beginning is enough: describeSection reads about eighty words. */
const MAX_PARAGRAPHS = 40;
const TIMEOUT_MS = 120_000;

const WITHOUT_VECTOR = `FROM statute_sections s JOIN statute_versions v ON v.id = s.version_id
  WHERE s.in_force AND NOT EXISTS (SELECT FROM statute_vectors x WHERE x.version_id = v.id)`;
const SELECT_BATCH = `SELECT s.id AS "sectionId", v.id AS "versionId", s.jurisdiction, s.code, s.number, v.heading,
    to_json(v.paragraphs[1:${MAX_PARAGRAPHS}]) AS paragraphs ${WITHOUT_VECTOR} AND s.id > $1 ORDER BY s.id LIMIT ${BATCH}`;
const INSERT = `INSERT INTO statute_vectors (version_id, part, vector)
  SELECT id, 0, vector FROM unnest($1::int[], $2::bytea[]) AS t(id, vector) ON CONFLICT DO NOTHING`;

/** Returns how many vectors were added. Throws when the model cannot run. */
export async function embedSections(
  { db, embedder }: Deps,
  { signal, onProgress }: Options = {},
): Promise<VectorProgress> {
  const { rows: counted } = await db.pool.query<{ total: number }>(
    `SELECT count(*)::int AS total ${WITHOUT_VECTOR}`,
  );
  const progress = { done: 0, total: counted[0]?.total ?? 0 };
  let last = 0;
  while (!signal?.aborted) {
    const { rows } = await db.pool.query<Row>(SELECT_BATCH, [last]);
    if (rows.length === 0) break;
    last = (rows.at(-1) as Row).sectionId;
    const vectors = await embedder.embed(rows.map(describeSection), { timeoutMs: TIMEOUT_MS });
    if (!vectors) throw new Error('The search model could not compute vectors.');
    await db.pool.query(INSERT, [
      rows.map(({ versionId }) => versionId),
      vectors.map((vector) => Buffer.from(toBytes(vector).buffer)),
    ]);
    progress.done += rows.length;
    onProgress?.({ ...progress });
  }
  return progress;
}
