// Finds the periods of a paper (period-grammar.ts says what one is), and what they have from each
// other and from the rest of the paper.
import { findHoliday } from '#legal/deadlines/federal-holidays.ts';
import { findClosedDays } from './closed-days.ts';
import { createEventFinder } from './event-days.ts';
import {
  cutSentence,
  mayAddForMail,
  movesLastDay,
  type PeriodCounting,
  readAddition,
  readNextMailDay,
  startOfSentence,
} from './period-counting.ts';
import { type FoundPeriod, type PaperDate, type Place, readPeriod } from './period-grammar.ts';
import { type FoundLength, listLengths } from './period-lengths.ts';
import { isOfSender, readRole } from './period-role.ts';
import { readWhichever } from './period-start.ts';
import { readDelivery } from './read-delivery.ts';
import { listBlankStarts } from './start-labels.ts';

const MAX_PERIODS = 100;
const MAX_CONTEXT = 260;
const MAX_NEAR = 130;
const MAX_FOLLOWING = 170;
const MAX_NEAR_START = 400;

/** `shortDates`: without a year; a full date of an event counts before them. */
type Options = { decision: boolean; dates?: PaperDate[]; shortDates?: Place[] };

export function findPeriods(
  text: string,
  { decision, dates = [], shortDates = [] }: Options,
): FoundPeriod[] {
  const periods: FoundPeriod[] = [];
  const nextDay = readNextMailDay(text);
  const additions: Addition[] = nextDay ? [{ index: 0, ...nextDay }] : [];
  const seenLengths = new Set<number>();
  let isMailUnread = false;
  const closed = findClosedDays(text, findDayOfPaper(dates));
  // Nothing happens on a day on which the paper says that it is closed.
  const isOpen = ({ date }: Place) => !closed.some((day) => day.date === date);
  const findFull = createEventFinder(text, dates.filter(isOpen));
  const findShort = createEventFinder(text, shortDates.filter(isOpen));
  const findDone = createEventFinder(
    text,
    dates.filter(({ role }) => role !== 'hearing'),
  );
  const findEvent = (clause: string) => findFull(clause) ?? findShort(clause);
  for (const length of listLengths(text)) {
    const { index, end, days } = length;
    if (seenLengths.has(days) && isRepeated(text, length)) {
      takeRole(periods, text, length, decision);
      continue;
    }
    const before = text.slice(Math.max(0, index - MAX_CONTEXT), index);
    const after = cutSentence(text.slice(end, end + MAX_FOLLOWING));
    const addition = readAddition(text, length);
    if (addition) {
      if (!isInside(text, length, periods.at(-1))) additions.push({ index, ...addition });
      seenLengths.add(days);
      continue;
    }
    isMailUnread ||= mayAddForMail(text, length);
    const period = readPeriod(text, length, {
      before,
      after,
      decision,
      dates,
      findEvent,
      findDone,
    });
    if (!period) continue;
    seenLengths.add(days);
    periods.push(period);
    if (periods.length === MAX_PERIODS) break;
  }
  if (periods.length === 0) return [];
  const moves = movesLastDay(text);
  const blanks = listBlankStarts(text);
  const isSummons = !decision && SUMMONS.test(text);
  const came = readDelivery(text);
  const isOfficial = AGENCY.test(text.slice(0, MAX_HEAD));
  return inheritStarts(joinAdditions(shareRoles(periods), additions)).map((period, index) => {
    const follows = findFollowed(text, periods, period);
    const takes = readOther(text, period, periods[index + 1]);
    const isOfSchool = /sch/i.test(text.slice(period.start, period.end));
    const own = closed.filter(({ date, school }) => !findHoliday(date) && (!school || isOfSchool));
    return {
      ...period,
      ...((blanks.includes(period.from) || (isSummons && period.from === 'judgment')) && {
        blank: true as const,
      }),
      ...(moves && !period.stands && { moves }),
      ...(came && { came }),
      ...(takes && { takes }),
      ...(isOfficial && { official: true as const }),
      ...(isMailUnread && { vague: true as const }),
      ...(follows !== undefined && { follows }),
      ...(own.length > 0 && { closed: own.map(({ date }) => date) }),
    };
  });
}

const MAX_HEAD = 300;
/** At its head. */
const AGENCY =
  /\b(?:department|bureau|administration|commission|agency|division of|internal revenue|office of|board of|(?:city|county|state|commonwealth) of)\b/i;

/** It and the next one are one deadline. */
function readOther(text: string, { start, end }: FoundPeriod, next: FoundPeriod | undefined) {
  if (!next || next.start - end > MAX_FOLLOWING) return undefined;
  const isOneSentence = cutSentence(text.slice(start, next.end)).length === next.end - start;
  return isOneSentence && /\bor\b/i.test(text.slice(end, next.start))
    ? readWhichever(cutSentence(text.slice(next.end, next.end + MAX_FOLLOWING)))
    : undefined;
}

/** "After those five business days end", "12 days before you must be out". */
const END_OF_PERIOD =
  /\b(?:days?|weeks?|months?|period|time)\b[^.;]{0,20}\b(?:ends?|expires?|(?:is|are) over|has passed|have passed)\b|\b(?:end|expiration) of (?:that|the|this|those)\b[^.;]{0,30}\b(?:period|days|time)\b/;
