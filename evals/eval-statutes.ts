// Evaluates the citation checker on the U.S. Code: every section of the list in one wording, real
// citations as they are written, and numbers that do not exist. The sets say in their heads how
// they were made (scripts/make-statute-sets.ts). The promise is all of them: a real section is
// never "not in the Code", a number that does not exist always is.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getListedAuthorities } from '#features/citations/check/listed-authorities.ts';
import { findInText } from '#features/citations/read/find-in-text.ts';
import { findListed, normalizeAddress } from '#features/law/page/resolve-address.ts';
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { judgeCitations } from '#legal/citations/judge-citation.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import { getStatutePath } from '#legal/statutes/statute-address.ts';
import type { UsCode } from '#legal/statutes/us-code.ts';
import { checkout } from '#server/boot/content-source.ts';

type Options = { misses: boolean; referenceData?: string };
type Labeled = { citation: string; sections: string; status: CitationStatus };
type Miss = { citation: string; expected: string; got: string };
type Score = { label: string; count: number; misses: Miss[] };

const SETS = {
  opinions: 'statutes-opinions.tsv',
  written: 'statutes-written.tsv',
  nearMisses: 'statutes-near-misses.tsv',
};
const THIS_YEAR = new Date().getUTCFullYear();

export function evalStatutes({ misses, referenceData = '' }: Options): number {
  const { library } = loadLibrary(checkout);
  const scores = [
    scoreAddresses(library, referenceData),
    scoreSections(library, listSections(library, referenceData)),
    scoreLabeled(library, 'real citations from opinions', readSet(SETS.opinions)),
    scoreLabeled(
      library,
      'real citations from the Code, and in the wordings of briefs',
      readSet(SETS.written),
    ),
    scoreLabeled(library, 'numbers that do not exist', readSet(SETS.nearMisses)),
  ];
  const { point, date } = library.usCode().release;
  console.log(`U.S. Code, release point ${point} (${date})`);
  for (const { label, count, misses: missed } of scores) {
    console.log(`${String(count - missed.length).padStart(6)} of ${count} ${label}`);
    if (misses)
      for (const { citation, expected, got } of missed)
        console.log(`         ${citation}: ${got}, not ${expected}`);
  }
  return scores.every(({ count, misses: missed }) => count > 0 && missed.length === 0) ? 0 : 1;
}

/**
 * For the quality gate: shares of a fixed sample of the sections, of the real citations and of the
 * near misses.
 */
export function scoreStatutes(
  library: Library,
  everySection: number,
): { sections: number; real: number; nearMisses: number } {
  const sections = listSections(library, '').filter((_, index) => index % everySection === 0);
  const toShare = ({ count, misses }: Score) => (count - misses.length) / count;
  return {
    sections: toShare(scoreSections(library, sections)),
    real: toShare(scoreLabeled(library, '', [...readSet(SETS.opinions), ...readSet(SETS.written)])),
    nearMisses: toShare(scoreLabeled(library, '', readSet(SETS.nearMisses))),
  };
}

type Row = { title: string; section: string };

/**
 * All rows of the table where it is there, else the built-in list, which has second sections of one
 * number ("3598_2") once.
 */
function listSections({ usCode }: Library, referenceData: string): Row[] {
  const rows = readTable(referenceData) ?? listBuiltIn(usCode());
  return rows.map(({ title, section }) => ({ title, section: normalizeSectionNumber(section) }));
}

function readTable(referenceData: string): Row[] | undefined {
  const file = join(referenceData, 'law', 'us-code', 'sections.tsv.gz');
  if (!referenceData || !existsSync(file)) return undefined;
  const rows = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n').slice(1);
  return rows
    .map((row) => row.split('\t'))
    .map(([title = '', section = '']) => ({ title, section }));
}

const listBuiltIn = (code: UsCode): Row[] =>
  code
    .titles()
    .flatMap((title) => code.listSections(title).map(({ section }) => ({ title, section })));

function scoreSections(library: Library, sections: { title: string; section: string }[]): Score {
  const labeled = sections.map(({ title, section }): Labeled => {
    return {
      citation: `${title} U.S.C. § ${section}`,
      sections: `${title}:${section}`,
      status: 'verified',
    };
  });
  return scoreLabeled(library, 'sections found', labeled);
}

/** Each row of the table has a page, at the address that its number leads to. */
function scoreAddresses({ usCode }: Library, referenceData: string): Score {
  const code = usCode();
  const rows = readTable(referenceData) ?? listBuiltIn(code);
  const misses = rows.flatMap(({ title, section }): Miss[] => {
    const address = normalizeAddress({ jurisdiction: 'us', code: title, number: section });
    const found = address && findListed(code, address);
    const expected = `/law/us/${title}/${normalizeSectionNumber(section)}`;
    const got = found ? getStatutePath(found.address) : 'none';
    return got === expected ? [] : [{ citation: `${title} U.S.C. § ${section}`, expected, got }];
  });
  return { label: 'sections found at their address', count: rows.length, misses };
}

function scoreLabeled(library: Library, label: string, labeled: Labeled[]): Score {
  const authorities = getListedAuthorities(library.authorities);
  const misses = labeled.flatMap(({ citation, sections, status }): Miss[] => {
    const got = describe(library, (key) => authorities.has(key), `See ${citation} for it.`);
    const expected = `${status} ${sections}`;
    return got === expected ? [] : [{ citation, expected, got }];
  });
  return { label, count: labeled.length, misses };
}

/**
 * The status and the sections, if the text has one citation: "verified 42:1983", "not_in_code
 * 42:1981..1984".
 */
function describe(library: Library, isListed: (key: string) => boolean, text: string): string {
  const { citations } = findInText(text);
  const [citation] = citations;
  if (citations.length !== 1 || citation?.kind !== 'statute')
    return `${citations.length} citations`;
  const [judgment] = judgeCitations(citations, {
    matches: [],
    isListed,
    usCode: library.usCode,
    thisYear: THIS_YEAR,
  });
  const items = [citation, ...(citation.others ?? [])].map(
    ({ section, to }) => `${citation.title}:${section}${to && `..${to}`}`,
  );
  return `${judgment?.status} ${items.join(' ')}`;
}

function readSet(name: string): Labeled[] {
  const lines = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([citation = '', sections = '', status = '']) => {
      return {
        citation: citation.replaceAll('\\n', '\n'),
        sections,
        status: status as CitationStatus,
      };
    });
}
