// What a paper itself says about counting: days that do not count, days that mail adds, the day on
// which mail is taken to have come, and a last day on a weekend. Its words stand over our rules.

import { CLOSED_DAYS, type ClosedDay } from '#legal/deadlines/court-days.ts';
import { foldText } from './ocr-text.ts';
import type { FoundLength } from './period-lengths.ts';

export type PeriodCounting = {
  /** These do not count. */
  skips: ClosedDay[];
  /** Where the paper came by mail, so many days are added. */
  mailDays?: number;
  /** They are added without an if. */
  addsMail?: true;
  /** It is taken to have come so many days after its date. */
  receivedAfter?: number;
  /** Those are days on which offices are open. */
  receivedOnOpenDay?: true;
  /** A last day on a weekend or holiday stands all the same. */
  stands?: true;
  /** The day it runs from counts as its first. */
  firstCounts?: true;
};

const MAX_NEAR = 420;
const MAX_BEFORE = 260;
const MAX_QUOTED = 200;
const MAX_MAIL_DAYS = 15;
const DAY_NAMES: [ClosedDay[], string][] = [
  [['saturday'], 'saturdays?'],
  [['sunday'], 'sundays?'],
  [['saturday', 'sunday'], 'weekends?|weekend days?'],
  [['holiday'], 'holidays?|days? (?:when|on which) (?:the )?courts? (?:is|are) closed'],
];
const OPEN_DAYS =
  /\b(?:court|judicial|business|working|work|banking|school)[\s-]{1,2}(?:day)s?\b|\b(?:days?) (?:(?:that|when|on which) )?(?:the |this )?(?:court|clerk)[^.;]{0,20}\b(?:is open)\b/i;
/** "A business day is any day except Sunday and holidays": in the paper's own sense. */
const OPEN_DAY_IS =
  /\b(?:business|working|work|banking)[\s-](?:days?)\W{1,3}(?:is|are|means?)\b[^.;]{0,40}\b(?:except|other than|excluding)\b[^.;]{0,20}\b(?:saturdays?|sundays?)\b[^.;]{0,120}/i;
/** What such a day is says nothing of other periods. */
const OF_OPEN_DAYS =
  /\b(?:business|working|work|banking|court|judicial|school)[ -]days?\b[^.;]{0,24}$/i;
/** "Office hours: 8-4, Monday through Friday, court holidays excepted." */
const OPENING_HOURS = /\bhours\b[^.;]{0,70}$/i;
const NOT_COUNTED =
  'not (?:to )?(?:count|counting|counted|include|including|included|be counted|be included)|(?:do|does|shall|will|are|is) not (?:to be )?(?:count|counted|include|included)|dont count|don.t count|aren.t counted|exclud(?:e|es|ed|ing)|exclusive of|other than|except(?:ing|ed| for)?|without counting|omit(?:ted|ting)?|leave out|(?:is|are|being) left out|skip(?:ping)?|minus';
export const CLOSED_NAMES =
  'saturdays?|sundays?|weekends?|(?:(?:any|other|legal|court|judicial|public|state|federal|bank) )*holidays?';
