// One period of a paper by the words around its length: from which day it runs, what it is for, for
// whom it is, and what is said of counting it.
import { CLOSED_DAYS, type ClosedDay } from '#legal/deadlines/court-days.ts';
import type { createEventFinder } from './event-days.ts';
import { readCounting, readNextWeekday, startOfSentence } from './period-counting.ts';
import type { FoundLength, LengthUnit } from './period-lengths.ts';
import { isOfSender, type PeriodRole, readRole } from './period-role.ts';
import { type PeriodFrom, readPeriodStart } from './period-start.ts';

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
  /** The paper checks mail as the way in which it came. */
  byMail?: true;
  /** It runs from the end of another period, by its place among them. */
  follows?: number;
  /** Of several days of the event, such as publications, the last. */
  fromLast?: true;
  /** What it runs from, in the paper's words, where that is an event. */
  startWords?: string;
  /** The reader starts it, by an answer or a request. */
  ownAct?: true;
  /** What it runs from may be another paper's. */
  vague?: true;
  /** It runs from the same day as the one before. */
  same?: true;
  /** It ends on the next such weekday after that: 1 is Monday. */
  onNext?: number;
  /** It ends so long before the day of `from`. */
  before?: true;
  role: PeriodRole;
  /** It is the sender who has so long. */
  ofSender?: true;
  /** Its sentence says what the reader may or must do. */
  toYou?: true;
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

const MAX_NEXT = 260;
const MAX_START_WORDS = 60;

/** Another length for some: "(23 days if it was mailed)", "or 60 days if served outside Ohio". */
const ONLY_AFTER = /^[\s,]*(?:if|when|where)\b([^.;)]{3,90})/i;
/** "30 days of the date of this decision if it was served by mail". */
const ONLY_IF_WAS =
  /^[\s,]*(?:of|from|after)\b[^.;,()0-9]{0,60}?\b(?:if|when|where)\b([^.;),]{0,30}\b(?:was|were|is|are|live|lives)\b[^.;),]{0,60})/i;
const ONLY_BEFORE =
  /\b(?:if|when|where)\b([^.;]{0,90}?),?(?: then)?(?: you|it)?(?: must|have|has)?[^.;,]{0,40}$/i;
const BY_MAIL = /\b(?:mail(?:ed)?|postal)\b/i;
const ELSEWHERE =
  /\b(?:outside|out of (?:the )?state|out-of-state|another state|abroad|not in (?:this|the) state|by publication|overseas|united states (?:government|is)|military|incarcerated|in (?:a )?(?:jail|prison)|confined|deployed)\b/i;
/** "Ask within 10 days to keep your benefits", also in the sentence before or after. */
const KEEPS =
  /\b(?:keep(?:s|ing)? (?:getting |receiving )?(?:your|the|my|the same|full) [a-z ]{0,24}(?:payments?|benefits?|amount|check|coverage|services?|aid|assistance|medicaid|snap|medical|stamps)|continu(?:e|es|ed|ing|ation) (?:(?:to (?:get|receive)|receiving|getting|of|your|the|same|at) ){0,4}(?:payments?|benefits?|coverage|services?|aid|assistance)|(?:benefits?|payments?|coverage|services?|aid|assistance) (?:will|can|may|to|shall) (?:not (?:change|stop|be (?:reduced|stopped|cut))|continue|stay|be continued|keep)|(?:payment|benefits?|check)s? (?:will|wont|won.t) (?:not )?(?:change|be cut|go down))\b/i;

const TO_YOU = /\b(?:you)(?: then|also|only)? (?:may|must|can|have|need|should)\b/i;
const LAST_OF = /\b(?:last|final|third)\b/i;
/** When it ends, nobody knows from the day for which it is set. */
const CONCLUDED = /\b(?:concluded|concludes|conclusion|completed|completion|finished|adjourned)\b/i;
const OF_POSTMARK = /\b(?:post-?mark(?:ed)?|envelope)\b/i;
const OF_PAPERS: PeriodFrom[] = ['service', 'receipt', 'mailing'];
/** `findDone`: not among hearings. */
type Words = {
  before: string;
  after: string;
  decision: boolean;
  findEvent: EventFinder;
  findDone: EventFinder;
};
type EventFinder = ReturnType<typeof createEventFinder>;

export function describePeriod(text: string, length: FoundLength, words: Words): FoundPeriod {
  const { decision } = words;
  const before = words.before;
  const after = words.after;
  const { index, end, amount, unit, days } = length;
  const lead = startOfSentence(before);
  const next = text.slice(end + words.after.length, end + words.after.length + MAX_NEXT);
  const started = readPeriodStart(lead, after, next);
  const { from, unsaid, same, ownAct, vague, clause, or, before: isBefore } = started;
  const isOfPostmark = from === 'mailing' && clause !== undefined && OF_POSTMARK.test(clause);
  // The words of a service or a mailing name other papers, too.
  const isEvent = !OF_PAPERS.includes(from) && clause !== undefined && !CONCLUDED.test(clause);
  // A judgment is no hearing, though one may be set for it.
  const findEvent = from === 'judgment' ? words.findDone : words.findEvent;
  const eventOn = isEvent ? findEvent(clause) : undefined;
  const startWords =
    from === 'other' && !same ? clause?.trim().slice(0, MAX_START_WORDS) : undefined;
  const orOn = or && words.findEvent(or.clause);
  const { skips, stands, firstCounts, mailDays } = readCounting(text, length);
  const only = readCondition(lead, after);
  const onNext = readNextWeekday(lead);
  const role = readRole(lead, after, { decision, wide: before });
  return {
    ...{ start: index, end, amount, unit, days, from, role },
    ...dropUnset({
      toYou: TO_YOU.test(lead),
      ofSender: isOfSender(lead, after),
      fromLast: from === 'publication' && LAST_OF.test(clause ?? ''),
      postmark: isOfPostmark,
      courtDays: skips.length === CLOSED_DAYS.length,
      keeps: isToKeep(role, lead, after),
      ...{ unsaid, same, ownAct, vague, before: isBefore, stands, firstCounts },
      ...{ startWords, eventOn, onNext, mailDays, only },
      or: or && { from: or.from, takes: or.takes, ...(orOn && { eventOn: orOn }) },
      skips: skips.length > 0 && skips.length < CLOSED_DAYS.length && skips,
    }),
  };
}

type Unset = undefined | false;
type Set<Fields> = {
  [Name in keyof Fields]?: Exclude<Fields[Name], Unset> &
    (Fields[Name] extends boolean | undefined ? true : unknown);
};
const dropUnset = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== false),
  ) as Set<Fields>;

const isToKeep = (role: PeriodRole, lead: string, after: string) =>
  role === 'appeal-by' && KEEPS.test(`${lead} # ${after}`.replace(/\s+/g, ' '));

/** "If you cancel by mail". */
const OWN_MAIL =
  /\b(?:you|your) (?:cancel|send|file|mail|appeal|reply|respond|pay|answer|request|ask|want)\b/i;
/** A second length beside the first one, with its own if, is for other people or for mail. */
const OR = /(?:\bor|\()\s*$/i;
function readCondition(lead: string, after: string): FoundPeriod['only'] {
  const [, later] = ONLY_AFTER.exec(after) ?? [];
  const condition = later ?? ONLY_IF_WAS.exec(after)?.[1] ?? ONLY_BEFORE.exec(lead)?.[1] ?? '';
  if (ELSEWHERE.test(condition)) return 'elsewhere';
  if (BY_MAIL.test(condition) && !OWN_MAIL.test(condition)) return 'mailed';
  return later && OR.test(lead) ? 'elsewhere' : undefined;
}
