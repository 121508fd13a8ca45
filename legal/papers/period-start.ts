// From which day a period runs, by the words around it: "after this summons is served on you", "of
// the date of mailing", "once you receive this letter, you have". What was done to the paper says
// more than the paper, and the first that is named counts.
import { CLOSED_NAMES } from './period-counting.ts';

export type PeriodFrom =
  | 'service'
  | 'receipt'
  | 'mailing'
  | 'date-of-paper'
  | 'judgment'
  | 'hearing'
  | 'publication'
  | 'other';
export type FoundStart = {
  from: PeriodFrom;
  /** Nothing is said of a start: it may be any day of the paper. */
  unsaid?: true;
  /** It is that of the period before: "from the same date". */
  same?: true;
  /** The reader starts it: "after you serve your answer". */
  ownAct?: true;
  /** It ends that long before its day. */
  before?: true;
  /** It may be that of another paper: "the date of an oral decision or 15 days from". */
  vague?: true;
  /** The words that name it. */
  clause?: string;
  /** A second start: "the date of this notice, or the date coverage ends, whichever is later". */
  or?: { from: PeriodFrom; clause: string; takes: 'either' | 'later' | 'earlier' };
};

const MAX_CLAUSE = 170;
const any = (source: string) => new RegExp(`\\b(?:${source})\\b`);

const STARTS: [PeriodFrom, RegExp][] = [
  [
    'service',
    any(
      '(?:receiv\\w+ )?serv(?:ed|ice|ing)|deliver(?:y|ed|ing)|provided|put in|given|(?:notice|tag|sticker) was placed(?: to)?(?: you)?|giving|gave|hand(?:ed|ing)|post(?:ing|ed)|left (?:with|at|on)|tap(?:ed|ing)|tack(?:ed|ing)|affix(?:ed|ing)|attach(?:ed|ing) to',
    ),
  ],
  [
    'receipt',
    any(
      'rec(?:ei|ie)(?:pt|ve|ves|ved|ving)|get|gets|getting|got|reach(?:es|ed)|arriv(?:es|ed|al)|comes|came|communicated|notified|notification|read(?:ing)? (?:this|it)',
    ),
  ],
  [
    'mailing',
    any(
      'mail(?:ed|ing|s)?|e-?mailed|post-?mark(?:ed)?|sent|sending|dispatch(?:ed)?|transmitt(?:ed|al)|envelope',
    ),
  ],
  [
    'judgment',
    any(
      'judge?ment|decree|entry of|entry|entered|rendered|signed|docketed|pronounced|announced|(?:filing of|filed) (?:the |this |an? )?(?:[a-z]+.s )?(?:decision|order|judgment|decree|award|recommendation)',
    ),
  ],
];
const OF_PAPER = any(
  'tomorrow|(?:above|foregoing|printed|stated|shown|same|its) date|above$|^date$|date (?:on(?! which)|shown|above|below|at|printed|stated|listed|appearing|indicated|hereof)|dated|notice|letter|e-?mail|decision|order|determination|this|hereof|summons|citation|issuance|issue|issued|writ|today|now',
);
const OF_HEARING = any(
  'hearing|trial|court date|conference|return date|mediation|date set|appearance date|day of court|deposition',
);
/** What happened apart from the paper. */
const OTHER_EVENT = any(
  'service (?:was|is|were) (?:cut|shut|stopped|disconnected|ended|turned off)|order for relief|loss|accident|injury|death|sale|admission|publication|published|act|discovery|underpayment|default(?! judg)|hearing|trial|return date|pay period|deduction|appointment|move|moving|moved|letters|change|purchase|repairs?|violation|termination|separation|event|offen[sc]e|bill(?:ing)?|effective date|filing(?! of (?:the |this |an? )?(?:[a-z]+.s )?(?:decision|order|judgment|decree|award|recommendation))|final adverse|arrest|coverage|conference|stop|record(?:ed|ing|ation)|install(?:ed|ation)',
);
/** "The date this notice of violation was mailed": what was done to the paper. */
const PAPER_WAS =
  /\b(?:this|notice|affidavit|writ|copy|papers?|letter|summons|citation|warning|tag|sticker)\b[^,;]{0,60}\b(?:is|was|are|were|been|being)(?: \w+)?\s*$/;
