// Parses a citation that is alone in a field ("384 U.S. 436", "5 U.S. (1 Cranch) 137") into volume,
// reporter and page, with the reporter in our spelling.
import { chooseReporter, matchReporters } from '#legal/citations/reporters.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { getYear } from '../case-record.ts';

const MAX_CITATION_LENGTH = 120;
const PARTS = /^(\S+) (.+?) (\S+)$/;

/** Undefined if the text is not volume, reporter and page. */
export function readCaseKey(text: string, decided = ''): CaseKey | undefined {
  if (text.length > MAX_CITATION_LENGTH) return undefined;
  const normalized = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, volume, reporter, page] = PARTS.exec(normalized) ?? [];
  return volume && reporter && page ? createCaseKey(volume, reporter, page, decided) : undefined;
}

/**
 * The same for the three columns of a bulk file. A reporter that our table does not have stays
 * unchanged.
 */
export function createCaseKey(
  volume: string,
  reporter: string,
  page: string,
  decided = '',
): CaseKey | undefined {
  if (!/^\w[\w-]*$/.test(volume) || !/^[*\w][\w.,-]*$/.test(page) || !/\d/.test(page))
    return undefined;
  const match = matchReporters(reporter, 0)[0];
  const isWhole = match?.end === reporter.length || match?.end === reporter.length + 1;
  const knownReporter =
    isWhole && match ? chooseReporter(match.value, volume, getYear(decided)) : undefined;
  return { volume, reporter: knownReporter?.name ?? reporter, page };
}
