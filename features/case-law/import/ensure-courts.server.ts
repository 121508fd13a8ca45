// A case's court row must exist before the case. It is created from our list of courts when a case
// first needs it. An id that is not in the list is stored unchanged, with the level "other".
import type pg from 'pg';
import { findCourt } from '#legal/courts.ts';
import { type CourtRecord, UNKNOWN_COURT } from './case-record.ts';

const UNKNOWN: CourtRecord = {
  id: UNKNOWN_COURT,
  name: 'Court not known',
  citeAs: '',
  level: 'other',
  jurisdiction: '',
};

export async function ensureCourts(client: pg.ClientBase, ids: string[]): Promise<void> {
  await insertCourts(client, [...new Set(ids)].map(getCourt), 'DO NOTHING');
}

/** Stores courts from a bulk file. Our own list, which has the levels, takes precedence. */
export async function writeCourts(client: pg.ClientBase, records: CourtRecord[]): Promise<void> {
  const courts = [
    ...new Map(records.map((court) => [court.id, findCourt(court.id) ?? court])).values(),
  ];
  await insertCourts(
    client,
    courts,
    'DO UPDATE SET name = excluded.name, cite_as = excluded.cite_as, level = excluded.level, jurisdiction = excluded.jurisdiction',
  );
}

function getCourt(id: string): CourtRecord {
  if (id === UNKNOWN_COURT) return UNKNOWN;
  return (
    findCourt(id) ?? { id, name: getNameFromId(id), citeAs: '', level: 'other', jurisdiction: '' }
  );
}

/** CAP courts that our list does not have get ids made from their names. */
function getNameFromId(id: string): string {
  if (!id.startsWith('cap-')) return id;
  return id
    .slice('cap-'.length)
    .replaceAll('-', ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

async function insertCourts(
  client: pg.ClientBase,
  courts: CourtRecord[],
  onConflict: string,
): Promise<void> {
  await client.query(
    `INSERT INTO courts (id, name, cite_as, level, jurisdiction)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) ON CONFLICT (id) ${onConflict}`,
    [
      courts.map((c) => c.id),
      courts.map((c) => c.name),
      courts.map((c) => c.citeAs),
      courts.map((c) => c.level),
      courts.map((c) => c.jurisdiction),
    ],
  );
}
