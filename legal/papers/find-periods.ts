// Finds periods in which something has to be done ("within 20 days after service", "THREE (3) DAY
// NOTICE"), with what starts them and what they are for. Months count 30 days and weeks 7, as a
// first measure; the deadline engine counts exactly. Other lengths of time are left alone.
import { DEADLINE_CUES, HEARING_REQUEST, soften } from './date-cues.ts';
import { readDigits } from './ocr-text.ts';

type From = 'service' | 'receipt' | 'mailing' | 'date-of-paper' | 'judgment' | 'other';
type Role = 'answer-by' | 'pay-by' | 'appeal-by' | 'other';
export type FoundPeriod = {
  start: number;
  end: number;
  days: number;
  from: From;
  role: Role;
  /** By its own words, days on which courts are closed do not count. */
  courtDays?: true;
};

const MAX_PERIODS = 100;
const MAX_DAYS = 4_000;
const MAX_CONTEXT = 260;
const MAX_NEAR = 130;
const MAX_FOLLOWING = 170;
const UNIT_DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 };
const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fortyfive: 45,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const PERIOD = new RegExp(
  `(?<![A-Za-z0-9$.,/-])(?:(${[...WORDS.slice(1), ...Object.keys(TENS)].toSorted((a, b) => b.length - a.length).join('|')})(?:[- ](one|two|three|four|five|six|seven|eight|nine))?|([0-9OolI]{1,3}))(?:[\\s-]{0,2}\\(\\s?([0-9OolI]{1,3})\\s?\\))?[\\s-]{1,3}(?:(?:calend[ae]r|business|school|court|working|judicial|consecutive|full|additional|more|clear)[\\s-]{1,2}){0,2}(hour|day|week|month|year)s?['’]?(?![A-Za-z])`,
  'gi',
);
const ORDINALS: Record<string, number> = {
  third: 3,
  fifth: 5,
  seventh: 7,
  tenth: 10,
  fourteenth: 14,
  fifteenth: 15,
  twentieth: 20,
  thirtieth: 30,
};
/** "No later than noon on the seventh judicial day following service". */
const ORDINAL_DAY = new RegExp(
  `\\b(?:(${Object.keys(ORDINALS).join('|')})(?: \\(\\d{1,2}th\\))?|([0-9OolI]{1,2})(?:st|nd|rd|th))\\s(?:(?:full|calendar|business|court|judicial|working)\\s){0,2}day(?=\\s(?:after|following|from)\\b)`,
  'gi',
);
const LEADS = new RegExp(
  soften(
    '\\b(?:within|in|have|has|had|than|given?|least|next|first|last|allowed|allows|gives|after|period of|exceed|every|is|you|a|the|and|your)\\b[\\s,:\'"(]*(?:the |a |only |just |next |first )?$',
  ),
  'i',
);
const FOLLOWS = new RegExp(
  soften(
    '^[\\s,]*(?:after|of|from|following|to|notice|period|prior|before|beginning|window|in which|demand|if)\\b',
  ),
  'i',
);
/** What was done to the paper says more than the paper: "after this summons is served on you". */
const STARTS: [From, RegExp][] = [
  [
    'service',
    /\b(?:serv(?:ed|ice)|delivery of|delivered|given (?:to )?you|giving|posting|posted)\b/,
  ],
  ['receipt', /\b(?:recei(?:pt|ve|ved|ving)|get(?:ting)?|got)\b/],
  ['mailing', /\b(?:mail(?:ed|ing)?|postmark(?:ed)?|sent|sending)\b/],
  ['judgment', /\b(?:judgment|entry of|entered)\b/],
];
const OF_PAPER =
  /\b(?:date (?:of|on|shown|above)|dated?|notice|letter|e-?mail|decision|order|determination|this|hereof|summons|citation|issuance)\b/;
