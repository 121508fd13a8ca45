// A case's court must be known before the case: its row is made from our list of courts when a case first needs it. An id that
// the list does not have is kept as it is, at the level "other".
import type pg from 'pg';
import { findCourt } from '#legal/courts.ts';
import { type CourtRecord, UNKNOWN_COURT } from './case-record.ts';

const NOT_KNOWN: CourtRecord = { id: UNKNOWN_COURT, name: 'Court not known', citeAs: '', level: 'other', jurisdiction: '' };

export async function ensureCourts(client: pg.ClientBase, ids: string[]): Promise<void> {
  await insert(client, [...new Set(ids)].map(courtOf), 'DO NOTHING');
}

/** Of a bulk file of courts. Our own list, which knows the levels, comes first. */
export async function writeCourts(client: pg.ClientBase, given: CourtRecord[]): Promise<void> {
  const courts = [...new Map(given.map((court) => [court.id, findCourt(court.id) ?? court])).values()];
  await insert(
    client,
    courts,
    'DO UPDATE SET name = excluded.name, cite_as = excluded.cite_as, level = excluded.level, jurisdiction = excluded.jurisdiction',
  );
}

function courtOf(id: string): CourtRecord {
  if (id === UNKNOWN_COURT) return NOT_KNOWN;
  return findCourt(id) ?? { id, name: nameFromId(id), citeAs: '', level: 'other', jurisdiction: '' };
}

/** CAP's courts without a counterpart have ids made of their names. */
function nameFromId(id: string): string {
  if (!id.startsWith('cap-')) return id;
  return id
    .slice('cap-'.length)
    .replaceAll('-', ' ')
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

async function insert(client: pg.ClientBase, courts: CourtRecord[], onConflict: string): Promise<void> {
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
