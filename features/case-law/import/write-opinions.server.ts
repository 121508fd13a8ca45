// Stores opinions with their citations. A text that is already stored unchanged is skipped. A case
// has the text of only one collection, CourtListener's before CAP's: two copies of one opinion
// would be found and shown twice.
import type pg from 'pg';
import { writeOpinionStatutes } from '../store/opinion-statutes.server.ts';
import type { OpinionRecord, SourceName } from './case-record.ts';
import { linkOpinions, type NewLink } from './link-cases.server.ts';
import { hashOpinion, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';

export type OpinionOfCase = { caseId: number; source: SourceName; opinion: OpinionRecord };
export type WrittenOpinions = {
  imported: number;
  updated: number;
  unchanged: number;
  empty: OpinionOfCase[];
};
/** Opinions that were prepared in advance; the others are prepared here. */
export type PreparedOpinions = ReadonlyMap<OpinionRecord, PreparedOpinion>;

const PREFERRED: SourceName[] = ['courtlistener', 'courtlistener-v2', 'cap', 'facts', 'built-in'];
const isPreferred = (a: SourceName, b: SourceName) => PREFERRED.indexOf(a) < PREFERRED.indexOf(b);

export async function writeOpinions(
  client: pg.ClientBase,
  opinions: OpinionOfCase[],
  prepared: PreparedOpinions = new Map(),
): Promise<WrittenOpinions> {
  const latest = [
    ...new Map(opinions.map((one) => [`${one.source}\n${one.opinion.sourceId}`, one])).values(),
  ];
  const storedOpinions = await findOpinions(client, latest);
  const textSources = await findTextSources(client, latest);
  const written: WrittenOpinions = {
    imported: 0,
    updated: 0,
    unchanged: opinions.length - latest.length,
    empty: [],
  };
  const changed: (OpinionOfCase & PreparedOpinion & { hash: string; replacedId?: number })[] = [];
  for (const one of latest) {
    const hash = hashOpinion(one.opinion);
    const stored = storedOpinions.get(`${one.source}\n${one.opinion.sourceId}`);
    const hasBetterText = [...(textSources.get(one.caseId) ?? [])].some((source) =>
      isPreferred(source, one.source),
    );
    if (stored?.hash === hash || hasBetterText) {
      written.unchanged++;
      continue;
    }
    const preparedOpinion = prepared.get(one.opinion) ?? prepareOpinion(one.opinion);
    if (preparedOpinion.paragraphs.length === 0) {
      written.empty.push(one);
      continue;
    }
    written[stored ? 'updated' : 'imported']++;
    changed.push({ ...one, ...preparedOpinion, hash, replacedId: stored?.id });
  }
  if (changed.length === 0) return written;
  await removeOpinions(client, changed, textSources);
  const ids = await insertOpinions(client, changed);
  const links: NewLink[] = changed.flatMap((one, i) =>
    one.links.map((link, number) => ({
      ...link,
      number: number + 1,
      opinionId: ids[i] as number,
      fromCase: one.caseId,
    })),
  );
  await linkOpinions(client, links);
  await writeOpinionStatutes(
    client,
    changed.map(({ caseId, statutes }, i) => ({ opinionId: ids[i] as number, caseId, statutes })),
  );
  return written;
}

/** Ids and hashes of stored texts. */
async function findOpinions(
  client: pg.ClientBase,
  opinions: OpinionOfCase[],
): Promise<Map<string, { id: number; hash: string }>> {
  const { rows } = await client.query(
    `SELECT source, source_id, id, hash FROM opinions JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [opinions.map((one) => one.source), opinions.map((one) => one.opinion.sourceId)],
  );
  return new Map(
    rows.map(({ source, source_id, id, hash }) => [`${source}\n${source_id}`, { id, hash }]),
  );
}

async function findTextSources(
  client: pg.ClientBase,
  opinions: OpinionOfCase[],
): Promise<Map<number, Set<SourceName>>> {
  const { rows } = await client.query<{ id: number; source: SourceName }>(
    'SELECT DISTINCT case_id AS id, source FROM opinions WHERE case_id = ANY($1)',
    [[...new Set(opinions.map((one) => one.caseId))]],
  );
  const sources = new Map<number, Set<SourceName>>();
  for (const { id, source } of [
    ...rows,
    ...opinions.map((one) => ({ id: one.caseId, source: one.source })),
  ]) {
    const list = sources.get(id) ?? new Set();
    sources.set(id, list.add(source));
  }
  return sources;
}

/** Removes older versions of these texts, and texts of less preferred collections. */
async function removeOpinions(
  client: pg.ClientBase,
  changed: (OpinionOfCase & { replacedId?: number })[],
  textSources: Map<number, Set<SourceName>>,
) {
  const outranked = changed.flatMap(({ caseId, source }) =>
    [...(textSources.get(caseId) ?? [])]
      .filter((other) => isPreferred(source, other))
      .map((other) => ({ caseId, other })),
  );
  const ids = changed.flatMap(({ replacedId }) => replacedId ?? []);
  if (ids.length > 0) await client.query('DELETE FROM opinions WHERE id = ANY($1)', [ids]);
  if (outranked.length === 0) return;
  await client.query(
    'DELETE FROM opinions o USING unnest($1::int[], $2::text[]) AS t(case_id, source) WHERE o.case_id = t.case_id AND o.source = t.source',
    [outranked.map((one) => one.caseId), outranked.map((one) => one.other)],
  );
}

async function insertOpinions(
  client: pg.ClientBase,
  changed: (OpinionOfCase & PreparedOpinion & { hash: string })[],
): Promise<number[]> {
  // Paragraphs contain no line breaks, so they can be joined by them.
  const { rows } = await client.query<{ id: number; key: string }>(
    `INSERT INTO opinions (case_id, source, source_id, position, kind, author, paragraphs, words, hash, statutes_read)
     SELECT case_id, source, source_id, position, kind, author, string_to_array(paragraphs, E'\\n'), words::tsvector, hash, true
     FROM unnest($1::int[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       AS t(case_id, source, source_id, position, kind, author, paragraphs, words, hash)
     RETURNING id, source || E'\\n' || source_id AS key`,
    [
      changed.map((one) => one.caseId),
      changed.map((one) => one.source),
      changed.map((one) => one.opinion.sourceId),
      changed.map((one) => one.opinion.position),
      changed.map((one) => one.opinion.kind),
      changed.map((one) => one.opinion.author),
      changed.map((one) => one.paragraphs.join('\n')),
      changed.map((one) => one.words),
      changed.map((one) => one.hash),
    ],
  );
  const idByKey = new Map(rows.map(({ id, key }) => [key, id]));
  return changed.map((one) => idByKey.get(`${one.source}\n${one.opinion.sourceId}`) as number);
}
