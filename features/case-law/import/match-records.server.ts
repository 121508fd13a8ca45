// Which case does a record belong to? The same decision comes from several collections, under several captions.
// A record joins a held case when
// - both stand at one place of one reporter (volume, reporter, page), or, if one of the two has no citation at all, they have
//   court, docket number and day in common; and
// - their names fit (nameFits does not say "differs"); and
// - their years, where both are known, are at most one apart; and
// - they do not have two different places in the U.S. Reports.
// Otherwise it is a case of its own. When a record fits several held cases, those are one case too, and are joined; two
// built-in cases never are.
import type pg from 'pg';
import { nameFits } from '#legal/citations/case-names.ts';
import { type CaseRecord, citationText, UNKNOWN_COURT, yearOf } from './case-record.ts';

type Held = {
  id: number;
  /** Short and in full, as each of its records has it. */
  names: Set<string>;
  year: number | undefined;
  builtIn: boolean;
  /** All its citations as text. */
  citations: Set<string>;
  /** Court, docket and day as one text, when all three are known. */
  docketKey: string;
  isNew: boolean;
};

export type Placement = {
  /** The case of each record, in their order. */
  caseIds: number[];
  newIds: Set<number>;
  /** Cases of the database that turned out to be another one. */
  joined: { keep: number; gone: number }[];
  becameOf: ReadonlyMap<number, number>;
};

export type Placing = { record: CaseRecord; ownCase?: number };

export async function placeRecords(client: pg.ClientBase, placings: Placing[]): Promise<Placement> {
  const { held, byPlace } = await findHeld(client, placings);
  const ids = await nextCaseIds(client, placings.filter((p) => p.ownCase === undefined).length);
  const becameOf = new Map<number, number>();
  const joined: Placement['joined'] = [];
  const placed: number[] = [];
  for (const { record, ownCase } of placings) {
    const own = ownCase === undefined ? undefined : held.get(becameOf.get(ownCase) ?? ownCase);
    const matches = new Set(placesOf(record).flatMap((place) => [...(byPlace.get(place) ?? [])]));
    const fitting = [...matches].filter(
      (candidate) => candidate !== own && isSame(record, candidate) && !bothBuiltIn(own ?? record, candidate),
    );
    const [keep, ...others] = [...(own ? [own] : []), ...fitting].toSorted(better);
    const home = keep ?? newCase(ids.pop() ?? fault());
    held.set(home.id, home);
    for (const other of others) {
      if (bothBuiltIn(home, other)) continue;
      if (!other.isNew) joined.push({ keep: home.id, gone: other.id });
      becameOf.set(other.id, home.id);
      for (const [from, to] of becameOf) if (to === other.id) becameOf.set(from, home.id);
      absorb(home, other, byPlace);
    }
    addTo(home, record, byPlace);
    placed.push(home.id);
  }
  const caseIds = placed.map((id) => becameOf.get(id) ?? id);
  return { caseIds, newIds: new Set(caseIds.filter((id) => held.get(id)?.isNew)), joined, becameOf };
}

function isSame(record: CaseRecord, held: Held): boolean {
  const year = yearOf(record.decided);
  if (year !== undefined && held.year !== undefined && Math.abs(year - held.year) > 1) return false;
  const citations = record.citations.map(citationText);
  if (!citations.some((text) => held.citations.has(text)) && citations.length > 0 && held.citations.size > 0) return false;
  const [here, there] = [usReports(citations), usReports(held.citations)];
  if (here.length > 0 && there.length > 0 && !here.some((text) => there.includes(text))) return false;
  const names = namesOf(record);
  return [...held.names].some((there) => names.some((name) => nameFits(name, there) !== 'differs'));
}

const namesOf = ({ name, fullName }: CaseRecord) => (fullName && fullName !== name ? [name, fullName] : [name]);
const usReports = (citations: Iterable<string>) => [...citations].filter((text) => text.includes(' U.S. '));

function bothBuiltIn(a: Held | CaseRecord, b: Held): boolean {
  return b.builtIn && ('builtIn' in a ? a.builtIn : a.source === 'built-in');
}

/** What is stored before what is new, ours before others, the older before the younger. */
function better(a: Held, b: Held): number {
  return Number(a.isNew) - Number(b.isNew) || Number(b.builtIn) - Number(a.builtIn) || a.id - b.id;
}

function newCase(id: number): Held {
  return { id, names: new Set(), year: undefined, builtIn: false, citations: new Set(), docketKey: '', isNew: true };
}

function addTo(home: Held, record: CaseRecord, byPlace: Map<string, Set<Held>>) {
  for (const name of namesOf(record)) home.names.add(name);
  home.year ??= yearOf(record.decided);
  home.builtIn ||= record.source === 'built-in';
  home.docketKey ||= docketKey(record.courtId, record.docketNumber, record.decided);
  for (const key of record.citations) home.citations.add(citationText(key));
  register(home, byPlace);
}

function absorb(home: Held, other: Held, byPlace: Map<string, Set<Held>>) {
  for (const list of byPlace.values()) list.delete(other);
  for (const text of other.citations) home.citations.add(text);
  for (const name of other.names) home.names.add(name);
  home.builtIn ||= other.builtIn;
  home.year ??= other.year;
  register(home, byPlace);
}

function register(home: Held, byPlace: Map<string, Set<Held>>) {
  for (const place of [...home.citations, ...(home.docketKey ? [home.docketKey] : [])]) {
    const list = byPlace.get(place);
    if (list) list.add(home);
    else byPlace.set(place, new Set([home]));
  }
}

function placesOf(record: CaseRecord): string[] {
  const docket = docketKey(record.courtId, record.docketNumber, record.decided);
  return [...record.citations.map(citationText), ...(docket ? [docket] : [])];
}

function docketKey(courtId: string, docket: string, decided: string): string {
  return courtId && courtId !== UNKNOWN_COURT && docket && decided.length === 10 ? `${courtId}\n${docket}\n${decided}` : '';
}

type HeldRow = { id: number; names: string[]; decided: string | null; builtIn: boolean; citations: string[]; docketKey: string };

async function findHeld(client: pg.ClientBase, placings: Placing[]) {
  const keys = placings.flatMap(({ record }) => record.citations);
  const days = placings.filter(({ record }) => docketKey(record.courtId, record.docketNumber, record.decided) !== '');
  const { rows } = await client.query<HeldRow>(
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
      days.map(({ record }) => record.courtId),
      days.map(({ record }) => record.decided),
      days.map(({ record }) => record.docketNumber),
      placings.flatMap(({ ownCase }) => ownCase ?? []),
    ],
  );
  const held = new Map<number, Held>();
  const byPlace = new Map<string, Set<Held>>();
  for (const { decided, citations, names, ...row } of rows) {
    const one: Held = { ...row, names: new Set(names), year: yearOf(decided ?? ''), citations: new Set(citations), isNew: false };
    held.set(one.id, one);
    register(one, byPlace);
  }
  return { held, byPlace };
}

/** Handed out from the end. */
async function nextCaseIds(client: pg.ClientBase, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await client.query(
    `SELECT nextval(pg_get_serial_sequence('cases', 'id'))::int AS id FROM generate_series(1, $1) ORDER BY 1 DESC`,
    [count],
  );
  return rows.map((row) => row.id);
}

function fault(): never {
  throw new Error('a case has no number to be stored under');
}
