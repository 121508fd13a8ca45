// What a period of a paper is: a number and a unit (period-lengths.ts), the day or the event from
// which it runs (period-start.ts), what does not count, what is added and how it moves
// (period-counting.ts), and what it is for and for whom (period-role.ts). All else that has a
// length is none: "within 20 days after service", not "the last 20 days".
import { CLOSED_DAYS } from '#legal/deadlines/court-days.ts';
import type { createEventFinder } from './event-days.ts';
import {
  type PeriodCounting,
  readCounting,
  readNextWeekday,
  startOfSentence,
} from './period-counting.ts';
import type { FoundLength } from './period-lengths.ts';
import { isOfSender, type PeriodRole, readRole } from './period-role.ts';
import {
  type FoundStart,
  type PeriodFrom,
  readDefinedStart,
  readPeriodStart,
} from './period-start.ts';

export type FoundPeriod = { start: number; end: number; role: PeriodRole } & Pick<
  FoundLength,
  'amount' | 'unit' | 'days'
> &
  Omit<FoundStart, 'clause' | 'or'> &
  Partial<PeriodCounting> & {
    /** The day from which it runs, where the paper puts it there: "30 days from March 3, 2026". */
    startsOn?: string;
    /** The day of the event from which it runs, where the paper dates it elsewhere. */
    eventOn?: string;
    /** Another start, where the paper names two. */
    or?: Omit<NonNullable<FoundStart['or']>, 'clause'> & { eventOn?: string };
    /** How the paper came, where it shows that. */
    came?: 'mail' | 'hand';
    /** It and the next one are one deadline: the later or the earlier of both. */
    takes?: 'later' | 'earlier';
    /** An agency wrote the paper. */
    official?: true;
    /** It runs from the end of another period, by its place among them. */
    follows?: number;
    /** Of several days of the event, such as publications, the last. */
    fromLast?: true;
    /** What it runs from, in the paper's words, where that is an event. */
    startWords?: string;
    /** It ends on the next such weekday after that: 1 is Monday. */
    onNext?: number;
    /** It is the sender who has so long. */
    ofSender?: true;
    /** Its sentence says what the reader may or must do. */
    toYou?: true;
    /** All days on which courts are closed do not count; `skips`: where it is not all of them. */
    courtDays?: true;
    /** On these the paper says that it is closed. */
    closed?: string[];
    /** A last day on a closed one moves to the next open one, by its own words. */
    moves?: true;
    /** It runs from the postmark, which no date of the paper is. */
    postmark?: true;
    /** The paper has a line for the day from which it runs, and that is empty. */
    blank?: true;
    /** It is for papers that came by mail, or for people elsewhere. */
    only?: 'mailed' | 'elsewhere';
    /** What is asked for in it keeps coming. */
    keeps?: true;
  };

export type Place = { start: number; end: number; date: string };
export type PaperDate = Place & { role: string };
type EventFinder = ReturnType<typeof createEventFinder>;
/** `findDone`: not among hearings. */
type Words = {
  before: string;
  after: string;
  decision: boolean;
  dates: PaperDate[];
  findEvent: EventFinder;
  findDone: EventFinder;
};

