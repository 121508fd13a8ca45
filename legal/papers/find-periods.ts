// Finds periods in which something has to be done ("within 20 days after service", "THREE (3) DAY
// NOTICE"), with what starts them, what the paper says about counting them, and what they are for.
// Other lengths of time are left alone.
import { CLOSED_DAYS, type ClosedDay } from '#legal/deadlines/court-days.ts';
import { findClosedDays } from './closed-days.ts';
import { soften } from './date-cues.ts';
import { createEventFinder } from './event-days.ts';
import { mendWords } from './mend-words.ts';
import {
  cutSentence,
  movesLastDay,
  type PeriodCounting,
  readAddition,
  readCounting,
  readNextWeekday,
  startOfSentence,
} from './period-counting.ts';
import { type FoundLength, type LengthUnit, listLengths } from './period-lengths.ts';
import { isOfSender, type PeriodRole, readRole } from './period-role.ts';
import { type PeriodFrom, readPeriodStart } from './period-start.ts';
import { listBlankStarts } from './start-labels.ts';

export type FoundPeriod = {
  start: number;
  end: number;
  amount: number;
  unit: LengthUnit;
  /** A first measure: months count 30 and weeks 7. */
  days: number;
  from: PeriodFrom;
  /** The day from which it runs, where the paper puts it there: "30 days from March 3, 2026". */
  startsOn?: string;
  /** The day of the event from which it runs, where the paper dates it elsewhere. */
  eventOn?: string;
  /** Another start, where the paper names two. */
  or?: { from: PeriodFrom; eventOn?: string; takes: 'either' | 'later' | 'earlier' };
  /** Nothing is said of a start; `from` is that of the period before, if it is not `other`. */
  unsaid?: true;
  /** Of several days of the event, such as publications, the last. */
  fromLast?: true;
  /** What it runs from, in the paper's words, where that is an event. */
  startWords?: string;
  /** The reader starts it, by an answer or a request. */
  ownAct?: true;
  /** It runs from the same day as the one before. */
  same?: true;
  /** It ends on the next such weekday after that: 1 is Monday. */
  onNext?: number;
  /** It ends so long before the day of `from`. */
  before?: true;
  role: PeriodRole;
  /** It is the sender who has so long. */
  ofSender?: true;
  /** By its own words, days on which courts are closed do not count. */
  courtDays?: true;
  /** By its own words, these do not count, where it is not all of them. */
  skips?: ClosedDay[];
  /** On these the paper says that it is closed. */
  closed?: string[];
  /** A last day on a weekend or holiday stands all the same. */
  stands?: true;
  /** The day it runs from counts as its first. */
  firstCounts?: true;
  /** Such a last day moves to the next open one, by its own words. */
  moves?: true;
  mailDays?: number;
  /** They are added whether or not it is known how it came. */
  addsMail?: true;
  receivedAfter?: number;
  /** Those are days on which offices are open. */
  receivedOnOpenDay?: true;
  /** It runs from the postmark, which no date of the paper is. */
  postmark?: true;
  /** The paper has a line for the day from which it runs, and that is empty. */
  blank?: true;
  /** It is for papers that came by mail, or for people elsewhere. */
  only?: 'mailed' | 'elsewhere';
  /** What is asked for in it keeps coming. */
  keeps?: true;
};

const MAX_PERIODS = 100;
const MAX_DAYS = 4_000;
const MAX_CONTEXT = 260;
const MAX_NEAR = 130;
const MAX_FOLLOWING = 170;
const MAX_NEXT = 260;
const MAX_NEAR_START = 400;
const MAX_START_WORDS = 60;

