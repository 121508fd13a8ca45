// The sections of one code, a part at a time: the largest title has more than 8,000. A part is
// found by any number inside it, and the field finds a number or words of headings in all of them.
import { readFromReplica } from '#db/replicas.ts';
import type { Deps } from '#features/deps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { formatCodeName, getStateName } from '#legal/statutes/format-statute.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import { getSectionPosition } from '#legal/statutes/section-position.ts';
import { formatPartialDate } from '#lib/dates.ts';
import { getStatutePath } from '../schema.ts';

const PART = 120;
const MAX_FOUND = 200;
const MAX_QUERY_LENGTH = 120;
const MAX_WORDS = 8;

export type ListInput = { jurisdiction: string; code: string; from: string; query: string };
type SectionRow = { number: string; heading: string; path: string; removed: boolean };
type Section = {
  number: string;
  heading: string;
  position: string;
  code: string;
  removed: boolean;
};
export type SectionListView = {
  name: string;
  path: string;
  query: string;
  total: number;
  /** Of the built-in list; undefined for a state. */
  release?: { point: string; date: string };
  stored: number;
  /** The parts of the list; empty when there is only one. */
  parts: { first: string; last: string; chosen: boolean }[];
  rows: SectionRow[];
  found: number;
  previous?: string;
  next?: string;
  partial: boolean;
};

/** Undefined for a code of which nothing is known. For a state without `code`: all its sections. */
export async function listSections(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'log'>,
  input: ListInput,
): Promise<SectionListView | undefined> {
  const { jurisdiction, code } = input;
  const usCode = deps.library.usCode();
  const isFederal = jurisdiction === 'us';
  if (!isFederal && !getStateName(jurisdiction)) return undefined;
  const builtIn = isFederal ? usCode.listSections(code) : [];
  const stored = await listStored(deps, jurisdiction, isFederal ? code : '');
  if (builtIn.length === 0 && !stored?.length) return undefined;
  const all = mergeSections(
    builtIn.map(({ section, heading }) => ({
      number: section,
      heading,
      position: getSectionPosition(section),
      code,
      removed: false,
    })),
    stored ?? [],
  );
  const query = input.query.trim().slice(0, MAX_QUERY_LENGTH);
  const matches = query ? searchSections(all, query) : all;
  const part = query ? 0 : findPart(all, input.from);
  const rows = query ? matches.slice(0, MAX_FOUND) : all.slice(part * PART, (part + 1) * PART);
  const partCount = query ? 1 : Math.ceil(all.length / PART);
  const firstNumbers = Array.from(
    { length: partCount },
    (_, index) => all[index * PART]?.number ?? '',
  );
  return {
    name: formatCodeName({ jurisdiction, code: isFederal ? code : '' }),
    path: isFederal ? `/law/us/${code}` : `/law/${jurisdiction}`,
    query,
    total: all.length,
    ...(isFederal && {
      release: { point: usCode.release.point, date: formatPartialDate(usCode.release.date) },
    }),
    stored: stored?.length ?? 0,
    parts:
      partCount < 2
        ? []
        : firstNumbers.map((first, index) => ({
            first,
            last: all[Math.min((index + 1) * PART, all.length) - 1]?.number ?? '',
            chosen: index === part,
          })),
    rows: rows.map(({ number, heading, code: own, removed }) => ({
      number,
      heading,
      removed,
      path: getStatutePath({ jurisdiction, code: own, number }),
    })),
    found: matches.length,
    previous: part > 0 ? firstNumbers[part - 1] : undefined,
    next: firstNumbers[part + 1],
    partial: stored === undefined,
  };
}

/**
 * The list's own sections, with the headings of what was imported, and the imported ones that are
 * not in it.
 */
function mergeSections(builtIn: Section[], stored: Section[]): Section[] {
  if (builtIn.length === 0) return stored;
  const byNumber = new Map(builtIn.map((section) => [section.position, section]));
  const others = stored.filter(({ position }) => !byNumber.has(position));
  return others.length === 0
    ? builtIn
    : [...builtIn, ...others].sort((a, b) => (a.position < b.position ? -1 : 1));
}

/** The part that has the number, or the place where it would be. */
function findPart(sections: Section[], from: string): number {
  if (!from) return 0;
  const position = getSectionPosition(normalizeSectionNumber(from.slice(0, MAX_QUERY_LENGTH)));
  const index = sections.findIndex((section) => section.position >= position);
  return Math.floor((index < 0 ? sections.length - 1 : index) / PART);
}

/**
 * A number: that section first, then those that begin with it. Words: headings with all of them.
 */
function searchSections(sections: Section[], query: string): Section[] {
  const number = normalizeSectionNumber(query.replace(/^[\s§]+/, '')).toLowerCase();
  if (/^\d[\w.:-]*$/.test(number)) {
    const starting = sections.filter((section) => section.number.toLowerCase().startsWith(number));
    return starting.toSorted(
      (a, b) =>
        Number(b.number.toLowerCase() === number) - Number(a.number.toLowerCase() === number),
    );
  }
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  return sections.filter(({ heading }) => {
    const text = heading.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Undefined when the database cannot be read. `code` is empty for all codes of a state. */
async function listStored(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  jurisdiction: string,
  code: string,
): Promise<Section[] | undefined> {
  try {
    return await readFromReplica(db, async ({ pool }) => {
      const { rows } = await pool.query<Section>(
        `SELECT number, heading, position, code, NOT in_force AS removed FROM statute_sections
         WHERE jurisdiction = $1 AND ($2 = '' OR code = $2) AND copy = 1 ORDER BY code, position`,
        [jurisdiction, code],
      );
      return rows;
    });
  } catch (error) {
    log.warn({ err: error }, 'the imported sections of a code could not be read');
    return undefined;
  }
}
