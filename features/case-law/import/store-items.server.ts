// Stores one batch of an import: items of all kinds, in the order of their dependencies. Items that
// cannot be stored are returned with the reason.
import type pg from 'pg';
import { storeRecords } from '../store/store-cases.server.ts';
import {
  type BulkOpinion,
  type CaseRecord,
  type CitationRecord,
  type DocketRecord,
  formatCaseKey,
  type ImportItem,
  parseCaseKey,
} from './case-record.ts';
import { writeCourts } from './ensure-courts.server.ts';
import { type PreparedOpinions, writeOpinions } from './write-opinions.server.ts';

type Refused = { item: ImportItem; kind: 'skipped' | 'remark'; reason: string };
export type StoredItems = {
  imported: number;
  updated: number;
  unchanged: number;
  opinions: number;
  refused: Refused[];
};

const SUPREME_COURT_REPORTERS = new Set(['U.S.', 'S. Ct.']);

export async function storeItems(
  client: pg.ClientBase,
  items: readonly ImportItem[],
  prepared: PreparedOpinions,
): Promise<StoredItems> {
  const filterByType = <T extends ImportItem['type']>(type: T) =>
    items.filter((item): item is Extract<ImportItem, { type: T }> => item.type === type);
  const totals: StoredItems = { imported: 0, updated: 0, unchanged: 0, opinions: 0, refused: [] };
  const courts = filterByType('court');
  if (courts.length > 0)
    await writeCourts(
      client,
      courts.map((item) => item.court),
    );
  const dockets = filterByType('docket');
  if (dockets.length > 0)
    await writeDockets(
      client,
      dockets.map((item) => item.docket),
    );
  const citations = filterByType('citation');
  if (citations.length > 0)
    await storeCitations(
      client,
      citations.map((item) => item.citation),
    );
  const cases = filterByType('case');
  if (cases.length > 0) {
    const records = await addDockets(client, cases, totals.refused);
    const stored = await storeRecords(client, records, prepared);
    totals.imported += stored.imported;
    totals.updated += stored.updated;
    totals.unchanged += stored.unchanged;
    totals.opinions += stored.opinions.imported + stored.opinions.updated;
    for (const { opinion } of stored.empty) {
      const item = cases.find(({ record }) => record.opinions.includes(opinion));
      if (item)
        totals.refused.push({ item, kind: 'remark', reason: 'an opinion in it has no text' });
    }
    await client.query(
      `DELETE FROM waiting_citations WHERE source = 'courtlistener' AND source_id = ANY($1)`,
      [records.filter((record) => record.bulk).map((record) => record.sourceId)],
    );
  }
  await storeBulkOpinions(client, filterByType('opinion'), prepared, totals);
  return totals;
}

async function storeBulkOpinions(
  client: pg.ClientBase,
  items: Extract<ImportItem, { type: 'opinion' }>[],
  prepared: PreparedOpinions,
  totals: StoredItems,
): Promise<void> {
  if (items.length === 0) return;
  const caseIds = await findCases(
    client,
    items.map((item) => item.bulkOpinion),
  );
  const attached = items.flatMap((item) => {
    const caseId = caseIds.get(item.bulkOpinion.caseSourceId);
    if (caseId !== undefined)
      return [
        { caseId, source: 'courtlistener' as const, opinion: item.bulkOpinion.opinion, item },
      ];
    totals.refused.push({
      item,
      kind: 'skipped',
      reason: `its case (cluster ${item.bulkOpinion.caseSourceId}) is not held`,
    });
    return [];
  });
  const written = await writeOpinions(client, attached, prepared);
  totals.opinions += written.imported + written.updated;
  totals.unchanged += written.unchanged;
  for (const { opinion } of written.empty) {
    const entry = attached.find((one) => one.opinion === opinion);
    if (entry) totals.refused.push({ item: entry.item, kind: 'skipped', reason: 'it has no text' });
  }
}

