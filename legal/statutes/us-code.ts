// The list of the sections of the U.S. Code with their headings, as it was at one release point. It
// is one compressed text (format: docs/decisions/0015-us-code-index.md): a line with the release
// point and its date, a line "@title" for each title, and a line for each section in the Code's
// order. A title is split into lines when it is first asked for: most texts cite a few titles.
import { brotliDecompressSync } from 'node:zlib';
import {
  compareParsedSections,
  normalizeSectionNumber,
  parseSectionNumber,
  type SectionNumber,
} from './section-number.ts';

/** `date`: a day or a month, "2026-07". */
export type CodeRelease = { point: string; date: string };
export type CodeSection = { section: string; heading: string };

export type UsCode = {
  release: CodeRelease;
  /** Titles without a section ("53") are not in it. */
  titles: () => string[];
  /** In the Code's order. Second sections of one number are there once, with both headings. */
  listSections: (title: string) => CodeSection[];
  /** By the number in any dash and case. */
  find: (title: string, section: string) => CodeSection | undefined;
  /**
   * The sections next to a number that does not exist, in the Code's order; one that differs by a
   * hyphen alone is there first.
   */
  findNearest: (title: string, section: string, count?: number) => CodeSection[];
};

/** Text or brotli bytes. */
export function readUsCode(data: string | Uint8Array): UsCode {
  const text = typeof data === 'string' ? data : brotliDecompressSync(data).toString('utf8');
  const [head = '', ...blocks] = text.split('\n@');
  const [point = '', date = ''] = head.split('\t');
  const unread = new Map(blocks.map((block) => [block.slice(0, block.indexOf('\n')), block]));
  const read = new Map<string, Title>();

  function getTitle(title: string): Title | undefined {
    const block = unread.get(title);
    if (block === undefined) return read.get(title);
    const parsed = parseTitle(block);
    read.set(title, parsed);
    unread.delete(title);
    return parsed;
  }

  return {
    release: { point, date },
    titles: () => blocks.map((block) => block.slice(0, block.indexOf('\n'))),
    listSections: (title) => getTitle(title)?.sections ?? [],
    find(title, section) {
      const { sections = [], positions } = getTitle(title) ?? {};
      const position = positions?.get(toKey(section));
      return position === undefined ? undefined : sections[position];
    },
    findNearest(title, section, count = 4) {
      const read = getTitle(title);
      return read ? findNearest(read, section, count) : [];
    },
  };
}

/** `unhyphenated`: by the number without hyphens, for those that are mistyped. */
type Title = {
  sections: CodeSection[];
  numbers: (SectionNumber | undefined)[];
  positions: Map<string, number>;
  unhyphenated: Map<string, CodeSection[]>;
};
const toKey = (section: string) => normalizeSectionNumber(section).toLowerCase();
const withoutHyphen = (section: string) => section.replaceAll('-', '').toLowerCase();

function parseTitle(block: string): Title {
  const sections: CodeSection[] = [];
  const positions = new Map<string, number>();
  for (const line of block.split('\n').slice(1)) {
    const tab = line.indexOf('\t');
    if (tab < 1) continue;
    const section = line.slice(0, tab);
    positions.set(toKey(section), sections.length);
    sections.push({ section, heading: line.slice(tab + 1) });
  }
  const unhyphenated = Map.groupBy(sections, ({ section }) => withoutHyphen(section));
  const numbers = sections.map(({ section }) => parseSectionNumber(section));
  return { sections, numbers, positions, unhyphenated };
}

/** Takes as many steps as the number of sections has digits: a text may name thousands. */
function findNearest(
  { sections, numbers, unhyphenated }: Title,
  section: string,
  count: number,
): CodeSection[] {
  const wanted = normalizeSectionNumber(section);
  const sortable =
    parseSectionNumber(wanted) ??
    parseSectionNumber(/^\d{1,6}[A-Za-z]{0,5}/.exec(wanted)?.[0] ?? '');
  let [from, to] = [0, sections.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compareParsedSections(numbers[middle], sortable) < 0) from = middle + 1;
    else to = middle;
  }
  const neighbors = sections.slice(
    Math.max(0, from - Math.ceil(count / 2)),
    from + Math.floor(count / 2),
  );
  const mistyped = unhyphenated.get(withoutHyphen(wanted)) ?? [];
  return [...new Set([...mistyped, ...neighbors])].slice(0, count);
}
