// Stores records: finds the case of each, then rewrites each changed case from all of its records
// (describe-case.ts). Runs inside the caller's transaction.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { buildNameVector } from '../store/opinion-words.ts';
import { type CaseRecord, formatCaseKey, parseCaseKey, UNKNOWN_COURT } from './case-record.ts';
import { assignSlugs } from './case-slugs.server.ts';
import { type DescribedCase, describeCase, type SourceRow } from './describe-case.ts';
import { ensureCourts } from './ensure-courts.server.ts';
import { joinCases } from './join-cases.server.ts';
import { matchRecords } from './match-records.server.ts';

export type WrittenCases = {
  imported: number;
  updated: number;
  unchanged: number;
  /** The case of each record, in order. */
  caseIds: number[];
  /** Cases whose citations may have changed. */
  changedCaseIds: number[];
};

type KnownSource = {
  source: string;
  sourceId: string;
  caseId: number;
  hash: string;
  citations: string[];
};

export async function writeCases(
  client: pg.ClientBase,
  records: readonly CaseRecord[],
): Promise<WrittenCases> {
  const knownSources = await findSources(client, records);
  const caseIds: number[] = [];
  const changed: { record: CaseRecord; hash: string; ownCaseId?: number; index: number }[] = [];
  for (const [index, record] of records.entries()) {
    const hash = hashRecord(record);
    const stored = knownSources.get(sourceKey(record));
    if (stored?.hash === hash && hasNoNewCitations(record, stored)) caseIds[index] = stored.caseId;
    // Keep citations that came from a bulk file of citations.
    else
      changed.push({
        record: stored && record.bulk ? addCitations(record, stored.citations) : record,
        hash,
        ownCaseId: stored?.caseId,
        index,
      });
  }
  const latestByKey = new Map(changed.map((one) => [sourceKey(one.record), one]));
  const latest = [...latestByKey.values()]; // of duplicates in a batch, the last one wins
  const { caseIds: targetIds, newIds, merges, mergedInto } = await matchRecords(client, latest);
  for (const { targetId, removedId } of merges) await joinCases(client, targetId, removedId);
  const rows = new Map<number, SourceRow[]>();
  for (const [i, { record, hash }] of latest.entries()) {
    const id = targetIds[i] as number;
    rows.set(id, [...(rows.get(id) ?? []), toSourceRow(record, hash)]);
  }
  const caseIdByKey = new Map(
    latest.map(({ record }, i) => [sourceKey(record), targetIds[i] as number]),
  );
  for (const { record, index } of changed)
    caseIds[index] = caseIdByKey.get(sourceKey(record)) as number;
  const changedCaseIds = [...rows.keys()];
  if (changedCaseIds.length > 0) await rewriteCases(client, rows, newIds);
  return {
    imported: newIds.size,
    updated: latest.length - newIds.size,
    unchanged: records.length - latest.length,
    caseIds: caseIds.map((id) => mergedInto.get(id) ?? id),
    changedCaseIds,
  };
}

/** Rewrites cases from their stored records and the changed ones. */
export async function rewriteCases(
  client: pg.ClientBase,
  changedRows: Map<number, SourceRow[]>,
  newIds: ReadonlySet<number>,
): Promise<void> {
  const all = await addStoredRows(client, changedRows, newIds);
  const described = new Map([...all].map(([id, rows]) => [id, describeCase(rows)]));
  await ensureCourts(
    client,
    [...described.values()].map((one) => one.courtId),
  );
  const builtInSlugs = new Map(
    [...all].flatMap(([id, rows]) =>
      rows.filter((r) => r.source === 'built-in').map((r) => [id, r.sourceId]),
    ),
  );
  const slugs = await assignSlugs(client, described, newIds, builtInSlugs, (id) =>
    (all.get(id) ?? []).map(sourceKey).join(),
  );
  await upsertCases(client, described, slugs);
  await upsertSources(client, changedRows);
  await writeCitations(client, described);
}

