// Finds the case that a record belongs to. The same decision comes from several collections, with
// different captions. A record belongs to a known case if
// - they share a citation (volume, reporter, page) or, if one of the two has no citation at all,
//   court, docket number and day; and
// - their names fit (compareCaseNames does not say "differs"); and
// - their years, where both are known, are at most one apart; and
// - they do not have different citations in the U.S. Reports. Otherwise it is a new case. If a
//   record fits several known cases, those are the same case too and are merged, except two
//   built-in ones.
import type pg from 'pg';
import { compareCaseNames } from '#legal/citations/case-names.ts';
import { type CaseRecord, formatCaseKey, getYear, UNKNOWN_COURT } from './case-record.ts';

type KnownCase = {
  id: number;
  /** Short and full names from all of its records. */
  names: Set<string>;
  year: number | undefined;
  builtIn: boolean;
  /** All citations as text. */
  citations: Set<string>;
  /** Court, docket number and day in one string; empty unless all three are known. */
  docketKey: string;
  isNew: boolean;
};

export type MatchedRecords = {
  /** The case of each record, in order. */
  caseIds: number[];
  newIds: Set<number>;
  /** Stored cases to merge into another one. */
  merges: { targetId: number; removedId: number }[];
  mergedInto: ReadonlyMap<number, number>;
};

export type RecordToMatch = { record: CaseRecord; ownCaseId?: number };

export async function matchRecords(
  client: pg.ClientBase,
  inputs: RecordToMatch[],
): Promise<MatchedRecords> {
  const { knownCases, casesByKey } = await findKnownCases(client, inputs);
  const ids = await reserveCaseIds(client, inputs.filter((p) => p.ownCaseId === undefined).length);
  const mergedInto = new Map<number, number>();
  const merges: MatchedRecords['merges'] = [];
  const matchedIds: number[] = [];
  for (const { record, ownCaseId } of inputs) {
    const ownCase =
      ownCaseId === undefined ? undefined : knownCases.get(mergedInto.get(ownCaseId) ?? ownCaseId);
    const candidates = new Set(
      listMatchKeys(record).flatMap((key) => [...(casesByKey.get(key) ?? [])]),
    );
    const matches = [...candidates].filter(
      (candidate) =>
        candidate !== ownCase &&
        isSameCase(record, candidate) &&
        !areBothBuiltIn(ownCase ?? record, candidate),
    );
    const [bestMatch, ...others] = [...(ownCase ? [ownCase] : []), ...matches].toSorted(
      compareCases,
    );
    const target = bestMatch ?? createCase(ids.pop() ?? throwNoId());
    knownCases.set(target.id, target);
    for (const other of others) {
      if (areBothBuiltIn(target, other)) continue;
      if (!other.isNew) merges.push({ targetId: target.id, removedId: other.id });
      mergedInto.set(other.id, target.id);
      for (const [from, to] of mergedInto) if (to === other.id) mergedInto.set(from, target.id);
      mergeCase(target, other, casesByKey);
    }
    addRecord(target, record, casesByKey);
    matchedIds.push(target.id);
  }
  const caseIds = matchedIds.map((id) => mergedInto.get(id) ?? id);
  return {
    caseIds,
    newIds: new Set(caseIds.filter((id) => knownCases.get(id)?.isNew)),
    merges,
    mergedInto,
  };
}

function isSameCase(record: CaseRecord, knownCase: KnownCase): boolean {
  const year = getYear(record.decided);
  if (year !== undefined && knownCase.year !== undefined && Math.abs(year - knownCase.year) > 1)
    return false;
  const citations = record.citations.map(formatCaseKey);
  if (
    !citations.some((text) => knownCase.citations.has(text)) &&
    citations.length > 0 &&
    knownCase.citations.size > 0
  )
    return false;
  const recordCites = filterUsReports(citations);
  const caseCites = filterUsReports(knownCase.citations);
  if (
    recordCites.length > 0 &&
    caseCites.length > 0 &&
    !recordCites.some((text) => caseCites.includes(text))
  )
    return false;
  const names = listNames(record);
  return [...knownCase.names].some((knownName) =>
    names.some((name) => compareCaseNames(name, knownName) !== 'differs'),
  );
}

const listNames = ({ name, fullName }: CaseRecord) =>
  fullName && fullName !== name ? [name, fullName] : [name];
const filterUsReports = (citations: Iterable<string>) =>
  [...citations].filter((text) => text.includes(' U.S. '));

function areBothBuiltIn(a: KnownCase | CaseRecord, b: KnownCase): boolean {
  return b.builtIn && ('builtIn' in a ? a.builtIn : a.source === 'built-in');
}

/** Stored cases before new ones, built-in before imported, then older before newer. */
function compareCases(a: KnownCase, b: KnownCase): number {
  return Number(a.isNew) - Number(b.isNew) || Number(b.builtIn) - Number(a.builtIn) || a.id - b.id;
}

