// What a date is for, by the label right before it: "Notice date:", "Date of birth:", "Respond
// by:". A label is read before anything else, because it was put there to say so. The first that
// fits counts.
import { soften } from './date-cues.ts';

type LabelRole = 'issued' | 'served' | 'hearing' | 'answer-by' | 'pay-by' | 'appeal-by' | 'other';

const MEETINGS =
  'hearing|trial|(?<!tax )court|nominal court|appearance|arraignment|deposition|interview|conference|report|reporting|report to|jur(?:y|or) service|service begins|return|mediation|examination|appear|to appear|date and time|date/time|date & time|when|orientation';
const EVENTS =
  'birth|death|loss|violation|offense|incident|accident|marriage|married|separation|separated|hire|hired|sale|purchase|expiration|expires|expire|effective|termination|lease|injury|treatment|occurrence|discharge|last payment|last paid|delinquency|default|charge[- ]?off|first delinquency|admission|last day worked|last day of work|opened|account opened|infraction|arrest|entry|surgery|visit|services?|care|removal|closing|eff|sep|exp|viol|meter read(?:ing)?|next meter read(?:ing)?|auction|born|recorded|recording|contract|agreement|note|loan|original loan|start|end|begin|ending|coverage|move[- ]?in|move[- ]?out|(?<!or )vacate|application|applied|received|renewal|certification period|claim|benefit year|week ending|onset|alleged onset|protective filing|repossession|transfer|possession|hire|enrollment|disconnection|shut ?off|inspection|accrual|incurred|petition filed|complaint filed|mortgage|deed(?: of trust)?|security deed|original note|first day of work|start of work|request';
const PAPERS =
  '(?:this )?(?:notice|letter|mail|mailing|mailed|issue|issued|issuance|order|decision|determination|filing|filed|statement|print|printed|signature|signed|entry of judgment|entry|entered|summons|judgment|report|denial|sent|prepared|writ|citation|bill|invoice|correspondence|demand|request|notification|release|made|created|written|dispatch|posting|process|processed|subpoena|document|response)';

const label = (role: LabelRole, source: string): { role: LabelRole; pattern: RegExp } => ({
  role,
  pattern: new RegExp(
    `(?:^|[^a-z])(?:${soften(source)})(?: ${soften('is|was|on')})?\\)?[\\s:=.#–-]*$`,
    'i',
  ),
});

const LABELS = [
  label(
    'appeal-by',
    '(?:last|final) (?:day|date|time) (?:to|for) [a-z ]{0,40}(?:appeal|petition|protest|hearing|review|reconsideration|redetermination|tax court)[a-z ]{0,25}|(?:deadline|due date) (?:to|for|of) [a-z ]{0,40}(?:appeal|petition|hearing request|review|reconsideration)[a-z ]{0,25}|(?:last|final) (?:day|date) to (?:appeal|petition|protest|file (?:an |your )?appeal|request [a-z ]{3,40}|ask [a-z ]{3,40})[a-z ]{0,30}|appeal (?:by|deadline|due|due date|before|rights expire|date)|(?:deadline|due date) (?:to|for) (?:an |your |the )?(?:appeal|appeals|petition|request(?:ing)? (?:a |an )?(?:hearing|review|reconsideration))[a-z ]{0,20}|(?:hearing|appeal) request (?:deadline|due|due by)|request (?:a |an )?(?:hearing|appeal|review|reconsideration) by|appeal must be (?:received|filed|postmarked) by',
  ),
  label(
    'answer-by',
    '(?:respond|reply|response|answer|dispute|submit|return|object|objections?|contest|comply|compliance|claims?|rsvp|evidence|documents?|questionnaire) (?:required )?(?:by|due|due date|due by|deadline|before|must be received by)|(?:last|final) (?:day|date) to (?:respond|reply|answer|dispute|submit|file|object|contest)[a-z ]{0,30}|deadline (?:to|for) (?:respond|reply|answer|dispute|submit|file|object|respon[a-z]+|submission|claims|objections?)[a-z ]{0,30}|response due|due date (?:for|of) (?:your )?(?:response|answer|reply)|claims bar date|bar date|deadline for response',
  ),
  label(
    'pay-by',
    'pay(?:ment)? or [a-z]+ by|(?:pay|payment|pay this amount|fine|amount|balance|total) (?:is )?(?:by|due|due date|due by|due on|deadline|on or before)|due date|date due|reinstatement deadline|cure (?:by|date)|(?:last|final) (?:day|date) to (?:pay|cure|reinstate)[a-z ]{0,30}',
  ),
  label(
    'served',
    'date (?:of )?(?:service|served|personally served|delivered|posted|of delivery|of posting)|(?:service|served|delivery|delivered|posted|posting) (?:date|on)|served|posted|hand delivered|delivered',
  ),
  label(
    'other',
    `(?:date|day|time) of (?:the )?(?:${EVENTS})|(?:${EVENTS}) (?:date|day|occurred|on)|d\\.?o\\.?b\\.?|(?:birth ?date|sale date(?: and time)?|violation|offense|expires?|effective|recorded|born|opened|terminated|hired|last payment)|date of (?:the |your )?(?:appeal|request|filing of the charge)|last publi(?:cation|shed)|date (?:opened|of first (?!publi)[a-z]+|hired|of last [a-z]+|received|applied|recorded|married|separated|purchased)`,
  ),
  label(
    'hearing',
    `(?:next )?(?:${MEETINGS})(?: (?:is|will be))?(?: (?:date|day|on|date and time|date/time|set for|scheduled for|scheduled))?|(?:date|day|time) (?:and (?:time|place) )?(?:of|for) (?:the |your )?(?:${MEETINGS})|date to (?:appear|report)`,
  ),
  label(
    'issued',
    `(?:date of )?first publi(?:cation|shed)(?: date| on| of this notice)?|statement closing date|(?:date of |date )?${PAPERS}(?: (?:date|on|this))?|date (?:of )?(?:this )?${PAPERS}(?: (?:mailed|sent|given))?|dated?(?: this)?|date and signed|dated and mailed|date/fecha|today.?s date|date of index no[a-z. ]*|date index no[a-z. ]*`,
  ),
];