const PUBLICATION = any('publication|published');
/** What the reader will have done, which starts the next step. */
const OWN_ACT = any(
  '(?:service|filing|receipt|delivery|serving|sending|mailing) of (?:a |the |your )?(?:copy of )?(?:an? |the |your )?(?:answer|response|reply|appeal|request|objections?|claim|payment)|serv(?:ed|ice) (?:up)?on (?:the )?(?:plaintiff|petitioner)|you (?:serve|file|send|ask|pay|appeal|request|respond|apply)|we (?:get|receive|got) your|our receipt|it is (?:served|filed)|(?:your|the) (?:answer|response|request|appeal) (?:is|was) (?:served|filed|received|mailed)',
);
/** Nobody but the reader knows the day of it. */
const OWN_CHOICE =
  /\byour (?:election|enrollment|signature|signing|choice)\b|\byou (?:sign|execute)\b/;
/** Between the period and what starts it may stand what is to be done. */
const CONNECTOR =
  /^[\s,:*–-]*(?:(?:of|(?:[\w'’/$.-]+,? ){0,10}?(?:after|from|following|succeeding|that follow|beginning|starting|commencing|since|upon|once|(?:which|that )?(?:starts?|started|begins?|began|runs?|ran)(?: to run|running)? (?:when|on|with|at|the day))))(?=[\s:])/;
const BEFORE =
  /^[\s,]*(?:or more |in advance )?(?:before|prior to|in advance of|ahead of|preceding)\b/;
/** "After you are served, you have", "Upon receipt of this notice you must … within". */
const LEADING =
  /\b(?:after|from|upon|once|following|when)\b\s([^.;:]{3,90}?)(?:,|\byou\b|\bthe tenant\b|\bdefendant\b)[^.;:]{0,50}$/;
/** "The time runs from the day it was mailed", in a sentence of its own. */
const SAID_APART =
  /\b(?:time|period|days?|weeks?|months?|hours?|deadline|count(?:ed|ing)?|clock|it|both|they)\b[^.;]{0,30}?\b(?:runs?|begins?|starts?|started|began|counted|count|measured|computed|counting|start counting)(?: to run|running)?,? (?:(?:from|on|with|at|when|the day)\b|(?=today|tomorrow))([^.;]{3,90})/;
/** "10 days, not counting Saturdays and Sundays, after this summons is served on you". */
const NEGATED = `(?:not (?:counting|including)|excluding|exclusive of|except(?:ing)?|without counting)`;
const CLOSED = `(?:the day[a-z ]{0,20}|${CLOSED_NAMES})`;
/** "28 days, not including the day you were served": said by what does not count. */
const NOT_COUNTED_DAY = new RegExp(
  `${NEGATED} (?:the )?(?:day|date) (?:of|on which|when|that )?([^.;,)]{3,60})`,
);
/** A second length for some, in brackets. */
const SECOND_LENGTH = /\([^)]{0,20}(?:days|weeks|months)\b[^)]{0,90}\)/g;
/** "(weekends included)" */
const OF_CLOSED = /\([^)]{0,60}(?:saturdays?|sundays?|weekends?|holidays?)\b[^)]{0,60}\)/g;
const ASIDE = new RegExp(
  `\\(\\s?${NEGATED}\\b[^.;)]{0,120}\\)|,?\\s*${NEGATED}\\s${CLOSED}(?:(?:,| and| or|, and|, or) ${CLOSED})*,?`,
  'g',
);

/** "Within 20 days after the sale or 15 days after this notice, whichever is later". */
export const readWhichever = (words: string): 'later' | 'earlier' | undefined => {
  const [, which] = WHICHEVER.exec(words.toLowerCase().replace(/\s+/g, ' ')) ?? [];
  if (!which) return undefined;
  return /^l/.test(which) ? 'later' : 'earlier';
};

