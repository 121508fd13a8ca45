// Data of the page of a section: what the built-in list knows, and the text with its versions where
// it was imported. When the database is down, a section of the list still has a page, which says
// what is missing.
import { readFromReplica } from '#db/replicas.ts';
import { type CitingList, listCasesCiting } from '#features/case-law/page/citing-cases.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import {
  formatStatuteBluebook,
  formatStatuteCite,
  getStateName,
} from '#legal/statutes/format-statute.ts';
import { getSectionPosition } from '#legal/statutes/section-position.ts';
import { getStatutePath, type StatuteAddress } from '#legal/statutes/statute-address.ts';
import type { CodeRelease, CodeSection } from '#legal/statutes/us-code.ts';
import { formatPartialDate } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { findSections } from '../find-section.server.ts';
import * as lawPage from '../messages/law-page.ts';
import * as missingSection from '../messages/missing-section.ts';
import * as sectionNotices from '../messages/section-notices.ts';
import type { StatuteSection } from '../schema.ts';
import { type CitingItem, listCitingContent } from './citing-content.ts';
import { findListed, normalizeAddress } from './resolve-address.ts';
import { type StoredView, viewStored } from './view-stored.server.ts';

/** `version`, `compare`: ids of versions, 0 for none. */
export type SectionInput = StatuteAddress & {
  version: number;
  compare: number;
  citedByPage: number;
};
type SectionLink = { number: string; heading: string; path: string };

export type SectionView = {
  address: StatuteAddress;
  path: string;
  heading: string;
  /** "42 U.S.C. § 1983", and with the year of the text or list. */
  cite: string;
  bluebook: string;
  /** The list has it; undefined for a state or a section that is not in the list. */
  builtIn?: CodeRelease;
  release: CodeRelease;
  stored?: StoredView;
  previous?: SectionLink;
  next?: SectionLink;
  citedBy: CitingList;
  content: CitingItem[];
  partial: boolean;
};
/** For the page that says that there is no such section. */
export type MissingSection = {
  cite: string;
  title: string;
  sentence: string;
  nearest: SectionLink[];
};

export type SectionDeps = Pick<LibraryDeps, 'db' | 'library' | 'log'>;
type Found = Result<SectionView | { movedTo: string } | { missing: MissingSection }>;

const EMPTY_LIST: CitingList = { rows: [], total: 0, page: 1, pages: 0 };

export async function getSection(deps: SectionDeps, input: SectionInput): Promise<Found> {
  const usCode = deps.library.usCode();
  const typed = normalizeAddress(input);
  if (!typed || (typed.jurisdiction !== 'us' && !getStateName(typed.jurisdiction)))
    return fail('not_found', lawPage.notFoundTitle);
  const builtIn = findListed(usCode, typed);
  const address = builtIn?.address ?? typed;
  if (builtIn && getStatutePath(address) !== getStatutePath(input))
    return ok({ movedTo: getStatutePath(address) });
  const base = {
    address,
    path: getStatutePath(address),
    cite: formatStatuteCite(address),
    heading: builtIn?.section.heading ?? '',
    bluebook: formatStatuteBluebook(address, usCode.release.date),
    builtIn: builtIn && usCode.release,
    release: usCode.release,
    ...(builtIn && findListNeighbors(usCode.listSections(address.code), builtIn.section, address)),
    content: listCitingContent(deps.library, address),
  };
  const read = async (deps: SectionDeps): Promise<Found> => {
    const sections = await findSections(deps, address);
    const [first] = sections;
    if (!first && !builtIn) {
      const movedTo = await findOtherSpelling(deps, address);
      return ok(movedTo ? { movedTo } : { missing: await describeMissing(deps, address) });
    }
    if (!builtIn && base.path !== getStatutePath(input)) return ok({ movedTo: base.path });
    const [stored, citedBy, neighbors] = await Promise.all([
      first ? viewStored(deps, sections, input) : undefined,
      listCasesCiting(deps, address, input.citedByPage),
      builtIn ? {} : findStoredNeighbors(deps, address),
    ]);
    const heading = listHeadings(sections) || base.heading;
    const bluebook = formatStatuteBluebook(address, stored?.asOf.date ?? base.release.date);
    return ok({ ...base, ...neighbors, heading, bluebook, stored, citedBy, partial: false });
  };
  try {
    return await readFromReplica(deps.db, (db) => read({ ...deps, db }));
  } catch (error) {
    deps.log.warn({ err: error }, 'a section of law could not be read');
    return builtIn
      ? ok({ ...base, citedBy: EMPTY_LIST, partial: true })
      : fail('unavailable', sectionNotices.partial);
  }
}