const MOVE_OUT = /\b(?:be out|move[- ]out|moving out|vacate)\b/;
function findFollowed(text: string, periods: FoundPeriod[], period: FoundPeriod) {
  const { startWords = '', eventOn, startsOn, before } = period;
  const isChained = END_OF_PERIOD.test(startWords) || (before && MOVE_OUT.test(startWords));
  if (!isChained || eventOn || startsOn) return undefined;
  const places = periods.flatMap(({ start, end }, index) =>
    start === period.start ? [] : [{ start: end, end, date: String(index) }],
  );
  const found = createEventFinder(text, places)(startWords);
  return found === undefined ? undefined : Number(found);
}

/** Its judgment is still to come. */
const SUMMONS = /\bSUMMON(?:S|ED)\b/;
const IS_OVER = /^\s*(?:ends?|expires?|are over|have passed)\b/i;
/** "You may object in those 14 days": what a period is for may be said where it is named again. */
function takeRole(periods: FoundPeriod[], text: string, length: FoundLength, decision: boolean) {
  const position = periods.findIndex(({ days }) => days === length.days);
  const period = periods[position];
  if (!period || (period.role !== 'other' && !period.ofSender)) return;
  const before = text.slice(Math.max(0, length.index - MAX_CONTEXT), length.index);
  const after = cutSentence(text.slice(length.end, length.end + MAX_FOLLOWING));
  const lead = startOfSentence(before);
  if (isOfSender(lead) || IS_OVER.test(after)) return;
  const role = readRole(lead, after, { decision, wide: before });
  const { ofSender: _, ...rest } = period;
  if (role !== 'other') periods[position] = { ...rest, role };
}

/** "33 days (30 days, plus 3 days for mail)": it is in the whole. */
function isInside(text: string, { index, days }: FoundLength, whole: FoundPeriod | undefined) {
  const between = whole ? text.slice(whole.end, index) : '';
  const [, first] =
    /\([^()]{0,20}?\b(\d{1,3})(?: [a-z]+)?(?:,? plus|,? and|,? \+)\s*$/i.exec(between) ?? [];
  return first !== undefined && Number(first) + days === whole?.days;
}

const findDayOfPaper = (dates: PaperDate[]) =>
  (dates.find(({ role }) => role === 'issued' || role === 'served') ?? dates[0])?.date;

/** "Within 30 days, or 60 days if you are in prison, you must answer": one act. */
const shareRoles = (periods: FoundPeriod[]): FoundPeriod[] =>
  periods.map((period, position) => {
    const next = periods[position + 1];
    const isOne =
      period.role === 'other' && next?.only && next.start - period.end < MAX_NEAR && !period.only;
    return isOne ? { ...period, role: next.role } : period;
  });

/** "You have 60 days … after you get this letter. If you ask within 10 days": from the same day. */
const inheritStarts = (periods: FoundPeriod[]): FoundPeriod[] =>
  periods.map((period, position) => {
    if (!period.unsaid && !period.same) return period;
    const source = periods
      .slice(0, position)
      .findLast(
        ({ unsaid, role, start }) =>
          !unsaid &&
          (period.same || (role === period.role && period.start - start < MAX_NEAR_START)),
      );
    const { from, startsOn, eventOn, or } = source ?? {};
    if (!from || (from === 'other' && !startsOn && !eventOn && !or)) return period;
    return {
      ...period,
      from,
      ...(startsOn && { startsOn }),
      ...(eventOn && { eventOn }),
      ...(or && { or }),
    };
  });

/** "Within the 5-day period", "these 60 days": said before. Not "the 7th day after". */
const isRepeated = (text: string, { index, end }: FoundLength) =>
  DEFINITE.test(text.slice(Math.max(0, index - 12), index)) &&
  !/(?:st|nd|rd|th)\b/i.test(text.slice(index, end));
const DEFINITE = /\b(?:the|this|that|these|those|said)\s+$/i;
type Addition = { index: number } & Pick<
  PeriodCounting,
  'mailDays' | 'addsMail' | 'receivedAfter' | 'receivedOnOpenDay'
>;

/**
 * Days that are added belong to the period before them; what is said of the day on which mail comes
 * holds for all.
 */
function joinAdditions(periods: FoundPeriod[], additions: Addition[]): FoundPeriod[] {
  const received = additions.find(({ receivedAfter }) => receivedAfter !== undefined);
  return periods.map((period, position) => {
    const next = periods[position + 1]?.start ?? Number.POSITIVE_INFINITY;
    const own =
      additions.find(({ index, mailDays }) => mailDays && index > period.start && index < next) ??
      (periods.length === 1 ? additions.find(({ mailDays }) => mailDays) : undefined);
    return {
      ...period,
      ...(own?.mailDays && { mailDays: own.mailDays }),
      ...(own?.addsMail && { addsMail: true as const }),
      ...(received?.receivedAfter && { receivedAfter: received.receivedAfter }),
      ...(received?.receivedOnOpenDay && { receivedOnOpenDay: true as const }),
    };
  });
}
