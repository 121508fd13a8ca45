// Stores records: finds the case of each, then writes every case that has changed as the sum of its records (describe-case.ts).
// One call is one step of a transaction; nothing of it is seen until the caller commits.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { nameWords } from '../store/opinion-words.ts';
import { type CaseRecord, citationKey, citationText, UNKNOWN_COURT } from './case-record.ts';
import { giveSlugs } from './case-slugs.server.ts';
import { type DescribedCase, describeCase, type SourceRow } from './describe-case.ts';
import { ensureCourts } from './ensure-courts.server.ts';
import { joinCases } from './join-cases.server.ts';
import { placeRecords } from './match-records.server.ts';

export type Written = {
  imported: number;
  updated: number;
  unchanged: number;
  /** The case of each record, in their order. */
  caseIds: number[];
  /** Cases whose citations may be new. */
  touched: number[];
};

type KnownSource = { source: string; sourceId: string; caseId: number; hash: string; citations: string[] };

export async function writeCases(client: pg.ClientBase, given: readonly CaseRecord[]): Promise<Written> {
  const known = await findSources(client, given);
  const caseIds: number[] = [];
  const fresh: { record: CaseRecord; hash: string; ownCase?: number; at: number }[] = [];
  for (const [at, record] of given.entries()) {
    const hash = hashOf(record);
    const before = known.get(sourceKey(record));
    if (before?.hash === hash && saysNothingNew(record, before)) caseIds[at] = before.caseId;
    // What a bulk file's citations said of it before stays true.
    else
      fresh.push({ record: before && record.bulk ? withCitations(record, before.citations) : record, hash, ownCase: before?.caseId, at });
  }
  const lastOf = new Map(fresh.map((one) => [sourceKey(one.record), one]));
  const latest = [...lastOf.values()]; // of one that comes twice in a batch, the last counts
  const { caseIds: homes, newIds, joined, becameOf } = await placeRecords(client, latest);
  for (const { keep, gone } of joined) await joinCases(client, keep, gone);
  const rows = new Map<number, SourceRow[]>();
  for (const [i, { record, hash }] of latest.entries()) {
    const id = homes[i] as number;
    rows.set(id, [...(rows.get(id) ?? []), rowOf(record, hash)]);
  }
  const homeOf = new Map(latest.map(({ record }, i) => [sourceKey(record), homes[i] as number]));
  for (const { record, at } of fresh) caseIds[at] = homeOf.get(sourceKey(record)) as number;
  const touched = [...rows.keys()];
  if (touched.length > 0) await writeTouched(client, rows, newIds);
  return {
    imported: newIds.size,
    updated: latest.length - newIds.size,
    unchanged: given.length - latest.length,
    caseIds: caseIds.map((id) => becameOf.get(id) ?? id),
    touched,
  };
}

/** Writes cases anew as the sum of their stored records and of those given. */
export async function writeTouched(client: pg.ClientBase, given: Map<number, SourceRow[]>, newIds: ReadonlySet<number>): Promise<void> {
  const all = await withStoredRows(client, given, newIds);
  const described = new Map([...all].map(([id, rows]) => [id, describeCase(rows)]));
  await ensureCourts(
    client,
    [...described.values()].map((one) => one.courtId),
  );
  const builtInSlugs = new Map([...all].flatMap(([id, rows]) => rows.filter((r) => r.source === 'built-in').map((r) => [id, r.sourceId])));
  const slugs = await giveSlugs(client, described, newIds, builtInSlugs, (id) => (all.get(id) ?? []).map(sourceKey).join());
  await upsertCases(client, described, slugs);
  await upsertSources(client, given);
  await writeCitations(client, described);
}

async function withStoredRows(client: pg.ClientBase, given: Map<number, SourceRow[]>, newIds: ReadonlySet<number>) {
  const all = new Map([...given].map(([id, rows]) => [id, [...rows]]));
  const stored = [...given.keys()].filter((id) => !newIds.has(id));
  if (stored.length === 0) return all;
  const replaced = new Set([...given.values()].flat().map(sourceKey));
  const { rows } = await client.query(
    `SELECT case_id AS "caseId", source, source_id AS "sourceId", name, full_name AS "fullName", court_id AS "courtId", docket_number AS "docketNumber",
            decided, citations, hash FROM case_sources WHERE case_id = ANY($1)`,
    [stored],
  );
  for (const { caseId, ...row } of rows) if (!replaced.has(sourceKey(row))) all.get(caseId)?.push(row);
  return all;
}

async function upsertCases(client: pg.ClientBase, described: Map<number, DescribedCase>, slugs: Map<number, string>): Promise<void> {
  const list = [...described];
  await client.query(
    `INSERT INTO cases (id, slug, name, court_id, docket_number, decided, day_known, built_in, name_words)
     OVERRIDING SYSTEM VALUE
     SELECT id, slug, name, court, docket, decided::date, day_known, built_in, words::tsvector
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::boolean[], $9::text[])
       AS t(id, slug, name, court, docket, decided, day_known, built_in, words)
     ON CONFLICT (id) DO UPDATE SET slug = excluded.slug, name = excluded.name, court_id = excluded.court_id,
       docket_number = excluded.docket_number, decided = excluded.decided, day_known = excluded.day_known,
       built_in = excluded.built_in, name_words = excluded.name_words, stored_at = now()`,
    [
      list.map(([id]) => id),
      list.map(([id]) => slugs.get(id)),
      list.map(([, c]) => c.name),
      list.map(([, c]) => c.courtId),
      list.map(([, c]) => c.docketNumber),
      list.map(([, c]) => c.decided),
      list.map(([, c]) => c.dayKnown),
      list.map(([, c]) => c.builtIn),
      list.map(([, c]) => nameWords(c.name)),
    ],
  );
}