const listHeadings = (sections: StatuteSection[]) =>
  [...new Set(sections.map(({ heading }) => heading))].filter(Boolean).join(' / ');

const toLink = (address: StatuteAddress, { section, heading }: CodeSection): SectionLink => ({
  number: section,
  heading,
  path: getStatutePath({ ...address, number: section }),
});

function findListNeighbors(sections: CodeSection[], section: CodeSection, address: StatuteAddress) {
  const index = sections.indexOf(section);
  const [previous, next] = [sections[index - 1], sections[index + 1]];
  return { previous: previous && toLink(address, previous), next: next && toLink(address, next) };
}

type NeighborRow = { section: string; heading: string; after: boolean };

/** The sections of a code beside a number, whether the code has it or not; `count` on each side. */
async function listStoredNeighbors(
  { db }: Pick<SectionDeps, 'db'>,
  address: StatuteAddress,
  count: number,
): Promise<NeighborRow[]> {
  const side = (comparison: '<' | '>', order: 'ASC' | 'DESC') =>
    `(SELECT number AS section, heading, position, ${comparison === '>'} AS after FROM statute_sections
      WHERE jurisdiction = $1 AND code = $2 AND position ${comparison} $3 AND copy = 1 ORDER BY position ${order} LIMIT $4)`;
  const { rows } = await db.pool.query<NeighborRow>(
    `SELECT section, heading, after FROM (${side('<', 'DESC')} UNION ALL ${side('>', 'ASC')}) t ORDER BY position`,
    [address.jurisdiction, address.code, getSectionPosition(address.number), count],
  );
  return rows;
}

async function findStoredNeighbors(deps: Pick<SectionDeps, 'db'>, address: StatuteAddress) {
  const rows = await listStoredNeighbors(deps, address, 1);
  const [previous, next] = [rows.find(({ after }) => !after), rows.find(({ after }) => after)];
  return { previous: previous && toLink(address, previous), next: next && toLink(address, next) };
}

/** In another case, or with other marks between the same numbers. */
async function findOtherSpelling(
  { db }: Pick<SectionDeps, 'db'>,
  address: StatuteAddress,
): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ number: string }>(
    'SELECT DISTINCT number FROM statute_sections WHERE jurisdiction = $1 AND code = $2 AND position = $3 LIMIT 2',
    [address.jurisdiction, address.code, getSectionPosition(address.number)],
  );
  const [only, other] = rows;
  return only && !other && only.number !== address.number
    ? getStatutePath({ ...address, number: only.number })
    : undefined;
}

const NEAREST = 6;

async function describeMissing(
  deps: SectionDeps,
  address: StatuteAddress,
): Promise<MissingSection> {
  const cite = formatStatuteCite(address);
  const usCode = deps.library.usCode();
  const title = missingSection.notFound(cite);
  if (address.jurisdiction !== 'us') {
    const rows = await listStoredNeighbors(deps, address, NEAREST / 2);
    return {
      cite,
      title,
      sentence: missingSection.notStoredState,
      nearest: rows.map((row) => toLink(address, row)),
    };
  }
  const nearest = usCode
    .findNearest(address.code, address.number, NEAREST)
    .map((section) => toLink(address, section));
  const { point, date } = usCode.release;
  const sentence =
    nearest.length > 0
      ? missingSection.notInList(formatPartialDate(date), point)
      : missingSection.noSuchTitle(address.code);
  return { cite, title, sentence, nearest };
}
