// What the words beside a date call it, where a period may run from it: the day of service, of
// mailing, of judgment, of the paper itself. Read from the label or the sentence right before the
// date, or from what stands right behind it; whatever else the paper makes likely.

import { endsWithServiceLabel } from './date-labels.ts';
import { BY_HAND, NEW_PARAGRAPH, readAct, TO_SERVE, WEEKDAY } from './paper-acts.ts';
import { cutSentence, startOfSentence } from './period-counting.ts';
import type { PeriodFrom } from './period-start.ts';

/**
 * `head`: it stands alone at the top, as the date of a letter does. `ends`: something ends, is sold
 * or takes effect then.
 */
export type StartLabel =
  | 'filed'
  | 'served'
  | 'mailed'
  | 'judgment'
  | 'published'
  | 'issued'
  | 'ends'
  | 'head';

const MAX_BEFORE = 110;
const MAX_AFTER = 60;
const MAX_SENTENCE = 150;
const HEAD_LENGTH = 500;
const ends = (source: string, gap = '[^.;\\n]{0,24}') =>
  new RegExp(`\\b(?:${source})\\b${gap}$`, 'i');
const begins = (source: string) => new RegExp(`^[\\s,(-]*(?:${source})\\b`, 'i');

/** Nobody has done it yet, or the reader is to do it. */
const TO_DO =
  /\b(?:must|should|shall|will|may|please|if|unless|when|to be|by mail|send|return|your (?:answer|appeal|request|response|payment))\b/i;
const SERVED_LABEL =
  /^[^.;]{0,40}\b(?:served|handed|left with|delivered to|given to|received by(?= (?:you|me|tenant|defendant|respondent|employee|debtor|student)))\b(?: on|upon|to)?(?: you|the)?(?: [a-z]+)?(?: on)?\s*:\s*$|^\W*(?:hand[- ]delivered|delivered (?:by hand|in person))\b[^.;:]{0,40}$|^\W*(?:date|day)\b[^.;:]{0,30}\b(?:served|handed|given|delivered)\b[^.;:]{0,24}:?\s*$/i;
/** A carrier's record: "Oct 28, 11:14 am DELIVERED". */
const TRACKED = /^[\s,]*\d{1,2}:\d\d ?[ap]\.?m\.?[\s,-]*delivered\b/i;
/** Said right behind the day: "November 10, 2026, delivered to your hand". */
const SERVED_BEHIND = begins(
  '(?:hand[- ])?(?:delivered|handed|given|served|posted|taped) (?:to|on|by|at|in|today)|hand[- ]deliver(?:y|ed)|personal(?:ly)? (?:service|delivery|served)|service (?:complete|made|perfected)',
);
const BARE_JUDGMENT = /^\W*(?:judge?ment|entry|entered|docketed)(?: entered|of|on)?\W*$/i;
/** A scanned envelope with its stamp. */
const ENVELOPE = /(?:^|\n)\W*(?:envelope|postmark)\b[^\n]{0,60}\n(?:[^\n]{0,40}\n)?[^\n:]{0,20}$/i;
/** Of the paper itself, not of a payment or an application. */
const OWN_MAILING =
  /^\W*(?:date (?:of )?)?(?:mail(?:ed|ing)|e-?mailed|sent|post-?marked)\b|\b(?:this|notice|letter|order|determination|decision|cop(?:y|ies))\b[^.;]{0,30}\b(?:mailed|e-?mailed|sent)\b/i;
/** The suit itself, from which none of its periods runs. */
const FILED = /\b(?:suit|complaint|petition|claim|case|action)(?: was)? (?:filed)(?: on)?[\s:]*$/i;
/** That nobody answered is no judgment yet. */
const DEFAULTED =
  /\bdefaults?\b(?!(?: final)? judg)(?![^;]*\bjudg)[^;]{0,60}\b(?:entered|noted|taken)\b[^.;]{0,12}$|\b(?:entered|noted) (?:a |the |his |her )?default\b(?! judg)[^.;]{0,12}$/i;