/** `lead`: the sentence up to the period; `after`: its rest; `next`: what follows the sentence. */
export function readPeriodStart(lead: string, after: string, next: string): FoundStart {
  const words = clean(after);
  if (BEFORE.test(words))
    return {
      from: OF_HEARING.test(words.slice(0, 60)) ? 'hearing' : 'other',
      before: true,
      clause: words.slice(0, MAX_CLAUSE).replace(BEFORE, '').split(/[,;.]/, 1)[0],
    };
  const [, notCounted] = NOT_COUNTED_DAY.exec(after.toLowerCase().replace(/\s+/g, ' ')) ?? [];
  const connector = CONNECTOR.exec(words);
  if (connector)
    return readClause(words.slice(connector[0].length, connector[0].length + MAX_CLAUSE));
  const [, leading] = LEADING.exec(clean(lead)) ?? [];
  const early = leading === undefined ? undefined : readClause(leading);
  if (early && early.from !== 'other') return early;
  const [, apart] = SAID_APART.exec(words) ?? SAID_APART.exec(clean(next)) ?? [];
  const later = apart === undefined ? undefined : readClause(apart);
  if (later && later.from !== 'other') return later;
  const aside = notCounted === undefined ? undefined : readClause(notCounted);
  if (aside && aside.from !== 'other') return aside;
  return early && OTHER_EVENT.test(leading ?? '') ? early : { from: 'other', unsaid: true };
}

const clean = (words: string) =>
  words
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(ASIDE, ' ')
    .replace(SECOND_LENGTH, ' ')
    .replace(OF_CLOSED, ' ')
    .replace(/ +/g, ' ')
    .replace(/\(\s?\)/g, '');

/** "The later of (a) the date of this notice, or (b) the date your coverage ends". */
const LATER_OF =
  /^(?:whichever of the following[a-z ]{0,12} (?:occurs|happens|comes|is) )?(?:the )?(later|latest|last|earlier|earliest|first|sooner)(?: of)?(?: the following|these)?:? (?:\(?[a1i]\) ?)?(.+?)[,;]? (?:or|and) (?:\(?(?:b|2|ii)\) ?)?(.+)$/;
function readTwo([, which = '', one = '', two = '']: RegExpExecArray): FoundStart {
  const first = one.split(CLAUSE_END, 1)[0] ?? '';
  const second = two.split(CLAUSE_END, 1)[0] ?? '';
  const takes = /^l/.test(which) ? ('later' as const) : ('earlier' as const);
  const or = { from: nameStart(second), clause: second, takes };
  return { from: nameStart(first), clause: first, or };
}

/** A second length in the sentence. */
const OR_LENGTH = String.raw`or (?:within )?(?:\d+|[a-z-]+(?: \(\d+\))?) (?:[a-z]+ )?(?:days|weeks|months)\b`;
/** What follows is about something else: "of the notice date to ask for a hearing by mail". */
const CLAUSE_END = new RegExp(
  String.raw`[,;:]|\.(?:\s|$)|\bwhichever\b|\bplus\b|\bto (?!you\b|your\b|the (?:tenant|defendant|respondent)\b)\w+|\bby (?:e-?)?mail\b|\bonline\b|\bif\b|\b(?:either|unless|must|shall|may|should)\b|\b${OR_LENGTH}`,
);
const ANOTHER_LENGTH = new RegExp(`^[\\s,]*${OR_LENGTH}`);
const WHICHEVER = /\b(?:whichever)[^.;]{0,20}?\b(later|last|earlier|first|sooner)\b/;

const SAME_DAY = /^(?:same|that|such|said) (?:date|day|time)\b|^(?:that|it)\s*(?:[,.;)]|if\b|$)/;
/** "The date of that decision": of another paper. */
const OF_OTHER_PAPER =
  /\b(?:that|the (?:original|earlier|prior|previous|underlying|first|separate)) (?:decision|order|determination|notice|letter|ruling|award)\b|\bthe (?:first|earliest) (?:[a-z]+ )?(?:statement|bill)\b/;

const VAGUE = new RegExp(
  String.raw`\b(?:an?|any|another) (?:[a-z]+ )?(?:decision|order|determination|judge?ment|notice|ruling|award)\b|\b${OR_LENGTH}`,
);