const SKIPPING = new RegExp(
  `\\b(?:${NOT_COUNTED})\\b[^.;]{0,110}?\\b(?:${CLOSED_NAMES})\\b[^.;]{0,70}|\\b(?:${CLOSED_NAMES})\\b[^.;]{0,70}?\\b(?:${NOT_COUNTED})\\b`,
  'gi',
);
/** "If less than 11 days are allowed, weekends do not count". */
const IF_SHORT =
  /\b(?:less|fewer|shorter) (?:than) (?:[a-z]+ \()?(\d{1,2}|seven|eight|ten|eleven)\b/i;
const SHORT: Record<string, number> = { seven: 7, eight: 8, ten: 10, eleven: 11 };
/** Of the last day alone: "If the last day falls on a Saturday". */
const LAST_DAY = new RegExp(
  `\\b(?:falls?|lands?|ends?|is on|due date is|expires?)\\b[^.;]{0,40}\\b(?:${CLOSED_NAMES})\\b`,
  'i',
);
const STANDS = new RegExp(
  `\\b(?:even (?:if|when)|regardless of whether|whether or not)\\b[^.;]{0,60}\\b(?:${CLOSED_NAMES})\\b`,
  'i',
);
/** "If the tenth day is a Saturday, Sunday or holiday, the next business day is in time". */
const MOVES = new RegExp(
  `\\b(?:if|when|where)\\b[^.;]{0,120}\\b(?:${CLOSED_NAMES})\\b[^.;]{0,120}\\b(?:next|following|first)\\b[^.;]{0,40}\\b(?:day|monday|one)\\b`,
  'i',
);
export const movesLastDay = (text: string): true | undefined =>
  MOVES.test(text.replace(/\s+/g, ' ')) || undefined;
/** "Counting the day of service", "the day you get this is day one". Not "not counting the day". */
const FIRST_COUNTS =
  /(?<!\b(?:not|without|n.t) )\b(?:counting|including|inclusive of) (?:the )?(?:day|date) (?:of|on which|it|you|this|they)\b|\b(?:the) (?:day|date)\b[^.;]{0,60}\b(?:counts? as|is counted as|is|being|will be) (?:day (?:one|1|number one)|the first(?: day)?|included)\b/i;
const MAIL = /\b(?:mail(?:ed|ing|s)?|postal)\b/i;
const IF = /\b(?:if|when|where|unless|served by)\b/i;
/** "Because this notice was served by mail": no condition. */
const WAS_MAILED =
  /\b(?:because|since)\b[^.;]{0,60}\b(?:was|were|is)\b[^.;]{0,30}\b(?:mail(?:ed)?)\b/i;
const ADDS_BEFORE =
  /\b(?:add(?:s|ed|ing)?|plus|additional|extra|another|further|allow(?:s|ing)?|extended by|extends?|grace period of)\b[^.;]{0,22}$/i;
/** "65 days, which allows 5 days for mail": they are in it. */
const INCLUDES =
  /\b(?:which|that|this|already) (?:already )?(?:includes?|including|allows?|allowing)\b[^.;]{0,12}$/i;
/** "10 days, plus 3 if this came by mail". */
const BARE_MAIL =
  /\b(?:plus|add) (\d|three|five|seven)(?: more)? (?:if|for|because|when)\b[^.;]{0,30}\b(?:mail(?:ed|ing)?)\b/i;
const SMALL: Record<string, number> = { three: 3, five: 5, seven: 7 };
const ADDS_INSIDE = /\b(?:additional|extra|more)\b/i;
const ADDS_AFTER =
  /^\s?(?:are|is|will be|shall be|may be)?\s?(?:add ?ed|longer|more|extra|additional)\b/i;
const ASSUMED_AS =
  'assume[sd]?|assuming|presum(?:e|es|ed|ing)|consider(?:ed|s)?|deem(?:ed|s)?|treat(?:ed|s)?|counts? as|(?:is|be) complete|effective|think';
const CAME =
  'have (?:it|this)|reach(?:ed)?|arrived?|recei(?:ved?|pt)|got|get|gets|serv(?:ed|ice)|deliver(?:ed|y)|notified|notice';
/** "We assume that you got this letter within", "service by mail is complete". */
const ASSUMED_RECEIPT = new RegExp(
  `\\b(?:${ASSUMED_AS})\\b[^.;]{0,50}?\\b(?:${CAME})\\b[^.;]{0,40}$|\\b(?:${CAME})\\b[^.;]{0,50}?\\b(?:${ASSUMED_AS})\\b[^.;,]{0,20}$`,
  'i',
);
/** "We figure five days for the mail". */
const FIGURES = /\b(?:we) (?:figure|assume|expect|count|reckon)(?: on)?\s*$/i;
const FOR_MAIL = /^\s*(?:for|in) (?:the )?(?:mail)\b/i;
const TO_DO = /\b(?:must|may|can|have to|you have|should|timely)\b/i;
const AFTER_ITS_DAY = /^[\s,]*(?:after|from|of|following|later)\b[^.;]{0,50}|^[\s,]*(?:later)\b/i;

/** Not after an initial or the abbreviations of addresses: "450 S. Commerce St.". */
const SENTENCE_END =
  /(?<!\b(?:[A-Z]|St|Ave|No|Mr|Ms|Mrs|Dr|Inc|Co|Rd|Blvd))[.!?;]\s+(?=[A-Z(]|[-–•*▪·]\s|\d\.\s)|(?<!:[ \t]*)\n\s*\n/;
export const cutSentence = (text: string): string => text.split(SENTENCE_END, 1)[0] ?? '';
export const startOfSentence = (text: string): string => text.split(SENTENCE_END).at(-1) ?? '';

/** What stands above is a heading or an address. */
const LINE_OF_ITS_OWN = /\n(?=\s*[A-Z][a-z])/;
/** The sentence in which a span stands, in one line. */
export const quoteSentence = (
  text: string,
  { start, end }: { start: number; end: number },
): string =>
  [
    startOfSentence(text.slice(Math.max(0, start - MAX_QUOTED), start))
      .split(LINE_OF_ITS_OWN)
      .at(-1),
    text.slice(start, end),
    cutSentence(text.slice(end, end + MAX_QUOTED)),
  ]
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

type Place = Pick<FoundLength, 'index' | 'end' | 'days'>;

/** A length that only adds to another one, or says when mail is taken to have come. */
export function readAddition(
  text: string,
  { index, end, days }: Place,
):
  | Pick<PeriodCounting, 'mailDays' | 'addsMail' | 'receivedAfter' | 'receivedOnOpenDay'>
  | undefined {
  const before = startOfSentence(text.slice(Math.max(0, index - 200), index)).replace(/\s+/g, ' ');
  const after = cutSentence(text.slice(end, end + 160)).replace(/\s+/g, ' ');
  const words = text.slice(index, end);
  if (INCLUDES.test(before)) return {};
  const adds = ADDS_BEFORE.test(before) || ADDS_INSIDE.test(words) || ADDS_AFTER.test(after);
  if (adds && days <= MAX_MAIL_DAYS && MAIL.test(`${before} ${words} ${after}`)) {
    const isCertain = WAS_MAILED.test(before) || !IF.test(`${before} ${after}`);
    return { mailDays: days, ...(isCertain && { addsMail: true }) };
  }
  if (FIGURES.test(before) && FOR_MAIL.test(after)) return { receivedAfter: days };
  const [assumption] = ASSUMED_RECEIPT.exec(before) ?? [];
  const isAssumed = assumption && !TO_DO.test(assumption) && AFTER_ITS_DAY.test(after);
  return isAssumed && days <= MAX_MAIL_DAYS
    ? { receivedAfter: days, ...(OPEN_DAYS.test(words) && { receivedOnOpenDay: true }) }
    : undefined;
}

/** Any words of more days for mail: where they were not read, no day is certain. */
const MORE_FOR_MAIL = /(?:add(?:ed|s|itional)?|extra|more|plus|longer|extend)/;
export function mayAddForMail(text: string, { index, end, days }: Place): boolean {
  const sentence = `${startOfSentence(text.slice(Math.max(0, index - 200), index))} # ${cutSentence(text.slice(end, end + 160))}`;
  const bare = sentence.toLowerCase().replace(/\s+/g, '');
  return days <= MAX_MAIL_DAYS && /mail/.test(bare) && MORE_FOR_MAIL.test(bare);
}

/** "If it is mailed, it is served on the next regular day for delivery of mail". */
const NEXT_MAIL_DAY =
  /\bmail(?:ed)?\b[^.;]{0,60}\b(?:serv(?:ed|ice)|received|delivered|given)\b[^.;]{0,20}\bnext (?:[a-z]+ ){0,2}(?:day|delivery)\b/i;
export const readNextMailDay = (
  text: string,
): Pick<PeriodCounting, 'receivedAfter' | 'receivedOnOpenDay'> | undefined =>
  NEXT_MAIL_DAY.test(text.replace(/\s+/g, ' '))
    ? { receivedAfter: 1, receivedOnOpenDay: true }
    : undefined;

/** What is said in the period's own sentence, or in one beside it that speaks of counting. */
export function readCounting(text: string, { index, end, days }: Place): PeriodCounting {
  const before = text.slice(Math.max(0, index - MAX_BEFORE), index);
  const after = text.slice(end, end + MAX_NEAR);
  const own = `${text.slice(index, end)} ${cutSentence(after)}`.replace(/\s+/g, ' ');
  const passage = `${before} # ${after}`.replace(/\s+/g, ' ');
  const isOpenDays =
    OPEN_DAYS.test(text.slice(index, end)) ||
    OPEN_DAYS.test(own.replace(/\([^)]*\bdays?\b[^)]*\)/gi, ' ').slice(0, 60));
  const [defined] = (isOpenDays && OPEN_DAY_IS.exec(passage)) || [];
  const skips = defined
    ? nameClosed(defined)
    : isOpenDays
      ? [...CLOSED_DAYS]
      : readSkips(passage, days);
  const [, bare] = BARE_MAIL.exec(own.slice(0, 80)) ?? [];
  return {
    skips,
    ...(STANDS.test(passage) && { stands: true }),
    ...(bare && { mailDays: SMALL[bare.toLowerCase()] ?? Number(bare) }),
    ...(FIRST_COUNTS.test(passage) && { firstCounts: true }),
  };
}

