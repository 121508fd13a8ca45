// One batch of an import: items of any kind, stored in the order in which they build on each other. What cannot be placed comes
// back with the reason; the rest is stored.
import type pg from 'pg';
import { storeRecords } from '../store/store-cases.server.ts';
import {
  type CaseRecord,
  type CitationRecord,
  citationKey,
  citationText,
  type DocketRecord,
  type ImportItem,
  type LooseOpinion,
} from './case-record.ts';
import { writeCourts } from './ensure-courts.server.ts';
import { type Prepared, writeOpinions } from './write-opinions.server.ts';

type Refused = { item: ImportItem; kind: 'skipped' | 'remark'; reason: string };
export type StoredItems = { imported: number; updated: number; unchanged: number; opinions: number; refused: Refused[] };

const SUPREME = new Set(['U.S.', 'S. Ct.']);

export async function storeItems(client: pg.ClientBase, items: readonly ImportItem[], prepared: Prepared): Promise<StoredItems> {
  const of = <T extends ImportItem['type']>(type: T) =>
    items.filter((item): item is Extract<ImportItem, { type: T }> => item.type === type);
  const sum: StoredItems = { imported: 0, updated: 0, unchanged: 0, opinions: 0, refused: [] };
  const courts = of('court');
  if (courts.length > 0)
    await writeCourts(
      client,
      courts.map((item) => item.court),
    );
  const dockets = of('docket');
  if (dockets.length > 0)
    await writeDockets(
      client,
      dockets.map((item) => item.docket),
    );
  const citations = of('citation');
  if (citations.length > 0)
    await storeCitations(
      client,
      citations.map((item) => item.citation),
    );
  const cases = of('case');
  if (cases.length > 0) {
    const records = await withDockets(client, cases, sum.refused);
    const stored = await storeRecords(client, records, prepared);
    sum.imported += stored.imported;
    sum.updated += stored.updated;
    sum.unchanged += stored.unchanged;
    sum.opinions += stored.opinions.imported + stored.opinions.updated;
    for (const { opinion } of stored.empty) {
      const item = cases.find(({ record }) => record.opinions.includes(opinion));
      if (item) sum.refused.push({ item, kind: 'remark', reason: 'an opinion in it has no text' });
    }
    await client.query(`DELETE FROM waiting_citations WHERE source = 'courtlistener' AND source_id = ANY($1)`, [
      records.filter((record) => record.bulk).map((record) => record.sourceId),
    ]);
  }
  await storeLoose(client, of('opinion'), prepared, sum);
  return sum;
}

async function storeLoose(
  client: pg.ClientBase,
  items: Extract<ImportItem, { type: 'opinion' }>[],
  prepared: Prepared,
  sum: StoredItems,
): Promise<void> {
  if (items.length === 0) return;
  const caseOf = await findCases(
    client,
    items.map((item) => item.loose),
  );
  const placed = items.flatMap((item) => {
    const caseId = caseOf.get(item.loose.caseSourceId);
    if (caseId !== undefined) return [{ caseId, source: 'courtlistener' as const, opinion: item.loose.opinion, item }];
    sum.refused.push({ item, kind: 'skipped', reason: `its case (cluster ${item.loose.caseSourceId}) is not held` });
    return [];
  });
  const written = await writeOpinions(client, placed, prepared);
  sum.opinions += written.imported + written.updated;
  sum.unchanged += written.unchanged;
  for (const { opinion } of written.empty) {
    const found = placed.find((one) => one.opinion === opinion);
    if (found) sum.refused.push({ item: found.item, kind: 'skipped', reason: 'it has no text' });
  }
}