/** "10 days, not counting Saturdays and Sundays, after this summons is served on you". */
const NOT_COUNTED =
  /^[\s,(]*(?:not (?:counting|including)|excluding|exclusive of)\b[^.;]{0,90}?[\s,)]+(?=(?:after|from|following|of the) )/;
/** "5 days (not including Saturday, Sunday, or any legal holiday)", "10 court days". */
const SKIPS_CLOSED_DAYS =
  /^[^.;]{0,120}?\b(?:not (?:counting|including)|excluding|exclusive of|other than|except(?:ing)?)\b[^.;]{0,50}\b(?:saturdays?|sundays?|weekends?|(?:legal |court |judicial |public )?holidays?)\b/i;
const COURT_DAYS = /\b(?:court|judicial|business|working)[\s-]{1,2}days?\b/i;
/** What started long before the paper. */
const EARLIER_START =
  /\b(?:loss|accident|injury|death|sale|admission|publication|act|discovery|underpayment|default)\b/;
/** The time to go to court, which is no answer to the paper. */
const TO_SUE = new RegExp(
  soften(
    '\\b(?:lawsuits?|suits?|civil action|legal action|epa claims?)\\b[^.]{0,60}\\b(?:must be|be brought|be filed|be started|be commenced)\\b|\\bfil(?:e|ing) (?:a |your )?(?:law)?suit\\b|\\b(?:turn (?:in|over)|surrender|sell|report) [^.]{0,60}\\b(?:firearm|gun|weapon|employment|address|change)s?\\b|\\bin (?:a )?federal or state court\\b',
  ),
);
/** The verb right before the period decides. */
const ACTS =
  /\b(answer|respond|reply|pay|pay in full|appeal)(?: this| it)?,? (?:within|in|no later than|not later than) *(?:the )?$/;
const ASKS = new RegExp(
  soften(
    '\\b(?:ask|asks|request\\w*|postmarked|reach us|recei?e?ived?|in writing|send a letter|you or your doctor have|objections?|it by|(?:you|they) have)\\b',
  ),
);
const TO_APPEAL = new RegExp(
  soften(
    '\\b(?:appeals?|hearing|reconsider\\w*|review|disagree|dont agree|not agree|we made a mistake|we are wrong|protest|objections? to (?:a |this |the )?(?:magistrate|order|decision)\\w*|new trial|contest this determination)\\b',
  ),
);
const NOT_APPEAL = new RegExp(
  soften('\\b(?:pay\\w*|refund|restitution|answer|respond|response|claims? against)\\b'),
);

export function findPeriods(text: string, { decision }: { decision: boolean }): FoundPeriod[] {
  const periods: FoundPeriod[] = [];
  for (const { index, end, days } of listLengths(text)) {
    const before = text.slice(Math.max(0, index - MAX_CONTEXT), index);
    const after = cutSentence(text.slice(end, end + MAX_FOLLOWING));
    if (!LEADS.test(before) && !FOLLOWS.test(after)) continue;
    if (
      /\b(?:past|over|(?<!n[o0]t |nor |no )more than|ago|for|jail|imprisonment|every|each)\b[\s]*$/i.test(
        before.slice(-20),
      ) ||
      /^\s*(?:ago|old|in jail|imprisonment|per)\b/i.test(after)
    )
      continue;
    if (days < 1 || days > MAX_DAYS) continue;
    periods.push({
      start: index,
      end,
      days,
      from: readStart(after),
      role: readRole(startOfSentence(before), after, { decision, wide: before }),
      ...((SKIPS_CLOSED_DAYS.test(after) || COURT_DAYS.test(text.slice(index, end))) && {
        courtDays: true,
      }),
    });
    if (periods.length === MAX_PERIODS) break;
  }
  return periods;
}

