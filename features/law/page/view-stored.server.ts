// The imported text of a section for its page: the chosen version of each section of that number,
// the list of versions, and what changed between two of them.
import type { Deps } from '#features/deps.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { getStatutePath, type StatuteAddress } from '#legal/statutes/statute-address.ts';
import { formatPartialDate } from '#lib/dates.ts';
import type { StatuteRelease, StatuteSection, StatuteVersion } from '../schema.ts';
import { type ComparedRow, compareVersions } from './compare-versions.ts';
import { readParagraphs, renderSection, type SectionText } from './section-html.server.ts';

export type VersionLink = {
  id: number;
  from: string;
  to: string;
  newest: boolean;
  chosen: boolean;
};
export type StoredView = {
  inForce: boolean;
  /** Of the chosen version: the last release that had it. */
  asOf: { date: string; words: string; name: string };
  isEarlier: boolean;
  /** A web address, or empty. */
  sourceUrl: string;
  texts: (SectionText & { copy: number; heading: string })[];
  /** Newest first; of the first section of this number. */
  versions: VersionLink[];
  comparison?: { before: string; after: string; rows: ComparedRow[] | null };
};

export async function viewStored(
  deps: Pick<LibraryDeps, 'db' | 'library'>,
  sections: readonly StatuteSection[],
  { version, compare }: { version: number; compare: number },
): Promise<StoredView> {
  const chosen = sections.map((section) => ({ section, current: chooseVersion(section, version) }));
  const [first] = chosen as [(typeof chosen)[number]];
  const read = chosen.map(({ section, current }) => ({
    copy: section.copy,
    heading: current.heading,
    paragraphs: readParagraphs(current.paragraphs, section, section.copy),
  }));
  const referred = read.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ references }) => references.flatMap(({ address }) => address ?? [])),
  );
  const paths = await findExisting(deps, referred);
  const newest = first.section.versions[0] as StatuteVersion;
  const older = first.section.versions.find(({ id }) => id === compare && id !== first.current.id);
  return {
    inForce: sections.some(({ inForce }) => inForce),
    asOf: {
      date: first.current.to.date,
      words: formatPartialDate(first.current.to.date),
      name: first.current.to.name,
    },
    isEarlier: first.current.id !== newest.id,
    sourceUrl: /^https?:\/\//.test(first.current.sourceUrl) ? first.current.sourceUrl : '',
    texts: read.map(({ copy, heading, paragraphs }) => ({
      copy,
      heading,
      ...renderSection(paragraphs, (path) => paths.has(path)),
    })),
    versions: first.section.versions.map(({ id, from, to }) => ({
      id,
      from: nameRelease(from),
      to: nameRelease(to),
      newest: id === newest.id,
      chosen: id === first.current.id,
    })),
    ...(older && { comparison: compareTwo(older, first.current) }),
  };
}

const chooseVersion = ({ versions }: StatuteSection, id: number): StatuteVersion =>
  (versions.find((version) => version.id === id) ?? versions[0]) as StatuteVersion;

/** The publisher's own name tells two releases of one month apart. */
const nameRelease = ({ date, name }: StatuteRelease) =>
  name ? `${formatPartialDate(date)} (${name})` : formatPartialDate(date);

function compareTwo(
  one: StatuteVersion,
  other: StatuteVersion,
): NonNullable<StoredView['comparison']> {
  const [before, after] = one.to.date > other.to.date ? [other, one] : [one, other];
  return {
    before: nameRelease(before.to),
    after: nameRelease(after.from),
    rows: compareVersions(before.paragraphs, after.paragraphs) ?? null,
  };
}

/** The paths of those that have a page: by the built-in list, else by what is stored. */
async function findExisting(
  { db, library }: Pick<Deps, 'db'> & Pick<LibraryDeps, 'library'>,
  addresses: StatuteAddress[],
): Promise<Set<string>> {
  const usCode = library.usCode();
  const unique = [
    ...new Map(addresses.map((address) => [getStatutePath(address), address])).values(),
  ];
  const isListed = ({ jurisdiction, code, number }: StatuteAddress) =>
    jurisdiction === 'us' && usCode.find(code, number) !== undefined;
  const others = unique.filter((address) => !isListed(address));
  const { rows } =
    others.length === 0
      ? { rows: [] }
      : await db.pool.query<StatuteAddress>(
          `SELECT DISTINCT jurisdiction, code, number FROM statute_sections
           JOIN unnest($1::text[], $2::text[], $3::text[]) AS t(jurisdiction, code, number) USING (jurisdiction, code, number)`,
          [
            others.map((one) => one.jurisdiction),
            others.map((one) => one.code),
            others.map((one) => one.number),
          ],
        );
  return new Set([...unique.filter(isListed), ...rows].map(getStatutePath));
}
