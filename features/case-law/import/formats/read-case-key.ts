// A citation that stands alone in a field ("384 U.S. 436", "5 U.S. (1 Cranch) 137") as the three parts it is looked up by, with
// the reporter in our own spelling.
import { chooseReporter, reportersAt } from '#legal/citations/reporters.ts';
import type { CaseKey } from '#legal/citations/types.ts';
import { yearOf } from '../case-record.ts';

const LONGEST = 120;
const PARTS = /^(\S+) (.+?) (\S+)$/;

/** undefined: it is not volume, reporter and page. */
export function readCaseKey(text: string, decided = ''): CaseKey | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, volume, reporter, page] = PARTS.exec(plain) ?? [];
  return volume && reporter && page ? caseKey(volume, reporter, page, decided) : undefined;
}

/** The same for the three columns of a bulk file. A reporter that our table does not have is kept as it is written. */
export function caseKey(volume: string, reporter: string, page: string, decided = ''): CaseKey | undefined {
  if (!/^\w[\w-]*$/.test(volume) || !/^[*\w][\w.,-]*$/.test(page) || !/\d/.test(page)) return undefined;
  const match = reportersAt(reporter, 0)[0];
  const whole = match?.end === reporter.length || match?.end === reporter.length + 1;
  const known = whole && match ? chooseReporter(match.value, volume, yearOf(decided)) : undefined;
  return { volume, reporter: known?.name ?? reporter, page };
}