const LEADS = new RegExp(
  soften(
    '(?:\\b(?:time|days?|deadline|period|due)\\b[a-z ]{0,24}:\\s*|\\b(?:within|in|have|has|had|got|gets?|until|before|than|given?|least|next|first|last|allowed|allows|gives|after|period of|exceed|every|is|you|a|the|and|your)\\b[\\s,:\'"(]*(?:the |a |only |just |next |first )?(?:[ivxlc]{1,7}\\s*\\(\\s*)?)$',
  ),
  'i',
);
const FOLLOWS = new RegExp(
  soften(
    '^[\\s,]*(?:after|of|from|following|to|notice|period|prior|before|beginning|window|in which|demand|if|which started|starting|(?:is|are) (?:counted|measured|computed)|go by|have passed)\\b',
  ),
  'i',
);
/** Another length for some: "(23 days if it was mailed)", "or 60 days if served outside Ohio". */
const ONLY_AFTER = new RegExp(`^[\\s,]*(?:${soften('if|when|where')})\\b([^.;)]{3,90})`, 'i');
/** "30 days of the date of this decision if it was served by mail". */
const ONLY_IF_WAS = new RegExp(
  `^[\\s,]*(?:${soften('of|from|after')})\\b[^.;,()0-9]{0,60}?\\b(?:${soften('if|when|where')})\\b([^.;),]{0,30}\\b(?:${soften('was|were|is|are|live|lives')})\\b[^.;),]{0,60})`,
  'i',
);
const ONLY_BEFORE = new RegExp(
  `\\b(?:${soften('if|when|where')})\\b([^.;]{0,90}?),?(?: ${soften('then')})?(?: ${soften('you|it')})?(?: ${soften('must|have|has')})?[^.;,]{0,40}$`,
  'i',
);
const BY_MAIL = new RegExp(`\\b(?:${soften('mail(?:ed)?|postal')})\\b`, 'i');
const ELSEWHERE = new RegExp(
  `\\b(?:${soften('outside|out of (?:the )?state|out-of-state|another state|abroad|not in (?:this|the) state|by publication|overseas|united states (?:government|is)|military|incarcerated|in (?:a )?(?:jail|prison)|confined|deployed')})\\b`,
  'i',
);
/** "Ask within 10 days to keep your benefits", also in the sentence before or after. */
const KEEPS = new RegExp(
  soften(
    '\\b(?:keep(?:s|ing)? (?:getting |receiving )?(?:your|the|my|the same|full) [a-z ]{0,24}(?:payments?|benefits?|amount|check|coverage|services?|aid|assistance|medicaid|snap|medical|stamps)|continu(?:e|es|ed|ing|ation) (?:(?:to (?:get|receive)|receiving|getting|of|your|the|same|at) ){0,4}(?:payments?|benefits?|coverage|services?|aid|assistance)|(?:benefits?|payments?|coverage|services?|aid|assistance) (?:will|can|may|to|shall) (?:not (?:change|stop|be (?:reduced|stopped|cut))|continue|stay|be continued|keep)|(?:payment|benefits?|check)s? (?:will|wont|won.t) (?:not )?(?:change|be cut|go down))\\b',
  ),
  'i',
);

type PaperDate = { start: number; end: number; date: string; role: string };
type Options = { decision: boolean; dates?: PaperDate[] };

export function findPeriods(text: string, { decision, dates = [] }: Options): FoundPeriod[] {
  const periods: FoundPeriod[] = [];
  const additions: Addition[] = [];
  const seenLengths = new Set<number>();
  const findEvent = createEventFinder(text, dates);
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
      additions.push({ index, ...addition });
      seenLengths.add(days);
      continue;
    }
    if (!LEADS.test(mendWords(before)) && !FOLLOWS.test(mendWords(after))) continue;
    if (isNoPeriod(before, after) || days < 1 || days > MAX_DAYS) continue;
    if (!decision && IF_JUDGMENT.test(startOfSentence(before).replace(/\s+/g, ' '))) continue;
    seenLengths.add(days);
    const startsOn = findNamedStart(text, end, dates);
    periods.push({
      ...describe(text, length, { before, after, decision, findEvent }),
      ...(startsOn && { startsOn }),
    });
    if (periods.length === MAX_PERIODS) break;
  }
  if (periods.length === 0) return [];
  const closed = findClosedDays(text, findDayOfPaper(dates));
  const moves = movesLastDay(text);
  const blanks = listBlankStarts(text);
  return inheritStarts(joinAdditions(shareRoles(periods), additions)).map((period) => {
    const isOfSchool = /sch/i.test(text.slice(period.start, period.end));
    const own = closed.filter(({ school }) => !school || isOfSchool);
    return {
      ...period,
      ...(blanks.includes(period.from) && { blank: true as const }),
      ...(moves && !period.stands && { moves }),
      ...(own.length > 0 && { closed: own.map(({ date }) => date) }),
    };
  });
}

