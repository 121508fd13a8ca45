// Writes the library's cases into the same tables as imported ones, so that citations are looked up
// in one place. Runs at every start and before an import; writes nothing if nothing has changed,
// and concurrent processes wait for each other's lock. A built-in case that was already imported is
// merged with it (import/match-records.server.ts has the rules).
import type pg from 'pg';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { findCourt } from '#legal/courts.ts';
import type { CaseRecord } from '../import/case-record.ts';
import { formatCaseKey } from '../import/case-record.ts';
import { readCaseKey } from '../import/formats/read-case-key.ts';
import { countCitations } from '../import/link-cases.server.ts';
import { rewriteCases } from '../import/write-cases.server.ts';
import { runInStoreTransaction, storeRecords } from './store-cases.server.ts';

export type SyncedCases = { added: number; changed: number; removed: number };

export function syncBuiltInCases({
  db,
  library,
}: Pick<LibraryDeps, 'db' | 'library'>): Promise<SyncedCases> {
  const records = library.cases.map(toCaseRecord);
  return runInStoreTransaction(db, async (client) => {
    const removed = await removeDeletedEntries(client, records);
    const { imported, updated } = await storeRecords(client, records);
    if (imported + updated + removed > 0) await countCitations(client);
    return { added: imported, changed: updated, removed };
  });
}

function toCaseRecord(entry: BuiltInCase): CaseRecord {
  const citations = [entry.citation, ...entry.parallel].flatMap(
    (text) => readCaseKey(text, entry.decided) ?? [],
  );
  return {
    source: 'built-in',
    sourceId: entry.id,
    name: entry.name,
    courtId: findCourt(entry.court)?.id ?? entry.court,
    docketNumber: entry.docket ?? '',
    decided: entry.decided,
    citations,
    opinions: [],
  };
}

/**
 * Removes deleted entries. An entry that only has a new id keeps its case; a case without other
 * sources is deleted.
 */
async function removeDeletedEntries(client: pg.ClientBase, records: CaseRecord[]): Promise<number> {
  const { rows } = await client.query<{ sourceId: string; caseId: number; citations: string[] }>(
    `SELECT source_id AS "sourceId", case_id AS "caseId", citations FROM case_sources WHERE source = 'built-in' AND source_id <> ALL($1)`,
    [records.map((record) => record.sourceId)],
  );
  const { rows: storedRows } = await client.query<{ id: string }>(
    `SELECT source_id AS id FROM case_sources WHERE source = 'built-in'`,
  );
  const storedIds = new Set(storedRows.map(({ id }) => id));
  const newIdByCitation = new Map(
    records
      .filter((r) => !storedIds.has(r.sourceId))
      .map((r) => [r.citations.map(formatCaseKey)[0], r.sourceId]),
  );
  let removed = 0;
  for (const { sourceId, caseId, citations } of rows) {
    const newId = newIdByCitation.get(citations[0]);
    if (newId) {
      newIdByCitation.delete(citations[0]);
      await client.query(
        `UPDATE case_sources SET source_id = $2, hash = '' WHERE source = 'built-in' AND source_id = $1`,
        [sourceId, newId],
      );
      continue;
    }
    removed++;
    await client.query(`DELETE FROM case_sources WHERE source = 'built-in' AND source_id = $1`, [
      sourceId,
    ]);
    const { rowCount } = await client.query(
      'DELETE FROM cases WHERE id = $1 AND NOT EXISTS (SELECT FROM case_sources WHERE case_id = $1)',
      [caseId],
    );
    if (rowCount === 0) await rewriteCases(client, new Map([[caseId, []]]), new Set());
  }
  return removed;
}
