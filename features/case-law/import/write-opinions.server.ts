// Stores opinions with the citations that stand in them. A text that is held already, word for word, is left alone. A case has
// the text of one collection only, CourtListener's before CAP's: two copies of one opinion would be found and shown twice.
import type pg from 'pg';
import type { OpinionRecord, SourceName } from './case-record.ts';
import { linkOpinions, type NewLink } from './link-cases.server.ts';
import { opinionHash, type PreparedOpinion, prepareOpinion } from './prepare-opinion.ts';

export type OpinionOfCase = { caseId: number; source: SourceName; opinion: OpinionRecord };
export type WrittenOpinions = { imported: number; updated: number; unchanged: number; empty: OpinionOfCase[] };
/** What was computed ahead; the rest is computed here. */
export type Prepared = ReadonlyMap<OpinionRecord, PreparedOpinion>;

const PREFERRED: SourceName[] = ['courtlistener', 'courtlistener-v2', 'cap', 'facts', 'built-in'];
const better = (a: SourceName, b: SourceName) => PREFERRED.indexOf(a) < PREFERRED.indexOf(b);

export async function writeOpinions(
  client: pg.ClientBase,
  given: OpinionOfCase[],
  prepared: Prepared = new Map(),
): Promise<WrittenOpinions> {
  const last = [...new Map(given.map((one) => [`${one.source}\n${one.opinion.sourceId}`, one])).values()];
  const known = await findOpinions(client, last);
  const textOf = await findTextSources(client, last);
  const found: WrittenOpinions = { imported: 0, updated: 0, unchanged: given.length - last.length, empty: [] };
  const fresh: (OpinionOfCase & PreparedOpinion & { hash: string; before?: number })[] = [];
  for (const one of last) {
    const hash = opinionHash(one.opinion);
    const before = known.get(`${one.source}\n${one.opinion.sourceId}`);
    const heldOtherwise = [...(textOf.get(one.caseId) ?? [])].some((source) => better(source, one.source));
    if (before?.hash === hash || heldOtherwise) {
      found.unchanged++;
      continue;
    }
    const ready = prepared.get(one.opinion) ?? prepareOpinion(one.opinion);
    if (ready.paragraphs.length === 0) {
      found.empty.push(one);
      continue;
    }
    found[before ? 'updated' : 'imported']++;
    fresh.push({ ...one, ...ready, hash, before: before?.id });
  }
  if (fresh.length === 0) return found;
  await removeOpinions(client, fresh, textOf);
  const ids = await insertOpinions(client, fresh);
  const links: NewLink[] = fresh.flatMap((one, i) =>
    one.links.map((link, number) => ({ ...link, number: number + 1, opinionId: ids[i] as number, fromCase: one.caseId })),
  );
  await linkOpinions(client, links);
  return found;
}

/** Ids and hashes of texts that are held. */
async function findOpinions(client: pg.ClientBase, given: OpinionOfCase[]): Promise<Map<string, { id: number; hash: string }>> {
  const { rows } = await client.query(
    `SELECT source, source_id, id, hash FROM opinions JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [given.map((one) => one.source), given.map((one) => one.opinion.sourceId)],
  );
  return new Map(rows.map(({ source, source_id, id, hash }) => [`${source}\n${source_id}`, { id, hash }]));
}

async function findTextSources(client: pg.ClientBase, given: OpinionOfCase[]): Promise<Map<number, Set<SourceName>>> {
  const { rows } = await client.query<{ id: number; source: SourceName }>(
    'SELECT DISTINCT case_id AS id, source FROM opinions WHERE case_id = ANY($1)',
    [[...new Set(given.map((one) => one.caseId))]],
  );
  const sources = new Map<number, Set<SourceName>>();
  for (const { id, source } of [...rows, ...given.map((one) => ({ id: one.caseId, source: one.source }))]) {
    const list = sources.get(id) ?? new Set();
    sources.set(id, list.add(source));
  }
  return sources;
}

/** The older forms of these texts, and texts of collections that come second. */
async function removeOpinions(client: pg.ClientBase, fresh: (OpinionOfCase & { before?: number })[], textOf: Map<number, Set<SourceName>>) {
  const second = fresh.flatMap(({ caseId, source }) =>
    [...(textOf.get(caseId) ?? [])].filter((other) => better(source, other)).map((other) => ({ caseId, other })),
  );
  const ids = fresh.flatMap(({ before }) => before ?? []);
  if (ids.length > 0) await client.query('DELETE FROM opinions WHERE id = ANY($1)', [ids]);
  if (second.length === 0) return;
  await client.query(
    'DELETE FROM opinions o USING unnest($1::int[], $2::text[]) AS t(case_id, source) WHERE o.case_id = t.case_id AND o.source = t.source',
    [second.map((one) => one.caseId), second.map((one) => one.other)],
  );
}

async function insertOpinions(client: pg.ClientBase, fresh: (OpinionOfCase & PreparedOpinion & { hash: string })[]): Promise<number[]> {
  // Paragraphs have no line breaks in them.
  const { rows } = await client.query<{ id: number; key: string }>(
    `INSERT INTO opinions (case_id, source, source_id, position, kind, author, paragraphs, words, hash)
     SELECT case_id, source, source_id, position, kind, author, string_to_array(paragraphs, E'\\n'), words::tsvector, hash
     FROM unnest($1::int[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       AS t(case_id, source, source_id, position, kind, author, paragraphs, words, hash)
     RETURNING id, source || E'\\n' || source_id AS key`,
    [
      fresh.map((one) => one.caseId),
      fresh.map((one) => one.source),
      fresh.map((one) => one.opinion.sourceId),
      fresh.map((one) => one.opinion.position),
      fresh.map((one) => one.opinion.kind),
      fresh.map((one) => one.opinion.author),
      fresh.map((one) => one.paragraphs.join('\n')),
      fresh.map((one) => one.words),
      fresh.map((one) => one.hash),
    ],
  );
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  return fresh.map((one) => idOf.get(`${one.source}\n${one.opinion.sourceId}`) as number);
}