async function findCases(client: pg.ClientBase, loose: LooseOpinion[]): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; caseId: number }>(
    `SELECT source_id AS id, case_id AS "caseId" FROM case_sources WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [[...new Set(loose.map((one) => one.caseSourceId))]],
  );
  return new Map(rows.map(({ id, caseId }) => [id, caseId]));
}

async function writeDockets(client: pg.ClientBase, given: DocketRecord[]): Promise<void> {
  const dockets = [...new Map(given.map((docket) => [docket.sourceId, docket])).values()];
  await client.query(
    `INSERT INTO dockets (source, source_id, court_id, number, name)
     SELECT 'courtlistener', * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
     ON CONFLICT (source, source_id) DO UPDATE SET court_id = excluded.court_id, number = excluded.number, name = excluded.name
     WHERE (dockets.court_id, dockets.number, dockets.name) IS DISTINCT FROM (excluded.court_id, excluded.number, excluded.name)`,
    [dockets.map((d) => d.sourceId), dockets.map((d) => d.courtId), dockets.map((d) => d.number), dockets.map((d) => d.name)],
  );
}

/** Of a case that is held: added to it, which may show that it is the same as another. Of one that is not: kept until it comes. */
async function storeCitations(client: pg.ClientBase, given: CitationRecord[]): Promise<void> {
  const byCase = Map.groupBy(given, (one) => one.caseSourceId);
  const { rows } = await client.query(
    `SELECT source, source_id AS "sourceId", name, full_name AS "fullName", court_id AS "courtId", docket_number AS "docketNumber", decided, citations
     FROM case_sources WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [[...byCase.keys()]],
  );
  const held = rows.map((row): CaseRecord => {
    const more = (byCase.get(row.sourceId) ?? []).map(({ key }) => key);
    return { ...row, citations: [...row.citations.map(citationKey), ...more], opinions: [], bulk: { docketId: '' } };
  });
  for (const record of held) byCase.delete(record.sourceId);
  if (held.length > 0) await storeRecords(client, held);
  const waiting = [...byCase].flatMap(([id, list]) => list.map(({ key }) => ({ id, citation: citationText(key) })));
  if (waiting.length === 0) return;
  await client.query(
    `INSERT INTO waiting_citations (source, source_id, citation)
     SELECT 'courtlistener', * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
    [waiting.map((one) => one.id), waiting.map((one) => one.citation)],
  );
}

/** A bulk file's cases get their court and number from their dockets, and the citations that have been waiting for them. */
async function withDockets(
  client: pg.ClientBase,
  items: Extract<ImportItem, { type: 'case' }>[],
  refused: Refused[],
): Promise<CaseRecord[]> {
  const bulk = items.flatMap(({ record }) => (record.bulk ? [{ record, docketId: record.bulk.docketId }] : []));
  if (bulk.length === 0) return items.map((item) => item.record);
  const { rows: docketRows } = await client.query(
    `SELECT source_id AS id, court_id AS "courtId", number FROM dockets WHERE source = 'courtlistener' AND source_id = ANY($1)`,
    [bulk.map((one) => one.docketId)],
  );
  const { rows: waitingRows } = await client.query<{ id: string; citations: string[] }>(
    `SELECT source_id AS id, array_agg(citation ORDER BY citation COLLATE "C") AS citations FROM waiting_citations
     WHERE source = 'courtlistener' AND source_id = ANY($1) GROUP BY 1`,
    [bulk.map((one) => one.record.sourceId)],
  );
  const dockets = new Map(docketRows.map((row) => [row.id, row]));
  const waiting = new Map(waitingRows.map((row) => [row.id, row.citations]));
  return items.map((item) => {
    const { record } = item;
    if (!record.bulk) return record;
    const docket = dockets.get(record.bulk.docketId);
    const citations = inOrder((waiting.get(record.sourceId) ?? []).map(citationKey));
    const guess = citations.some(({ reporter }) => SUPREME.has(reporter)) ? 'scotus' : '';
    if (!docket && !guess)
      refused.push({
        item,
        kind: 'remark',
        reason: `its docket (${record.bulk.docketId || 'none'}) is not held, so its court is not known`,
      });
    return {
      ...record,
      courtId: docket?.courtId ?? guess,
      docketNumber: docket?.number ?? '',
      citations: [...record.citations, ...citations],
    };
  });
}

/** A case is cited by the official reports first. */
function inOrder(keys: CaseRecord['citations']): CaseRecord['citations'] {
  const order = ['U.S.', 'S. Ct.', 'L. Ed.', 'L. Ed. 2d'];
  const rank = (reporter: string) => (order.indexOf(reporter) + order.length + 1) % (order.length + 1);
  return keys.toSorted((a, b) => rank(a.reporter) - rank(b.reporter));
}
