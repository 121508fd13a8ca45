// Puts the library's cases into the tables beside the imported ones, so that a citation is looked up in one place. Done at every
// start and before an import; nothing is written when nothing has changed, and several processes that start at once take turns.
// A built-in case that is held from an import already becomes one with it (import/place-records.server.ts has the rule).
import type pg from 'pg';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { BuiltInCase } from '#features/library/schema/law-schema.ts';
import { findCourt } from '#legal/courts.ts';
import type { CaseRecord } from '../import/case-record.ts';
import { citationText } from '../import/case-record.ts';
import { readCaseKey } from '../import/formats/read-case-key.ts';
import { countCitations } from '../import/link-cases.server.ts';
import { writeTouched } from '../import/write-cases.server.ts';
import { inStoreTransaction, storeRecords } from './store-cases.server.ts';

export type SyncedCases = { added: number; changed: number; removed: number };

export function syncBuiltInCases({ db, library }: Pick<LibraryDeps, 'db' | 'library'>): Promise<SyncedCases> {
  const records = library.cases.map(recordOf);
  return inStoreTransaction(db, async (client) => {
    const removed = await removeOthers(client, records);
    const { imported, updated } = await storeRecords(client, records);
    if (imported + updated + removed > 0) await countCitations(client);
    return { added: imported, changed: updated, removed };
  });
}

function recordOf(entry: BuiltInCase): CaseRecord {
  const citations = [entry.citation, ...entry.parallel].flatMap((text) => readCaseKey(text, entry.decided) ?? []);
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

/** Entries that are gone. One that only has a new id keeps its case; one that was all there was of a case takes it along. */
async function removeOthers(client: pg.ClientBase, records: CaseRecord[]): Promise<number> {
  const { rows } = await client.query<{ sourceId: string; caseId: number; citations: string[] }>(
    `SELECT source_id AS "sourceId", case_id AS "caseId", citations FROM case_sources WHERE source = 'built-in' AND source_id <> ALL($1)`,
    [records.map((record) => record.sourceId)],
  );
  const { rows: known } = await client.query<{ id: string }>(`SELECT source_id AS id FROM case_sources WHERE source = 'built-in'`);
  const held = new Set(known.map(({ id }) => id));
  const renamed = new Map(records.filter((r) => !held.has(r.sourceId)).map((r) => [r.citations.map(citationText)[0], r.sourceId]));
  let removed = 0;
  for (const { sourceId, caseId, citations } of rows) {
    const newId = renamed.get(citations[0]);
    if (newId) {
      renamed.delete(citations[0]);
      await client.query(`UPDATE case_sources SET source_id = $2, hash = '' WHERE source = 'built-in' AND source_id = $1`, [
        sourceId,
        newId,
      ]);
      continue;
    }
    removed++;
    await client.query(`DELETE FROM case_sources WHERE source = 'built-in' AND source_id = $1`, [sourceId]);
    const { rowCount } = await client.query(
      'DELETE FROM cases WHERE id = $1 AND NOT EXISTS (SELECT FROM case_sources WHERE case_id = $1)',
      [caseId],
    );
    if (rowCount === 0) await writeTouched(client, new Map([[caseId, []]]), new Set());
  }
  return removed;
}