/** A stamp of whoever got it. */
const RECEIVED_STAMP = /\bRECEIVED\b\W*$/;
/** In the reader's own words. */
const OWN_NOTE =
  /\breturn receipt\b[^;\n]{0,30}\b(?:received|signed|delivered)\b[^;\n]{0,20}$|\breceipt\b[^.;\n]{0,40}\backnowledged\b[^;\n]{0,40}$|\b(?:employee|tenant|student|parent|recipient|member|signed|signature)\b[^;\n]{0,60}\bdate received\W*$|\backnowledge(?:s|d)? (?:receipt|service)\b[^;\n]{0,60}$|\b(?:you|he|she|employee|tenant) (?:was|were) (?:handed|given|served)\b[^.;\n]{0,60}\bon\W*$|\brec(?:eive|['’])?d by (?:the |said )?(?:you|addressee|tenant|defendant|respondent|debtor|employee|claimant|parent)\b(?:[^.;\n]{0,20}\bon\W*|:[^;\n]{0,30})$|(?<!\b(?:was|were) )\breceived by (?:fax|e-?mail|mail|hand|me)\b[^.;\n]{0,20}$|\bi (?:got|received|signed for (?:it|this)|was (?:served|handed|given))\b|\b(?:i|we|he|she) opened\b[^.;\n]{0,30}$|\bopened\b[^.;\n]{0,20}\b(?:portal|online)\b[^.;\n]{0,20}$|\bhad me sign\b[^.;\n]{0,30}$|\b(?:got|came|received) (?:it|by me|in my hand|in (?:the )?mail|this (?:paper|notice|letter|summons))\b[^.;\n]{0,24}$/i;
/** "On the 3rd day of November, 2026, a judgment was entered": said after the day. */
const ON = /\bon(?: or about)?(?: the| this)?\s*$/i;
const SAID_AFTER: [StartLabel, RegExp][] = [
  [
    'judgment',
    /\b(?:judgments?|decree|order|decision)\b[^.;]{0,40}\b(?:was|is|were) (?:duly |hereby )?(?:entered|rendered|granted|docketed)\b|\b(?:court|judge|magistrate|clerk|board)\b[^.;]{0,20}\b(?:entered|rendered|granted|signed)\b[^.;]{0,30}\b(?:judge?ment|decree|order|decision)\b/i,
  ],
  ['issued', /^[\s,]*(?:we) (?:have|has )?(?:decided|determined|denied|found|made)\b/i],
  ['mailed', /\b(?:mailed|deposited)\b/i],
  [
    'served',
    /\b(?:served|delivered|handed|posted|taped|tacked|affixed|gave (?:[a-z]+ ){0,3}(?:a (?:true )?copy|copies|this|th(?:e|is) (?:[a-z]+ )?(?:notice|letter|paper|summons))|left (?:a|the|this|true))\b/i,
  ],
];
const LABELS: { label: StartLabel; before: RegExp; after: RegExp }[] = [
  {
    label: 'mailed',
    before: ends(
      'e-?mailed|mail(?:ed|ing)?(?: date)?|date (?:of )?(?:mail(?:ed|ing)?|post-?mark(?:ed)?)|post-?mark(?:ed)?|sent|deposited in the (?:u\\.?s\\.?|united states)? ?mail|(?:certified|first[- ]class|regular|u\\.?s\\.?|registered) mail',
    ),
    after: begins(
      '(?:date (?:of )?mail(?:ed|ing)?|mail(?:ed|ing)? date|(?:sent |mailed |served )?(?:by|via) (?:[a-z.-]+ ){0,4}mail)',
    ),
  },
  {
    label: 'served',
    before: ends(
      'served|service|delivered|hand(?:ed| delivered)|given to (?:you|tenant|the tenant|defendant)|posted|left with|taped',
    ),
    after: begins('(?:date (?:of )?(?:service|served)|by (?:hand|personal|posting)|in person)'),
  },
  {
    label: 'judgment',
    before: ends(
      '(?:judge?ment|decree|order|decision)(?: was)? (?:entered|filed|signed|rendered|date|dated)|date (?:of )?(?:entry|judge?ment|entered)|entered|entry|rendered|judge?ment date',
    ),
    after: begins('date (?:of )?(?:entry|judge?ment)'),
  },
  {
    label: 'published',
    before: ends('pub(?:lished|lication)?', '[^;\\n]{0,24}'),
    after: begins('first publi'),
  },
  {
    label: 'issued',
    before: ends(
      '(?:notice|letter|issue|decision|determination|order) date|date (?:of )?(?:this |the )?(?:notice|letter|issue|issuance|decision|determination|order)|dated?(?: this)?|issued(?: to (?:the )?(?:driver|you|defendant|owner)(?: on)?)?',
      '[\\s:.,on-]{0,8}',
    ),
    after: begins('(?:notice date|date of (?:this )?notice)'),
  },
];

const HEAD_COLUMN =
  /^\s*(?:(?:[A-Z][a-z]+(?: [A-Z][a-z]+)?, ){0,2}|(?:Date|DATE)(?: ?\/ ?(?:Time|TIME|Fecha))?:? *)$/;
const HEAD_REST = /^[\s.,]*(?:(?:at )?\d{1,2}[:.]?\d{2}(?: ?[ap]\.?m\.?)?)?[\s.]*$/i;
/** Of a sentence that the line breaks. */
const UNFINISHED = /\b(?:by|on|before|until|from|of|to|after|and|is|was|are)\s+$/i;
/** Alone in its column, above the greeting; a city may stand before it. */
function isHead(text: string, start: number, end: number): boolean {
  const above = text.slice(0, start);
  const [rest = ''] = text.slice(end, end + MAX_AFTER).split(/\n| {2,}|\t|\|/, 1);
  const column = above.split(/\n| {2,}|\t|\|/).at(-1) ?? '';
  return (
    start < HEAD_LENGTH &&
    !/\bdear\b/i.test(above) &&
    !UNFINISHED.test(above) &&
    HEAD_REST.test(rest) &&
    HEAD_COLUMN.test(column)
  );
}

/** What was done on a day, in the rest of its sentence. */
function readAfter(after: string): StartLabel | undefined {
  const sentence = (after.split(/[.;]\s|\n\s*\n/, 1)[0] ?? '').replace(/\s+/g, ' ');
  return TO_DO.test(sentence) ? undefined : SAID_AFTER.find(([, done]) => done.test(sentence))?.[0];
}

/** In a row of a form what stands behind a day is the label of the next one. */
const NEXT_LABEL = /^(?: {2,}|\t|\s*\|)[^:\d]{3,40}:/;

/** `role`: by all of the paper. What it makes of another paper starts no period of this one. */
export function findStartLabel(
  text: string,
  { start, end, role }: { start: number; end: number; role: string },
): StartLabel | undefined {
  const before =
    text
      .slice(Math.max(0, start - MAX_BEFORE), start)
      .split(NEW_PARAGRAPH)
      .at(-1) ?? '';
  const line = (before.split('\n').findLast((each) => each.trim() !== '') ?? '').replace(
    WEEKDAY,
    ' ',
  );
  const [row = ''] = text.slice(end, end + MAX_AFTER).split('\n', 1);
  const after = NEXT_LABEL.test(row) ? '' : row;
  if (ENVELOPE.test(before)) return 'mailed';
  if (FILED.test(line) || TO_SERVE.test(line) || DEFAULTED.test(before.replace(/\s+/g, ' ')))
    return 'filed';
  const act = readAct(text, start, end);
  if (act) return act;
  if (
    RECEIVED_STAMP.test(line) ||
    OWN_NOTE.test(line) ||
    TRACKED.test(after) ||
    (role !== 'other' && SERVED_BEHIND.test(after))
  )
    return 'served';
  if (BARE_JUDGMENT.test(cutOwn(line))) return 'judgment';
  const written = readWritten(line, after, text.slice(end, end + MAX_SENTENCE));
  if (
    !written &&
    role === 'issued' &&
    PUBLISHED.test(text.slice(Math.max(0, start - MAX_SENTENCE), start))
  )
    return 'published';
  const own = chooseOwn(written, role, line);
  if (own !== undefined) return own || undefined;
  if (!written && isHead(text, start, end)) return 'head';
  return role === 'other' && isEnd(text, start, end) ? 'ends' : undefined;
}

/** False: it is of another paper or thing. */
function chooseOwn(
  written: StartLabel | undefined,
  role: string,
  line: string,
): StartLabel | false | undefined {
  if (written === 'mailed') {
    if (role === 'served' && BY_HAND.test(line)) return 'served';
    return role === 'issued' || role === 'served' || OWN_MAILING.test(cutOwn(line))
      ? written
      : false;
  }
  if (written && written !== 'served') return written;
  // "Date of service" is also that of care, "delivered" that of goods.
  const column =
    cutOwn(line)
      .split(/ {2,}|\t|\|/)
      .findLast((part) => part.trim() !== '') ?? '';
  const isOfPaper = role === 'issued' && (endsWithServiceLabel(line) || /:\s*$/.test(line));
  const isServed = SERVED_LABEL.test(column) || (written && (role === 'served' || isOfPaper));
  return isServed ? 'served' : undefined;
}

/** Of several sentences in a line the last. */
const cutOwn = (line: string): string => line.split(/(?<=[a-z0-9)][.;])\s(?=[A-Z])/).at(-1) ?? '';

function readWritten(line: string, after: string, sentence: string): StartLabel | undefined {
  const own = cutOwn(line);
  const labeled = LABELS.find(
    ({ before: label, after: behind }) =>
      (label.test(line) && !TO_DO.test(own.slice(-60))) || behind.test(after),
  );
  return labeled?.label ?? (ON.test(line) ? readAfter(sentence) : undefined);
}

/** The days of a newspaper stand in a row, and often in the next line. */
const PUBLISHED = /\b(?:publi(?:shed|cation))\b[^;]{0,100}$/i;
const ENDS =
  /\b(?:effective|suspen(?:d|ds|ded|sion)|terminat(?:e|es|ed|ion)|ends?|ending|expires?|vacate|quit|move[- ]out|(?:be|get) out|everything out|leave|sale|sold|auction|lock(?:ed)?[- ]?out|shut[- ]?off|disconnect(?:ed|ion)?|evict(?:ed|ion)?|removed|discharged?|stops?|starts?|starting|begins?|beginning|on or before|no(?:t)? later than|until)\b/i;
/** By the words of its own sentence. */
function isEnd(text: string, start: number, end: number): boolean {
  const before = startOfSentence(text.slice(Math.max(0, start - MAX_SENTENCE), start));
  return ENDS.test(`${before} ${cutSentence(text.slice(end, end + MAX_AFTER))}`);
}

const MAILED_THAT_DAY =
  /\b(?:this|the|your) (?:[a-z]+ )?(?:decision|notice|letter|order|determination)\b[^.;]{0,30}\b(?:was|is|has been|were)\b[^.;]{0,20}\b(?:sent|mailed|deposited|placed)\b[^.;]{0,60}\b(?:date|day)\b[^.;]{0,12}\b(?:shown|printed|stated|listed|above|below|of (?:this|the|its)|it (?:bears|is dated|was (?:issued|made|signed)))\b|\b(?:sent|mailed|deposited)\b[^.;]{0,40}\b(?:the same|its|this|the above) (?:date|day)\b/i;
/** "This decision was sent by mail on the date shown above". */
export const isMailedOnItsDate = (text: string): boolean =>
  MAILED_THAT_DAY.test(text.replace(/\s+/g, ' '));
const SERVED_THAT_DAY =
  /^[ \t]*(?:(?:by )?hand[- ]deliver(?:ed|y)|by hand|personally delivered|delivered by hand)[ \t.]*$|\b(?:i am|i.m|we are|am) (?:giving|handing|putting|delivering|leaving)\b[^.;]{0,60}\b(?:hands?|in person|yourself|myself|door)\b[^.;]{0,40}\b(?:today|tonight|this (?:day|morning|afternoon|evening))\b|^(?![^\n]*\b(?:must|will|shall|if|may)\b)[^\n]*\b(?:handed|given|delivered|served|posted|taped)\b(?! (?:to|with) (?:the |a )?(?:u\.?s|post|mail|clerk|carrier|sheriff|constable|marshal|process))[^.;\n]{0,40}\b(?:today|tonight|(?:on )?(?:this|the same|the above|said) (?:day|date|morning|afternoon|evening)|on the date (?:above|shown above|stated above|of this notice))\b/im;
/** "I am putting this in your hand tonight": it was given on its date. */
export const isServedOnItsDate = (text: string): boolean => SERVED_THAT_DAY.test(text);

const BLANK =
  '[^.\\n]{0,30}?(?:_[_ /]{2,}|\\.{5,}|\\( {2,}\\)|[▒▓█░]|[[(][^\\])\\n]{0,40}(?:blank|illegible|unreadable|not readable|smear|smudge|torn|stain|crease|cut off))';
const NAMES: Partial<Record<PeriodFrom, string>> = {
  service: 'served|service|executed|delivered|delivery|posted|handed',
  receipt: 'received|receipt',
  mailing: 'mailed|mailing|sent|post-?marked?',
  judgment: 'judge?ment|entered|entry|filed|order|decision',
  'date-of-paper': 'dated?(?! signed)|issued',
};
const BLANKS = Object.entries(NAMES).map(([from, names]): [string, RegExp] => [
  from,
  new RegExp(`\\b(?:${names})\\b${BLANK}`, 'i'),
]);
/** A judgment that was only asked for. */
const NO_JUDGMENT_YET =
  /\b(?:until|before|unless)\s+(?:a|the\s+)?(?:default\s+)?(?:judge?ment)\s+(?:is)\s+(?:entered)\b|\b(?:asked|applied|moved|requested|application|request|motion)\b[^.;]{0,60}\b(?:enter|entry of|for)\s+(?:a|the\s+)?(?:default\s+)?(?:judge?ment)\b/i;
const ADJUDGED =
  /\bit is (?:hereby |therefore )?(?:ordered|adjudged)\b|\bcourt (?:considered|grants|granted|finds)\b/i;
/** What periods may run from for which the paper has a line that is empty or cannot be read. */
export const listBlankStarts = (text: string): string[] =>
  BLANKS.flatMap(([from, pattern]) =>
    pattern.test(text) ||
    (from === 'judgment' && NO_JUDGMENT_YET.test(text) && !ADJUDGED.test(text))
      ? [from]
      : [],
  );