function nameClosed(words: string): ClosedDay[] {
  const named = DAY_NAMES.filter(([, names]) => new RegExp(`\\b(?:${names})\\b`, 'i').test(words));
  return CLOSED_DAYS.filter((day) => named.some(([kinds]) => kinds.includes(day)));
}

function readSkips(passage: string, days: number): ClosedDay[] {
  const skipped = new Set<ClosedDay>();
  for (const { 0: words, index } of passage.matchAll(SKIPPING)) {
    const lead = passage.slice(0, index);
    if (LAST_DAY.test(words) || OF_OPEN_DAYS.test(lead) || OPENING_HOURS.test(lead)) continue;
    const [, limit] = IF_SHORT.exec(passage) ?? [];
    if (limit && days >= (SHORT[limit.toLowerCase()] ?? Number(limit))) continue;
    for (const kind of nameClosed(words)) skipped.add(kind);
  }
  return CLOSED_DAYS.filter((day) => skipped.has(day));
}

/** "By 10:00 a.m. on the Monday next after the expiration of 20 days after". */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NEXT_WEEKDAY = new RegExp(
  `\\b(${WEEKDAYS.join('|')}) (?:next |immediately ){0,2}(?:after|following)(?: the)?(?: (?:expiration|end|lapse|passing) of)?\\s*$`,
  'i',
);
export function readNextWeekday(lead: string): number | undefined {
  const [, day] = NEXT_WEEKDAY.exec(lead.replace(/\s+/g, ' ')) ?? [];
  const number = WEEKDAYS.findIndex((name) => foldText(name) === foldText(day ?? ''));
  return number > 0 ? number : undefined;
}