async function upsertSources(client: pg.ClientBase, given: Map<number, SourceRow[]>): Promise<void> {
  const list = [...given].flatMap(([caseId, rows]) => rows.map((row) => ({ caseId, ...row })));
  await client.query(
    `INSERT INTO case_sources (source, source_id, case_id, name, full_name, court_id, docket_number, decided, citations, hash)
     SELECT source, source_id, case_id, name, full_name, court, docket, decided, string_to_array(citations, E'\\n'), hash
     FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
       AS t(source, source_id, case_id, name, full_name, court, docket, decided, citations, hash)
     ON CONFLICT (source, source_id) DO UPDATE SET case_id = excluded.case_id, name = excluded.name, full_name = excluded.full_name, court_id = excluded.court_id,
       docket_number = excluded.docket_number, decided = excluded.decided, citations = excluded.citations, hash = excluded.hash`,
    [
      list.map((s) => s.source),
      list.map((s) => s.sourceId),
      list.map((s) => s.caseId),
      list.map((s) => s.name),
      list.map((s) => s.fullName),
      list.map((s) => s.courtId),
      list.map((s) => s.docketNumber),
      list.map((s) => s.decided),
      list.map((s) => s.citations.join('\n')),
      list.map((s) => s.hash),
    ],
  );
}

async function writeCitations(client: pg.ClientBase, described: Map<number, DescribedCase>): Promise<void> {
  const list = [...described].flatMap(([id, { citations }]) => citations.map((key, i) => ({ id, ...key, first: i === 0 })));
  const columns = [list.map((c) => c.id), list.map((c) => c.volume), list.map((c) => c.reporter), list.map((c) => c.page)];
  const wanted = `unnest($1::int[], $2::text[], $3::text[], $4::text[]`;
  // A citation that is no longer said to be the case's: what was linked by it waits again.
  await client.query(
    `WITH gone AS (
       DELETE FROM case_citations c WHERE case_id = ANY($5) AND NOT EXISTS (
         SELECT FROM ${wanted}) AS t(id, volume, reporter, page)
         WHERE t.id = c.case_id AND t.volume = c.volume AND t.reporter = c.reporter AND t.page = c.page)
       RETURNING *)
     UPDATE case_links l SET to_case = NULL FROM gone g
     WHERE l.to_case = g.case_id AND l.volume = g.volume AND l.reporter = g.reporter AND l.page = g.page`,
    [...columns, [...described.keys()]],
  );
  await client.query(
    `INSERT INTO case_citations (case_id, volume, reporter, page, first)
     SELECT * FROM ${wanted}, $5::boolean[]) AS t
     ON CONFLICT (reporter, volume, page, case_id) DO UPDATE SET first = excluded.first`,
    [...columns, list.map((c) => c.first)],
  );
}

async function findSources(client: pg.ClientBase, records: readonly CaseRecord[]): Promise<Map<string, KnownSource>> {
  const { rows } = await client.query<KnownSource>(
    `SELECT source, source_id AS "sourceId", case_id AS "caseId", hash, citations FROM case_sources
     JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [records.map((r) => r.source), records.map((r) => r.sourceId)],
  );
  return new Map(rows.map((row) => [sourceKey(row), row]));
}

const sourceKey = ({ source, sourceId }: { source: string; sourceId: string }) => `${source}\n${sourceId}`;

function rowOf(record: CaseRecord, hash: string): SourceRow {
  const { source, sourceId, name, fullName = '', docketNumber, decided } = record;
  const citations = [...new Set(record.citations.map(citationText))];
  return {
    source,
    sourceId,
    name,
    fullName: fullName === name ? '' : fullName,
    courtId: record.courtId || UNKNOWN_COURT,
    docketNumber,
    decided,
    citations,
    hash,
  };
}

function withCitations(record: CaseRecord, before: string[]): CaseRecord {
  const own = new Set(record.citations.map(citationText));
  const kept = before.filter((text) => !own.has(text));
  return { ...record, citations: [...record.citations, ...kept.map(citationKey)] };
}

/** A bulk file's citations come in a file of their own, and are no part of the hash. */
function saysNothingNew(record: CaseRecord, before: KnownSource): boolean {
  return !record.bulk || record.citations.every((key) => before.citations.includes(citationText(key)));
}

/** Of what a record says of its case; its opinions have hashes of their own. */
function hashOf(record: CaseRecord): string {
  const { name, fullName, courtId, docketNumber, decided, citations } = rowOf(record, '');
  const parts = [name, fullName, courtId, docketNumber, decided, record.bulk ? [] : citations];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