function createCase(id: number): KnownCase {
  return {
    id,
    names: new Set(),
    year: undefined,
    builtIn: false,
    citations: new Set(),
    docketKey: '',
    isNew: true,
  };
}

function addRecord(target: KnownCase, record: CaseRecord, casesByKey: Map<string, Set<KnownCase>>) {
  for (const name of listNames(record)) target.names.add(name);
  target.year ??= getYear(record.decided);
  target.builtIn ||= record.source === 'built-in';
  target.docketKey ||= getDocketKey(record.courtId, record.docketNumber, record.decided);
  for (const key of record.citations) target.citations.add(formatCaseKey(key));
  indexCase(target, casesByKey);
}

function mergeCase(target: KnownCase, other: KnownCase, casesByKey: Map<string, Set<KnownCase>>) {
  for (const list of casesByKey.values()) list.delete(other);
  for (const text of other.citations) target.citations.add(text);
  for (const name of other.names) target.names.add(name);
  target.builtIn ||= other.builtIn;
  target.year ??= other.year;
  indexCase(target, casesByKey);
}

function indexCase(knownCase: KnownCase, casesByKey: Map<string, Set<KnownCase>>) {
  for (const key of [
    ...knownCase.citations,
    ...(knownCase.docketKey ? [knownCase.docketKey] : []),
  ]) {
    const list = casesByKey.get(key);
    if (list) list.add(knownCase);
    else casesByKey.set(key, new Set([knownCase]));
  }
}

function listMatchKeys(record: CaseRecord): string[] {
  const docket = getDocketKey(record.courtId, record.docketNumber, record.decided);
  return [...record.citations.map(formatCaseKey), ...(docket ? [docket] : [])];
}

function getDocketKey(courtId: string, docket: string, decided: string): string {
  return courtId && courtId !== UNKNOWN_COURT && docket && decided.length === 10
    ? `${courtId}\n${docket}\n${decided}`
    : '';
}

type KnownCaseRow = {
  id: number;
  names: string[];
  decided: string | null;
  builtIn: boolean;
  citations: string[];
  docketKey: string;
};

async function findKnownCases(client: pg.ClientBase, inputs: RecordToMatch[]) {
  const keys = inputs.flatMap(({ record }) => record.citations);
  const docketed = inputs.filter(
    ({ record }) => getDocketKey(record.courtId, record.docketNumber, record.decided) !== '',
  );
  const { rows } = await client.query<KnownCaseRow>(
    `WITH near AS (
       SELECT case_id FROM case_citations JOIN unnest($1::text[], $2::text[], $3::text[]) AS k(volume, reporter, page) USING (volume, reporter, page)
       UNION SELECT c.id FROM cases c JOIN unnest($4::text[], $5::text[], $6::text[]) AS d(court, day, docket)
         ON c.court_id = d.court AND c.decided = d.day::date AND c.docket_number = d.docket AND c.day_known
       UNION SELECT unnest($7::int[]))
     SELECT c.id, c.decided::text,
       ARRAY(SELECT DISTINCT n FROM case_sources s, unnest(ARRAY[s.name, s.full_name]) n WHERE s.case_id = c.id AND n <> '') AS names, c.built_in AS "builtIn",
       ARRAY(SELECT volume || ' ' || reporter || ' ' || page FROM case_citations WHERE case_id = c.id) AS citations,
       CASE WHEN c.day_known AND c.docket_number <> '' AND c.decided IS NOT NULL
         THEN c.court_id || E'\\n' || c.docket_number || E'\\n' || c.decided ELSE '' END AS "docketKey"
     FROM cases c JOIN near ON near.case_id = c.id ORDER BY c.id`,
    [
      keys.map((k) => k.volume),
      keys.map((k) => k.reporter),
      keys.map((k) => k.page),
      docketed.map(({ record }) => record.courtId),
      docketed.map(({ record }) => record.decided),
      docketed.map(({ record }) => record.docketNumber),
      inputs.flatMap(({ ownCaseId }) => ownCaseId ?? []),
    ],
  );
  const knownCases = new Map<number, KnownCase>();
  const casesByKey = new Map<string, Set<KnownCase>>();
  for (const { decided, citations, names, ...row } of rows) {
    const knownCase: KnownCase = {
      ...row,
      names: new Set(names),
      year: getYear(decided ?? ''),
      citations: new Set(citations),
      isNew: false,
    };
    knownCases.set(knownCase.id, knownCase);
    indexCase(knownCase, casesByKey);
  }
  return { knownCases, casesByKey };
}

/** Descending, because the caller takes ids with pop(). */
async function reserveCaseIds(client: pg.ClientBase, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query(
    `SELECT nextval(pg_get_serial_sequence('cases', 'id'))::int AS id FROM generate_series(1, $1) ORDER BY 1 DESC`,
    [count],
  );
  return rows.map((row) => row.id);
}

function throwNoId(): never {
  throw new Error('a case has no number to be stored under');
}