async function addStoredRows(
  client: pg.ClientBase,
  changedRows: Map<number, SourceRow[]>,
  newIds: ReadonlySet<number>,
) {
  const all = new Map([...changedRows].map(([id, rows]) => [id, [...rows]]));
  const stored = [...changedRows.keys()].filter((id) => !newIds.has(id));
  if (stored.length === 0) return all;
  const replacedKeys = new Set([...changedRows.values()].flat().map(sourceKey));
  const { rows } = await client.query(
    `SELECT case_id AS "caseId", source, source_id AS "sourceId", name, full_name AS "fullName", court_id AS "courtId", docket_number AS "docketNumber",
            decided, citations, hash FROM case_sources WHERE case_id = ANY($1)`,
    [stored],
  );
  for (const { caseId, ...row } of rows)
    if (!replacedKeys.has(sourceKey(row))) all.get(caseId)?.push(row);
  return all;
}

async function upsertCases(
  client: pg.ClientBase,
  described: Map<number, DescribedCase>,
  slugs: Map<number, string>,
): Promise<void> {
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
      list.map(([, c]) => buildNameVector(c.name)),
    ],
  );
}

async function upsertSources(
  client: pg.ClientBase,
  changedRows: Map<number, SourceRow[]>,
): Promise<void> {
  const list = [...changedRows].flatMap(([caseId, rows]) =>
    rows.map((row) => ({ caseId, ...row })),
  );
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

async function writeCitations(
  client: pg.ClientBase,
  described: Map<number, DescribedCase>,
): Promise<void> {
  const list = [...described].flatMap(([id, { citations }]) =>
    citations.map((key, i) => ({ id, ...key, first: i === 0 })),
  );
  const columns = [
    list.map((c) => c.id),
    list.map((c) => c.volume),
    list.map((c) => c.reporter),
    list.map((c) => c.page),
  ];
  const citationRows = `unnest($1::int[], $2::text[], $3::text[], $4::text[]`;
  // Links through citations that the case no longer has become pending again.
  await client.query(
    `WITH gone AS (
       DELETE FROM case_citations c WHERE case_id = ANY($5) AND NOT EXISTS (
         SELECT FROM ${citationRows}) AS t(id, volume, reporter, page)
         WHERE t.id = c.case_id AND t.volume = c.volume AND t.reporter = c.reporter AND t.page = c.page)
       RETURNING *)
     UPDATE case_links l SET to_case = NULL FROM gone g
     WHERE l.to_case = g.case_id AND l.volume = g.volume AND l.reporter = g.reporter AND l.page = g.page`,
    [...columns, [...described.keys()]],
  );
  await client.query(
    `INSERT INTO case_citations (case_id, volume, reporter, page, first)
     SELECT * FROM ${citationRows}, $5::boolean[]) AS t
     ON CONFLICT (reporter, volume, page, case_id) DO UPDATE SET first = excluded.first`,
    [...columns, list.map((c) => c.first)],
  );
}

async function findSources(
  client: pg.ClientBase,
  records: readonly CaseRecord[],
): Promise<Map<string, KnownSource>> {
  const { rows } = await client.query<KnownSource>(
    `SELECT source, source_id AS "sourceId", case_id AS "caseId", hash, citations FROM case_sources
     JOIN unnest($1::text[], $2::text[]) AS t(source, source_id) USING (source, source_id)`,
    [records.map((r) => r.source), records.map((r) => r.sourceId)],
  );
  return new Map(rows.map((row) => [sourceKey(row), row]));
}

const sourceKey = ({ source, sourceId }: { source: string; sourceId: string }) =>
  `${source}\n${sourceId}`;

function toSourceRow(record: CaseRecord, hash: string): SourceRow {
  const { source, sourceId, name, fullName = '', docketNumber, decided } = record;
  const citations = [...new Set(record.citations.map(formatCaseKey))];
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

function addCitations(record: CaseRecord, stored: string[]): CaseRecord {
  const ownCitations = new Set(record.citations.map(formatCaseKey));
  const olderCitations = stored.filter((text) => !ownCitations.has(text));
  return { ...record, citations: [...record.citations, ...olderCitations.map(parseCaseKey)] };
}

/** Citations of bulk files come in a separate file and are not part of the hash. */
function hasNoNewCitations(record: CaseRecord, stored: KnownSource): boolean {
  return (
    !record.bulk || record.citations.every((key) => stored.citations.includes(formatCaseKey(key)))
  );
}

/** Hash of a record without its opinions, which have separate hashes. */
function hashRecord(record: CaseRecord): string {
  const { name, fullName, courtId, docketNumber, decided, citations } = toSourceRow(record, '');
  const parts = [name, fullName, courtId, docketNumber, decided, record.bulk ? [] : citations];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