async function findCases(
  client: pg.ClientBase,
  bulkOpinions: BulkOpinion[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; caseId: number }>(
    `SELECT source_id AS id, case_id AS "caseId" FROM case_sources WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [[...new Set(bulkOpinions.map((one) => one.caseSourceId))]],
  );
  return new Map(rows.map(({ id, caseId }) => [id, caseId]));
}

async function writeDockets(client: pg.ClientBase, records: DocketRecord[]): Promise<void> {
  const dockets = [...new Map(records.map((docket) => [docket.sourceId, docket])).values()];
  await client.query(
    `INSERT INTO dockets (source, source_id, court_id, number, name)
     SELECT 'courtlistener', * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (source, source_id) DO UPDATE SET court_id = excluded.court_id, number = excluded.number, name = excluded.name
     WHERE (dockets.court_id, dockets.number, dockets.name) IS DISTINCT FROM (excluded.court_id, excluded.number, excluded.name)`,
    [
      dockets.map((d) => d.sourceId),
      dockets.map((d) => d.courtId),
      dockets.map((d) => d.number),
      dockets.map((d) => d.name),
    ],
  );
}

/**
 * Adds citations to stored cases, which may merge them with others. Citations of cases that are not
 * stored yet wait for them.
 */
async function storeCitations(client: pg.ClientBase, records: CitationRecord[]): Promise<void> {
  const byCase = Map.groupBy(records, (one) => one.caseSourceId);
  const { rows } = await client.query(
    `SELECT source, source_id AS "sourceId", name, full_name AS "fullName", court_id AS "courtId", docket_number AS "docketNumber", decided, citations
     FROM case_sources WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [[...byCase.keys()]],
  );
  const storedRecords = rows.map((row): CaseRecord => {
    const newKeys = (byCase.get(row.sourceId) ?? []).map(({ key }) => key);
    return {
      ...row,
      citations: [...row.citations.map(parseCaseKey), ...newKeys],
      opinions: [],
      bulk: { docketId: '' },
    };
  });
  for (const record of storedRecords) byCase.delete(record.sourceId);
  if (storedRecords.length > 0) await storeRecords(client, storedRecords);
  const waiting = [...byCase].flatMap(([id, list]) =>
    list.map(({ key }) => ({ id, citation: formatCaseKey(key) })),
  );
  if (waiting.length === 0) return;
  await client.query(
    `INSERT INTO waiting_citations (source, source_id, citation)
     SELECT 'courtlistener', * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
    [waiting.map((one) => one.id), waiting.map((one) => one.citation)],
  );
}

/**
 * Adds court and docket number from the dockets, and waiting citations, to cases from a bulk file.
 */
async function addDockets(
  client: pg.ClientBase,
  items: Extract<ImportItem, { type: 'case' }>[],
  refused: Refused[],
): Promise<CaseRecord[]> {
  const bulkCases = items.flatMap(({ record }) =>
    record.bulk ? [{ record, docketId: record.bulk.docketId }] : [],
  );
  if (bulkCases.length === 0) return items.map((item) => item.record);
  const { rows: docketRows } = await client.query(
    `SELECT source_id AS id, court_id AS "courtId", number FROM dockets WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [bulkCases.map((one) => one.docketId)],
  );
  const { rows: waitingRows } = await client.query<{ id: string; citations: string[] }>(
    `SELECT source_id AS id, array_agg(citation ORDER BY citation COLLATE "C") AS citations FROM waiting_citations
     WHERE source = 'courtlistener' AND source_id = ANY($1) GROUP BY 1`,
    [bulkCases.map((one) => one.record.sourceId)],
  );
  const dockets = new Map(docketRows.map((row) => [row.id, row]));
  const waiting = new Map(waitingRows.map((row) => [row.id, row.citations]));
  return items.map((item) => {
    const { record } = item;
    if (!record.bulk) return record;
    const docket = dockets.get(record.bulk.docketId);
    const citations = sortByReporter((waiting.get(record.sourceId) ?? []).map(parseCaseKey));
    const guessedCourtId = citations.some(({ reporter }) => SUPREME_COURT_REPORTERS.has(reporter))
      ? 'scotus'
      : '';
    if (!docket && !guessedCourtId)
      refused.push({
        item,
        kind: 'remark',
        reason: `its docket (${record.bulk.docketId || 'none'}) is not held, so its court is not known`,
      });
    return {
      ...record,
      courtId: docket?.courtId ?? guessedCourtId,
      docketNumber: docket?.number ?? '',
      citations: [...record.citations, ...citations],
    };
  });
}

/** Official reporters first. */
function sortByReporter(keys: CaseRecord['citations']): CaseRecord['citations'] {
  const order = ['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'];
  const rank = (reporter: string) =>
    (order.indexOf(reporter) + order.length + 1) % (order.length + 1);
  return keys.toSorted((a, b) => rank(a.reporter) - rank(b.reporter));
}
