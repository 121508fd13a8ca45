// Two dates that are joined, as in "from March 3 to March 9": a period that a paper covers. Nobody
// has to act on its days, unless it is a term of jury service or a window in which to apply or pay.
import type { BasedRole } from './confirm-roles.ts';
import { readWindow } from './date-signs.ts';
import type { FoundDate } from './find-dates.ts';

/** A term of jury service begins with the first day of it. */
export function readRangeRole(
  text: string,
  date: FoundDate,
  previous: FoundDate | undefined,
  next: FoundDate | undefined,
): BasedRole {
  const before = text.slice(Math.max(0, date.start - 90), date.start);
  const joined =
    next !== undefined &&
    /^[\s,]*(?:[-–—]+|to|through|thru|until|and ending(?: on)?)[\s,]*$/i.test(
      text.slice(date.end, next.start),
    );
  const begins =
    joined &&
    (/\b(?:serve|report|on call|term of service|jury service)\b[^.\n]{0,40}$/i.test(before) ||
      (/jur(?:y|or)/i.test(text.slice(Math.max(0, date.start - 200), date.start)) &&
        /\b(?:beginning|begins|starting|starts)\W*$/i.test(before)));
  if (begins) return { role: 'hearing', confident: false, basis: 'range' };
  const isFirst = joined || !previous;
  const { role, open } = readWindow(text, isFirst ? date.start : previous.start);
  if (role && !isFirst) return { role, confident: false, basis: 'rule' };
  return { role: 'other', confident: !open && !/jur[yo]/i.test(text), basis: 'range' };
}

/** "from X to Y", "X through Y", "X - Y": a period that is covered, not a day to act on. */
export function readRange(
  text: string,
  date: FoundDate,
  previous: FoundDate | undefined,
  next: FoundDate | undefined,
): boolean {
  const isJoin = (between: string) =>
    /^[\s,]*(?:[-–—]+|to|through|thru|until|and ending(?: on)?|and)[\s,]*$/i.test(between);
  // "continued from X to Y": two days in court.
  const moved =
    /\b(?:re-?scheduled|continued|moved|postponed|adjourned|changed|reset)\b[^.\n]{0,60}$/i.test(
      text.slice(
        Math.max(
          0,
          (previous && isJoin(text.slice(previous.end, date.start)) ? previous.start : date.start) -
            90,
        ),
        date.start,
      ),
    );
  if (moved) return false;
  const leads = (end: number) =>
    /\b(?:from|between|period|dates?|beginning|for|of|covering)\b[\s:(]*$/i.test(
      text.slice(Math.max(0, end - 14), end),
    );
  if (next && isJoin(text.slice(date.end, next.start))) {
    const join = text.slice(date.end, next.start).trim().toLowerCase();
    return (
      join !== 'and' ||
      /\bbetween\b[\s:(]*$/i.test(text.slice(Math.max(0, date.start - 14), date.start))
    );
  }
  if (previous && isJoin(text.slice(previous.end, date.start))) {
    const join = text.slice(previous.end, date.start).trim().toLowerCase();
    return join !== 'and' || leads(previous.start);
  }
  return false;
}