const IS_OVER = new RegExp(`^\\s*(?:${soften('ends?|expires?|are over|have passed')})\\b`, 'i');
/** "You may object in those 14 days": what a period is for may be said where it is named again. */
function takeRole(periods: FoundPeriod[], text: string, length: FoundLength, decision: boolean) {
  const position = periods.findIndex(({ days }) => days === length.days);
  const period = periods[position];
  if (!period || (period.role !== 'other' && !period.ofSender)) return;
  const before = mendWords(text.slice(Math.max(0, length.index - MAX_CONTEXT), length.index));
  const after = mendWords(cutSentence(text.slice(length.end, length.end + MAX_FOLLOWING)));
  const lead = startOfSentence(before);
  if (isOfSender(lead) || IS_OVER.test(after)) return;
  const role = readRole(lead, after, { decision, wide: before });
  const { ofSender: _, ...rest } = period;
  if (role !== 'other') periods[position] = { ...rest, role };
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
const DEFINITE = new RegExp(`\\b(?:${soften('the|this|that|these|those|said')})\\s+$`, 'i');
/** "From March 3, 2026", "after the date of service (March 3, 2026)". */
const TO_ITS_DAY = new RegExp(
  `^[\\s,(]*(?:[\\w'-]+,? ){0,6}?(?:${soften('after|from|of|following|beginning|starting|commencing|which (?:started|began)')})\\b(?![^;]*\\b(?:${soften('by|before|until|unless|due|than')})\\b)[^;.]{0,80}$`,
  'i',
);
const STARTING_ROLES = ['issued', 'served', 'other'];

function findNamedStart(text: string, end: number, dates: PaperDate[]): string | undefined {
  const date = dates.find(({ start }) => start >= end);
  if (!date || date.start > end + MAX_NEAR || !STARTING_ROLES.includes(date.role)) return undefined;
  return TO_ITS_DAY.test(text.slice(end, date.start)) ? date.date : undefined;
}

/** After a judgment that is still to come. */
const IF_JUDGMENT = new RegExp(
  `\\b(?:${soften('if')}) (?:${soften('a|the|any|such')} )?(?:${soften('default')} )?(?:${soften('judgment|order')}) (?:${soften('is|be|has been|should be')}) (?:${soften('entered|granted|given|rendered|made|issued')})\\b`,
  'i',
);

/** "You may redeem for 15 days after": time to act, not how long something lasts. */
const OPEN_FOR = new RegExp(
  `\\b(?:${soften('may|can|stayed|good|valid|open|stands|offer|held')})\\b[^.;]{0,110}\\b(?:${soften('for')})\\s*$`,
  'i',
);
const RUNS_FROM = new RegExp(`^\\s*(?:${soften('after|from|following')})\\b`, 'i');
const isNoPeriod = (before: string, after: string) =>
  !(OPEN_FOR.test(startOfSentence(before)) && RUNS_FROM.test(after)) &&
  isOtherLength(before, after);
const isOtherLength = (before: string, after: string) =>
  /\b(?:past|(?<!the )last|over|(?<!n[o0]t |nor |no )more than|ago|for|jail|imprisonment|every|each)\b[\s]*$/i.test(
    before.slice(-20),
  ) ||
  /^\s*(?:ago|old|in jail|imprisonment|per)\b/i.test(after) ||
  OVERDUE.test(after);

/** How late something is. */
const OVERDUE = new RegExp(
  `^\\s*(?:${soften('behind|late|overdue|past due|in arrears|delinquent')})\\b`,
  'i',
);
const LAST_OF = new RegExp(`\\b(?:${soften('last|final|third')})\\b`, 'i');
/** When it ends, nobody knows from the day for which it is set. */
const CONCLUDED = new RegExp(
  `\\b(?:${soften('concluded|concludes|completed|finished|adjourned')})\\b`,
  'i',
);
const OF_POSTMARK = new RegExp(`\\b(?:${soften('post-?mark(?:ed)?|envelope')})\\b`, 'i');
type Words = { before: string; after: string; decision: boolean; findEvent: EventFinder };
type EventFinder = ReturnType<typeof createEventFinder>;

function describe(text: string, length: FoundLength, words: Words) {
  const { decision, findEvent } = words;
  const before = mendWords(words.before);
  const after = mendWords(words.after);
  const { index, end, amount, unit, days } = length;
  const lead = startOfSentence(before);
  const next = text.slice(end + words.after.length, end + words.after.length + MAX_NEXT);
  const started = readPeriodStart(lead, after, next);
  const { from, unsaid, same, ownAct, clause, or, before: isBefore } = started;
  const isOfPostmark = from === 'mailing' && clause !== undefined && OF_POSTMARK.test(clause);
  const isEvent = clause !== undefined && !isOfPostmark && !CONCLUDED.test(clause);
  const eventOn = isEvent ? findEvent(clause) : undefined;
  const startWords =
    from === 'other' && !same ? clause?.trim().slice(0, MAX_START_WORDS) : undefined;
  const orOn = or && findEvent(or.clause);
  const { skips, stands, firstCounts, mailDays } = readCounting(text, length);
  const only = readCondition(lead, after);
  const onNext = readNextWeekday(lead);
  const role = readRole(lead, after, { decision, wide: before });
  return {
    start: index,
    end,
    amount,
    unit,
    days,
    from,
    role,
    ...(isOfSender(lead) && { ofSender: true as const }),
    ...(unsaid && { unsaid }),
    ...(from === 'publication' && clause && LAST_OF.test(clause) && { fromLast: true as const }),
    ...(startWords && { startWords }),
    ...(ownAct && { ownAct }),
    ...(same && { same }),
    ...(isOfPostmark && { postmark: true as const }),
    ...(eventOn && { eventOn }),
    ...(or && { or: { from: or.from, takes: or.takes, ...(orOn && { eventOn: orOn }) } }),
    ...(onNext && { onNext }),
    ...(isBefore && { before: isBefore }),
    ...(skips.length === CLOSED_DAYS.length && { courtDays: true as const }),
    ...(skips.length > 0 && skips.length < CLOSED_DAYS.length && { skips }),
    ...(mailDays && { mailDays }),
    ...(stands && { stands }),
    ...(firstCounts && { firstCounts }),
    ...(only && { only }),
    ...(isToKeep(role, lead, after) && { keeps: true as const }),
  };
}

const isToKeep = (role: PeriodRole, lead: string, after: string) =>
  role === 'appeal-by' && KEEPS.test(`${lead} # ${after}`.replace(/\s+/g, ' '));

/** "If you cancel by mail". */
const OWN_MAIL = new RegExp(
  `\\b(?:${soften('you|your')}) (?:${soften('cancel|send|file|mail|appeal|reply|respond|pay|answer|request|ask|want')})\\b`,
  'i',
);
/** A second length beside the first one, with its own if, is for other people or for mail. */
const OR = new RegExp(`(?:\\b${soften('or')}|\\()\\s*$`, 'i');
function readCondition(lead: string, after: string): FoundPeriod['only'] {
  const [, later] = ONLY_AFTER.exec(after) ?? [];
  const condition = later ?? ONLY_IF_WAS.exec(after)?.[1] ?? ONLY_BEFORE.exec(lead)?.[1] ?? '';
  if (ELSEWHERE.test(condition)) return 'elsewhere';
  if (BY_MAIL.test(condition) && !OWN_MAIL.test(condition)) return 'mailed';
  return later && OR.test(lead) ? 'elsewhere' : undefined;
}

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