function listLengths(text: string): { index: number; end: number; days: number }[] {
  const lengths = [...text.matchAll(PERIOD)].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    days: Math.round(readAmount(match) * (UNIT_DAYS[(match[5] ?? '').toLowerCase()] ?? 1)),
  }));
  const ordinals = [...text.matchAll(ORDINAL_DAY)].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    days: match[1] ? (ORDINALS[match[1].toLowerCase()] ?? 0) : Number(readDigits(match[2] ?? '')),
  }));
  return [...lengths, ...ordinals].sort((a, b) => a.index - b.index);
}

function readAmount([, word, unit, digits, bracketed]: RegExpMatchArray): number {
  if (bracketed ?? digits) return Number(readDigits(bracketed ?? digits ?? ''));
  const base = WORDS.indexOf((word ?? '').toLowerCase());
  return (
    (base > 0 ? base : (TENS[(word ?? '').toLowerCase()] ?? 0)) +
    Math.max(0, WORDS.indexOf((unit ?? '').toLowerCase()))
  );
}

/** Not after an initial or the abbreviations of addresses: "450 S. Commerce St.". */
const SENTENCE_END =
  /(?<!\b(?:[A-Z]|St|Ave|No|Mr|Ms|Mrs|Dr|Inc|Co|Rd|Blvd))[.!?;]\s+(?=[A-Z])|\n\s*\n/;
const cutSentence = (text: string) => text.split(SENTENCE_END, 1)[0] ?? '';
const startOfSentence = (text: string) => text.split(SENTENCE_END).at(-1) ?? '';

function readStart(after: string): From {
  const words = after.toLowerCase().replace(/\s+/g, ' ').replace(NOT_COUNTED, ' ').slice(0, 90);
  if (!/^[\s,]*(?:\w+ ){0,3}(?:after|of|from|following|beginning|since)\b/.test(words))
    return 'other';
  const first = words.split(/,|\bor\b/, 1)[0] ?? '';
  const found = STARTS.map(([from, pattern]) => ({ from, index: first.search(pattern) })).filter(
    ({ index }) => index !== -1,
  );
  const [done] = found.sort((a, b) => a.index - b.index);
  if (done) return done.from;
  return OF_PAPER.test(first) && !EARLIER_START.test(first) ? 'date-of-paper' : 'other';
}

type Around = { decision: boolean; wide: string };

function readRole(before: string, after: string, { decision, wide }: Around): Role {
  const lead = before.replace(/\s+/g, ' ').toLowerCase();
  const words = `${lead} # ${after.replace(/\s+/g, ' ').toLowerCase()}`;
  const [, verb] = ACTS.exec(lead) ?? [];
  if (verb)
    return verb.startsWith('pay') ? 'pay-by' : verb.startsWith('ap') ? 'appeal-by' : 'answer-by';
  if (TO_SUE.test(lead.slice(-MAX_NEAR))) return 'other';
  // The subject of a request may stand in the sentence before: "You may ask for a hearing. We must
  // get your request within".
  if (
    decision &&
    ASKS.test(words) &&
    TO_APPEAL.test(wide.replace(/\s+/g, ' ').toLowerCase()) &&
    !NOT_APPEAL.test(lead)
  )
    return 'appeal-by';
  const middle = words.indexOf('#');
  const scores = { 'answer-by': 0, 'pay-by': 0, 'appeal-by': 0, vacate: 0 };
  for (const { role, pattern, weight } of DEADLINE_CUES) {
    if (!Object.hasOwn(scores, role)) continue;
    for (const match of words.matchAll(pattern)) {
      const distance =
        match.index > middle ? match.index - middle : middle - match.index - match[0].length;
      const key = role as keyof typeof scores;
      scores[key] = Math.max(scores[key], (weight * 60) / (60 + distance));
    }
  }
  if (words.search(HEARING_REQUEST) !== -1) scores[decision ? 'appeal-by' : 'answer-by'] = 4;
  if (scores.vacate > 0 && scores['pay-by'] > 0) return 'pay-by';
  const [top] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  return !top || top[1] === 0 || top[0] === 'vacate' ? 'other' : (top[0] as Role);
}