/** "Served on:", "Date of service:", whatever else the paper says around it. */
export const endsWithServiceLabel = (before: string): boolean =>
  LABELS.some(({ role, pattern }) => role === 'served' && pattern.test(before.slice(-90)));

const MIN_LINE = 6;
const DATE_WORD = /\b(?:date|dob|d\.o\.b)\b/i;
/** What follows "Date of service:" where care was given and not a paper. */
const CARE = new RegExp(
  soften(
    '\\b(?:provider|patient|billed|cpt|procedure|treatment|physician|doctor|dr|hospital|clinic|member|diagnosis|medical|health plan)\\b',
  ),
  'i',
);
/**
 * Labels that papers use for different things: something printed from a screen, a return date, what
 * is due.
 */
const DOUBTFUL = new RegExp(
  soften(
    '\\b(?:print(?:ed)?|saved|return|due date|date due|response|process(?:ed)?|created|when|date (?:and|&) time|date/time|entry|report|posting|posted|publication|published)\\b',
  ),
  'i',
);
/** Where a due date is one to pay. */
const TO_PAY = new RegExp(
  soften('\\b(?:pay(?:ment|able)?s?|fines?|balance|amount due|rent|owed?)\\b|[$]'),
  'i',
);
const MONEY = new RegExp(
  soften('\\b(?:pay(?:ment|able)?s?|paid|fines?|balance|amount|fees?|rent|owed?|total)\\b|[$]'),
  'i',
);
/** A number, a letter or a mark before a label of a form: "3. Date:". */
const LIST_MARK = /^[\s>*•|.#[\]()x-]*(?:\(?(?:\d{1,2}|[a-z])[.)]\s)?\s*/i;

type LabelPlace = {
  /** No colon marks it: only one that has the word "date" or fills its line counts. */
  inSentence: boolean;
  /** The line up to the date; empty if it goes on from the one above. */
  line: string;
  /** Nothing of the line above belongs to it. */
  clean: boolean;
  /** More of the paper, before and after. */
  around: string;
};
type ReadLabel = { role: LabelRole; confident: boolean };

/**
 * `before`: the text before the date. Certain only if the label is all that its line says, and says
 * one thing.
 */
export function readLabel(
  before: string,
  { inSentence, line, clean, around }: LabelPlace,
): ReadLabel | undefined {
  const tail = before.slice(-90).replace(/\(([a-z ]{2,20})\)/g, '$1');
  const found = LABELS.map(({ role, pattern }) => ({
    role,
    words: pattern.exec(tail)?.[0].trim() ?? '',
  })).filter(({ words }) => words);
  // "Sale date:" is longer, and says more, than "date:".
  const [longest] = found.sort((a, b) => b.words.length - a.words.length);
  if (!longest) return undefined;
  const { role, words } = longest;
  // A hearing that "was" is over.
  if (role === 'hearing' && /\bwas\W*$/i.test(words)) return { role: 'other', confident: false };
  const lineLabel = line.replace(LIST_MARK, '').trim();
  // A label may fill its line without a colon: "Appeal rights expire 10/21/2025".
  const fillsLine = lineLabel.length > 0 && words.length >= lineLabel.length - 1;
  if (inSentence && !(fillsLine && lineLabel.length >= MIN_LINE) && !DATE_WORD.test(words))
    return undefined;
  const isCare =
    /(?:date|dates) of services?[\s:]*$|service dates?[\s:]*$/i.test(tail) && CARE.test(around);
  if (role === 'served' && isCare) return { role: 'other', confident: false };
  // A due date where nobody speaks of money is that of an answer.
  if (role === 'pay-by' && !TO_PAY.test(around)) return { role: 'answer-by', confident: false };
  // A single word may be the end of a label that was broken.
  const isWhole = clean || (!inSentence && words.replace(/[\s:=.]+$/, '').includes(' '));
  return { role, confident: fillsLine && isWhole && (!DOUBTFUL.test(words) || MONEY.test(words)) };
}