function readClause(clause: string): FoundStart {
  const rest = clause.replace(/^\s*(?:the )?/, '');
  if (SAME_DAY.test(rest)) return { from: 'other', same: true };
  const several = LATER_OF.exec(rest);
  if (several) return readTwo(several);
  const whole = rest.split(CLAUSE_END, 1)[0] ?? '';
  const [first = ''] = whole.split(/\bor\b/, 1);
  const named = nameStart(first);
  // "After the writ or the notice is served on you".
  if (named === 'date-of-paper' && /\b(?:is|was|are|were|been)\b/.test(whole.slice(first.length)))
    return { from: nameStart(whole), clause: whole };
  const or = readSecond(rest.slice(first.length), named);
  const [, done] = named === 'other' ? (WAS_DONE.exec(first) ?? []) : [];
  return {
    from: named,
    clause: done ?? first,
    ...(OWN_ACT.test(first) && { ownAct: true as const }),
    ...(VAGUE.test(rest.split(/[,;.]/, 1)[0] ?? '') && { vague: true as const }),
    ...(or && { or }),
  };
}

/** Of "the notice of completion is recorded" the recording is the event. */
const WAS_DONE = /\b(?:is|was) (recorded.*)$/;

/** Another length with its own start is another period. */
function readSecond(rest: string, named: PeriodFrom): FoundStart['or'] {
  if (ANOTHER_LENGTH.test(rest)) return undefined;
  const [, second] = /^[\s,]*(?:or|and)\b(.*)/.exec(rest) ?? [];
  const clause = second?.split(CLAUSE_END, 1)[0] ?? '';
  // "Or judgment will be entered": what follows if nothing is done.
  if (/^[^.;,]*\b(?:will|shall|may|can|must|could)\b/.test(second ?? '')) return undefined;
  if (!clause || /\d|\bdays?\b(?! (?:of|you|your|it|on|after))/.test(clause)) return undefined;
  const from = nameStart(clause);
  const [, which = ''] = WHICHEVER.exec(rest) ?? [];
  if (from === named || (from === 'other' && !which)) return undefined;
  return { from, clause, takes: !which ? 'either' : /^l/.test(which) ? 'later' : 'earlier' };
}

/** "The effective date is the date of personal service": from what the paper makes it. */
const DEFINED = /\b(effective date|start date|decision date)\b/;
export function readDefinedStart(text: string, clause: string): PeriodFrom | undefined {
  const [, name] = DEFINED.exec(clause) ?? [];
  const [, meaning] =
    (name &&
      new RegExp(`\\b${name}\\b[^.;]{0,40}?\\b(?:is|means)\\b ([^.;]{3,90})`).exec(
        text.toLowerCase().replace(/\s+/g, ' '),
      )) ||
    [];
  const from = meaning === undefined ? 'other' : nameStart(meaning);
  return from === 'other' ? undefined : from;
}

/** "The date of this bill". */
const DATE_OF_THIS =
  /^(?:the )?dates? (?:of|on) (?:this(?: [a-z]+)?|the) [a-z]+\W*$|^this [a-z]+.s date\b|^this (?:[a-z]+ )?(?:bill|statement|invoice)\W*$/;

function nameStart(clause: string): PeriodFrom {
  if (/\bthis\b/.test(clause) && DATE_OF_THIS.test(clause)) return 'date-of-paper';
  if ([OWN_ACT, OWN_CHOICE, OF_OTHER_PAPER].some((other) => other.test(clause))) return 'other';
  const found = STARTS.map(([from, pattern]) => ({ from, index: clause.search(pattern) }))
    .filter(({ index }) => index !== -1)
    .sort((a, b) => a.index - b.index);
  const wasDone = found.find(({ index }) => PAPER_WAS.test(clause.slice(0, index)));
  if (wasDone) return wasDone.from;
  const [done, next] = found;
  const event = clause.search(OTHER_EVENT);
  if (event !== -1 && event <= (done?.index ?? Number.POSITIVE_INFINITY))
    return PUBLICATION.test(clause) ? 'publication' : 'other';
  // Of "notice of entry … was mailed" the notice starts it, not the entry.
  if (done?.from === 'judgment' && next && /\bnotice of (?:the )?entry/.test(clause))
    return next.from;
  if (done) return done.from;
  return OF_PAPER.test(clause) ? 'date-of-paper' : 'other';
}
