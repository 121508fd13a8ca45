// Records the hashes of the sections that content cites. A section that has a hash keeps it until
// somebody has read the changed text and names the section: recording all of them anew would say
// that everything was checked.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '#features/deps.ts';
import { listFiles } from '#features/importing/archives/source-files.server.ts';
import { unpack } from '#features/importing/archives/unpack.server.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { StatuteHash } from '#features/library/schema/statute-hash-schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { hashStatuteText } from '#legal/statutes/normalize-text.ts';
import { listCitedParts } from '../cited-parts.ts';
import type { LawItem, LawOptions } from '../import/law-items.ts';
import { readLawRecords } from '../import/read-law-records.server.ts';
import { listStored } from './find-stale.server.ts';
import { listRestingItems, toSectionKey } from './list-resting-items.ts';

export type RecordedHashes = {
  hashes: StatuteHash[];
  added: number;
  updated: number;
  missing: string[];
};
type CurrentTexts = Map<string, Omit<StatuteHash, 'id'>>;

export const listCitedKeys = (library: Library): string[] =>
  [...new Set(listRestingItems(library).flatMap(({ sections }) => sections))].sort();

/** `checked`: keys of the sections whose text was read again. */
export function recordHashes(
  library: Library,
  current: CurrentTexts,
  checked: readonly string[],
): RecordedHashes {
  const before = new Map(library.statuteHashes.map((hash) => [hash.id, hash]));
  const recorded: RecordedHashes = { hashes: [], added: 0, updated: 0, missing: [] };
  for (const id of listCitedKeys(library)) {
    const old = before.get(id);
    const text = current.get(id);
    const isUpdated = old !== undefined && text !== undefined && checked.includes(id);
    if (old && !isUpdated) recorded.hashes.push(old);
    else if (text) {
      recorded.hashes.push({ id, date: text.date, hash: text.hash });
      recorded[isUpdated ? 'updated' : 'added']++;
    } else recorded.missing.push(id);
  }
  return recorded;
}

/** From the texts that were imported into the database. */
export async function readStoredTexts(
  { db }: Pick<Deps, 'db'>,
  library: Library,
): Promise<CurrentTexts> {
  const rows = await listStored(db, listCitedKeys(library));
  return new Map(
    rows
      .filter(({ inForce }) => inForce)
      .map((row) => [toSectionKey(row), { date: row.date, hash: row.hash }]),
  );
}

/**
 * From files in the forms that are imported; undefined when they are not there. Of a state only
 * what a rule was compared with, because other content was read elsewhere, perhaps in a newer text.
 * A number that a file has twice names nothing clearly.
 */
export async function readReferenceTexts(
  referenceData: string,
  library: Library,
): Promise<CurrentTexts | undefined> {
  const folders = {
    us: join(referenceData, 'law', 'us-code', 'text'),
    states: join(referenceData, 'law', 'states'),
  };
  if (!existsSync(folders.us)) return undefined;
  const wanted = new Set(listCitedKeys(library));
  const compared = listComparedTexts(library);
  const texts: CurrentTexts = new Map();
  for await (const { id, ...text } of readTexts(folders.us, {
    jurisdiction: 'us',
    date: library.usCode().release.date,
  })) {
    const first = texts.get(id);
    if (wanted.has(id))
      texts.set(id, first ? { ...text, hash: `${first.hash}+${text.hash}` } : text);
  }
  const repeated = new Set<string>();
  for await (const { id, ...text } of readTexts(folders.states, {})) {
    if (!wanted.has(id) || !isComparedText(compared.get(id), text.date)) continue;
    if (texts.has(id)) repeated.add(id);
    texts.set(id, text);
  }
  for (const id of repeated) texts.delete(id);
  return texts;
}

async function* readTexts(folder: string, options: LawOptions): AsyncGenerator<StatuteHash> {
  if (!existsSync(folder)) return;
  for await (const { path, name } of listFiles(folder)) {
    for await (const file of unpack(path, name, { read: 0 })) {
      for await (const { items } of readLawRecords(file, options)) yield* items.flatMap(toHash);
    }
  }
}

function toHash(item: LawItem): StatuteHash[] {
  if (item.kind !== 'section') return [];
  const hash = hashStatuteText(item.record.paragraphs.map(({ text }) => text));
  return [{ id: toSectionKey(item.record), date: item.release.date, hash }];
}

/**
 * Sections of state rules that were compared with the reference texts, with the date of the text
 * that was read.
 */
function listComparedTexts(library: Library): Map<string, string> {
  const dates = library.rules.flatMap(({ states }) =>
    Object.values(states).flatMap((cell) => {
      if (!cell || !('cite' in cell) || !cell.isFoundInText) return [];
      const parts = findCitations(cell.cite).flatMap(
        (citation) => listCitedParts(citation, library.usCode).sections,
      );
      return parts.map(({ address }): [string, string] => [toSectionKey(address), cell.textDate]);
    }),
  );
  return new Map(dates);
}

const isComparedText = (read: string | undefined, date: string): boolean =>
  read === 'unknown' ||
  (read !== undefined && read.slice(0, date.length) <= date.slice(0, read.length));

/** One line each, so that a change of one is one line. */
export const formatStatuteHashes = (hashes: readonly StatuteHash[]): string =>
  `[\n${hashes.map(({ id, date, hash }) => `  ${JSON.stringify({ id, date, hash })}`).join(',\n')}\n]\n`;