const MAX_DAYS = 4_000;
const MAX_NEAR = 130;
const LEADS =
  /(?:\b(?:time|days?|deadline|period|due|pay|quit|leave|appeals?|answer|respond|hearing)\b[a-z ]{0,24}[:=–-]+\s*|\b(?:within|in|have|has|had|got|gets?|until|before|than|given?|least|next|first|last|allowed|allows|gives|after|period of|exceed|every|is|you|a|the|and|your)\b[\s,:'"(]*(?:the |a |only |just |next |first )?(?:[ivxlc]{1,7}\s*\(\s*)?)$/i;
const FOLLOWS =
  /^[\s,]*(?:or (?:less|fewer|sooner) )?(?:after|of|from|following|to|notice|period|prior|before|beginning|window|in which|demand|if|which started|starting|(?:is|are) (?:counted|measured|computed)|since|(?:go|goes|gone|have|has) (?:by|passed|gone))\b/i;
/** Said without a start: how much of something, how long it took, how late one may be. */
const isNoTimeToAct = ({ unit }: FoundLength, before: string, after: string): boolean =>
  unit === 'years' ||
  (unit === 'hours' && !/\b(?:within|in|have|has|than|next)\b[\s\w(]{0,12}$/i.test(before)) ||
  /^\s*grace period\b/i.test(after);

/** "You were handed this on November 2 and have 21 days from that date". */
const findDayBefore = (before: string, index: number, dates: PaperDate[]) =>
  dates.findLast(({ start }) => start < index && start >= index - before.length)?.date;

/** "From March 3, 2026", "after the date of service (March 3, 2026)". */
const TO_ITS_DAY =
  /^[\s,(]*(?:[\w'-]+,? ){0,6}?(?:after|from|of|following|beginning|starting|commencing|which (?:started|began))\b(?![^;]*\b(?:by|before|until|unless|due|than|or|and|that is|will|shall|must|may|expir\w+|terminat\w+|end(?:s|ing)|issued|petition)\b)[^;.]{0,80}$/i;
/** A row that begins below: its date is another one. */
const NEW_ROW = /\n\s*(?:[A-Z][A-Za-z ]*:|[A-Z]{2,}|[[(]|(?:Date|Dated|Issued|Filed|Signed)\b)/;
const STARTING_ROLES = ['issued', 'served', 'other'];

function findNamedStart(text: string, end: number, dates: PaperDate[]): string | undefined {
  const date = dates.find(({ start }) => start >= end);
  if (!date || date.start > end + MAX_NEAR || !STARTING_ROLES.includes(date.role)) return undefined;
  const between = text.slice(end, date.start);
  return TO_ITS_DAY.test(between) && !NEW_ROW.test(between) ? date.date : undefined;
}

/** After a judgment that is still to come. */
const IF_JUDGMENT =
  /\b(?:if) (?:a|the|any|such )?(?:default )?(?:judgment|order) (?:is|be|has been|should be) (?:entered|granted|given|rendered|made|issued)\b/i;

/** "You may redeem for 15 days after": time to act, not how long something lasts. */
const OPEN_FOR =
  /\b(?:may|can|stayed|good|valid|open|stands|offer|held)\b[^.;]{0,110}\b(?:for)\s*$/i;
/** "For seven days following the day on which you sign, you may revoke". */
const FOR_YOU = /\bfor #\s?(?:after|from|following)\b[^.;]{0,90}, \w+ (?:may|can)\b/i;
const RUNS_FROM = /^\s*(?:after|from|following)\b/i;
const isNoPeriod = (before: string, after: string) =>
  !(OPEN_FOR.test(startOfSentence(before)) && RUNS_FROM.test(after)) &&
  !FOR_YOU.test(`${before.slice(-8)}#${after}`.replace(/\s+/g, ' ')) &&
  isOtherLength(before, after);
const isOtherLength = (before: string, after: string) =>
  /\b(?:past|(?<!the )last|over|(?<!n[o0]t |nor |no )(?:more|less|fewer|longer) than|once in|ago|for|jail|imprisonment|every|each)\b[\s]*$/i.test(
    before.slice(-20),
  ) ||
  /^\s*(?:ago|old|in jail|imprisonment|per)\b/i.test(after) ||
  OF_PAY.test(after) ||
  OVERDUE.test(after);

/** "Eleven weeks of base pay". */
const OF_PAY =
  /^\s*(?:of|worth of)\s+(?:(?:base|regular|gross|net|back|full|paid|physical|supervised) ){0,2}(?:pay|salary|wages|severance|therapy|treatment|vacation|work)\b/i;

/** How late something is. */
const OVERDUE = /^\s*(?:behind|late|overdue|past due|in arrears|delinquent)\b/i;
const MAX_NEXT = 260;
const MAX_START_WORDS = 60;

/** Another length for some: "(23 days if it was mailed)", "or 60 days if served outside Ohio". */
const ONLY_AFTER = /^[\s,]*(?:if|when|where)\b([^.;)]{3,90})/i;
/** "30 days of the date of this decision if it was served by mail". */
const ONLY_IF_WAS =
  /^[\s,]*(?:of|from|after)\b[^.;,()0-9]{0,60}?\b(?:if|when|where)\b([^.;),]{0,30}\b(?:was|were|is|are|live|lives)\b[^.;),]{0,60})/i;
const ONLY_BEFORE =
  /\b(?:if|when|where)\b((?:[^.;,]{0,30}\b(?:served|sent|received|came) (?:to you )?by mail\b)?[^.;]{0,90}?),?(?: then)?(?: you|it)?(?: must|have|has)?[^.;,]{0,40}$/i;
const BY_MAIL = /\b(?:mail(?:ed)?|postal)\b/i;
const ELSEWHERE =
  /\b(?:outside|out of (?:the )?state|out-of-state|another state|abroad|not in (?:this|the) state|by publication|overseas|united states (?:government|is)|military|incarcerated|in (?:a )?(?:jail|prison)|confined|deployed)\b/i;
/** "Ask within 10 days to keep your benefits", also in the sentence before or after. */
const KEEPS =
  /\b(?:keep(?:s|ing)? (?:getting |receiving )?(?:your|the|my|the same|full) [a-z ]{0,24}(?:payments?|benefits?|amount|check|coverage|services?|aid|assistance|medicaid|snap|medical|stamps)|continu(?:e|es|ed|ing|ation) (?:(?:to (?:get|receive)|receiving|getting|of|your|the|same|at) ){0,4}(?:payments?|benefits?|coverage|services?|aid|assistance)|(?:benefits?|payments?|coverage|services?|aid|assistance) (?:will|can|may|to|shall) (?:not (?:change|stop|be (?:reduced|stopped|cut))|continue|stay|be continued|keep)|(?:payment|benefits?|check)s? (?:will|wont|won.t) (?:not )?(?:change|be cut|go down))\b/i;

const TO_YOU = /\b(?:you)(?: then|also|only)? (?:may|must|can|have|need|should)\b/i;
const LAST_OF = /\b(?:last|final|third)\b/i;
/** When it ends, nobody knows from the day for which it is set, nor when the reader chooses. */
const UNKNOWN_DAY =
  /\byour (?:election|enrollment|choice)\b|\b(?:concluded|concludes|conclusion|completed|completion|finished|adjourned)\b/i;
const OF_POSTMARK = /\b(?:post-?mark(?:ed)?|envelope)\b/i;
const OF_PAPERS: PeriodFrom[] = ['service', 'receipt', 'mailing'];
/** Undefined if it is no time to act: how long something lasts, or is late, or was. */
export function readPeriod(
  text: string,
  length: FoundLength,
  words: Words,
): FoundPeriod | undefined {
  const { before, after, decision, dates } = words;
  const { index, end, days } = length;
  const lead = startOfSentence(before);
  if (!LEADS.test(before) && !FOLLOWS.test(after)) return undefined;
  if (isNoPeriod(before, after) || days < 1 || days > MAX_DAYS) return undefined;
  if (!decision && IF_JUDGMENT.test(lead.replace(/\s+/g, ' '))) return undefined;
  const period = describe(text, length, words);
  if (period.unsaid && isNoTimeToAct(length, before, after)) return undefined;
  const startsOn =
    findNamedStart(text, end, dates) ??
    (period.same ? findDayBefore(before.split(/\n\s*\n/).at(-1) ?? '', index, dates) : undefined);
  return { ...period, ...(startsOn && { startsOn }) };
}

function describe(text: string, length: FoundLength, words: Words): FoundPeriod {
  const { decision } = words;
  const before = words.before;
  const after = words.after;
  const { index, end, amount, unit, days } = length;
  const lead = startOfSentence(before);
  const next = text.slice(end + words.after.length, end + words.after.length + MAX_NEXT);
  const started = readPeriodStart(lead, after, next);
  const { unsaid, same, ownAct, vague, clause, or, before: isBefore } = started;
  const { from, eventOn } = findEventOrMeaning(text, started, words);
  const isOfPostmark = from === 'mailing' && clause !== undefined && OF_POSTMARK.test(clause);
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

function findEventOrMeaning(
  text: string,
  { from, clause, same }: FoundStart,
  words: Words,
): { from: PeriodFrom; eventOn?: string | undefined } {
  // The words of a service or a mailing name other papers, too.
  if (OF_PAPERS.includes(from) || clause === undefined || UNKNOWN_DAY.test(clause)) return { from };
  // A judgment is no hearing, though one may be set for it.
  const findEvent = from === 'judgment' ? words.findDone : words.findEvent;
  const eventOn = findEvent(clause);
  const isUnknown = from === 'other' && !eventOn && !same;
  return { from: (isUnknown && readDefinedStart(text, clause)) || from, eventOn };
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
