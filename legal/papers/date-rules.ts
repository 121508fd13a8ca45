// Rules that decide what a date is for before the cues are weighed: what a careful reader sees at
// once. A clock time beside a place is an appearance; "the report dated …" is another paper; what
// somebody did on a day has happened; a date below a proof of service is its day.
import type { DateContext } from './date-context.ts';
import { soften } from './date-cues.ts';
import {
  CALL_AFTER,
  EARLIER_NUMBER,
  FIRST_PUBLISHED,
  LAST_DAY,
  LEVY_FROM,
  MOVED_AFTER,
  ORDER_HEAD,
  THING_OF,
  TODAY,
} from './date-wordings.ts';

type RuledRole = 'issued' | 'served' | 'hearing' | 'answer-by' | 'pay-by' | 'appeal-by' | 'other';
export type Ruled = { role: RuledRole; confident: boolean };

const ANY_TIME =
  /\b[\dol]{1,2}(?: ?[:.] ?[\doli]{2})? ?(?:[ap]\.? ?(?:m|rn)\b|o.c[l1i|]?[o0]?ck|noon)|\b[\dol]{1,2}:[\dol]{2}\b|\bnoon\b|\b(?:0[7-9]|1[0-6])[0-5]\d (?:hours|hrs)\b/;
const TIME_NEXT = new RegExp(
  `^[\\s,;:()|–-]{0,8}(?:and )?(?:(?:at|@|time|from|beginning at|starting at|promptly at)[\\s:]{0,3})?(?:or about |the hour of |approximately )?(?:${ANY_TIME.source})`,
);
const APPEAR = new RegExp(
  soften(
    '\\b(?:hearing|trial|arraign\\w*|conference|mediation|deposition|interview|appear\\w*|court ?(?:date|room|house)|court|judge|magistrate|commissioner|referee|room|rm|dept|department|floor|biometrics?|ceremony|oath|report(?:ing)?|juror|jury|summoned|commanded|testify|attend|scheduled|meeting|appointment|orientation|calendar|docket call|show cause|return date|be heard|zoom|webex|teams|calling)\\b',
  ),
);
/** Words that say so: a room or a court alone does not. */
const SUMMONED = new RegExp(
  soften(
    '\\b(?:hearing|trial|arraign\\w*|conference|mediation|deposition|interview|appear|appearance|court date|report|summoned|commanded|scheduled|be heard|show cause)\\b',
  ),
);
const NOT_APPEARANCE = new RegExp(
  soften(
    '\\b(?:violation|offense|incident|accident|occurred|observed|sales?|sell|trustee will|bidder|hiring|job fair|invited to|auction|sold|filed|served|delivered|posted|taped|handed|recorded|stopped|issued|mailed|sent|signed|order(?:ed)? entered|date of order|by(?! (?:video|phone|zoom|telephone|webex))|before(?! (?:the|an?|this|said|hon\\.?|judge|magistrate)\\b)|until|no later than|deadline|due|pick ?up|party|picnic|open house|inspection|enter|shut ?off|disconnect\\w*|process server|webinar|workshop|seminar|class|festival|upon|lock ?out|eviction will|printed|received|loss|call made|expires?)\\b',
  ),
);
const PAST_HEARING = new RegExp(
  soften(
    '\\b(?:came (?:on )?(?:before|for|to)|having come|c[ao]me on|was heard|were heard|was held|were held|took place|heard (?:this|the) (?:matter|case)|appeared before|after (?:a )?(?:hearing|trial)|following (?:a )?(?:hearing|trial)|missed|did not (?:attend|appear|come|report)|failed to (?:attend|appear|report)|was (?:set|scheduled)|were scheduled|attended|(?:was|were) present (?:at|for)|present at the hearing|hearing held|held a hearing|appeared at)\\b[^.]{0,60}$',
  ),
);
/**
 * Any other paper that "is dated": only "this" one, or a line that begins so, is the paper itself.
 */
const OTHER_DATED = new RegExp(
  soften(
    "(?<!\\bthis )\\b(?!and |this |hereby |when |not |is |was )[a-z'’/)-]{3,},? (?:is |was |were |which was |that was )?dated:?(?: as of| on)?[ ,:]*$",
  ),
);
const HAPPENED = new RegExp(
  soften(
    '(?<!\\b(?:be|must|is|are|if|not|when|unless|until|will|may) )\\b(?:next meter read(?:ing)?|defaulted|bounced|expired|inspected|se[pb][ae]rated|married|granted|appointed|incorporated|hired|stopped work\\w*|ended|occurred|happened|applied|purchased|opened|closed|adopted|enacted|amended|discovered|arrested|injured|examined|treated|admitted|born|died|passed away|moved in|was due|were due|came due|fell due|been due|fired|laid off|discharged|resigned|quit|last worked|last paid|charged off|sworn to|reported|assigned|transferred|originated|disbursed|repossessed|evaluated|denied|approved|paid|received|towed|seized|cancell?ed|lapsed|returned|visited|spoke|called|emailed|e-mailed|texted|wrote|asked|told|you said|reminded|warned|complained|damaged|broke\\w*|arrest of|(?:accident|incident|crash|stop|loss|injury|fall) (?:of|on)|lease (?:ends|ended|expires|began|begins)|tenancy (?:began|begins)|lived|resided|attended|completed|protectively filed|corporation was filed|indictment filed|recorded|letters granted)\\b[^.;:]{0,28}:? *$|(?<!first )\\bpublish(?:ed|ing)?\\b[^.;]{0,50}$|(?<!first )\\bpublication(?: dates?)?\\b[^.;]{0,30}$',
  ),
);
const WE_DID = new RegExp(
  soften(
    "\\b(?:i|we|you|he|she|they|claimant|applicant|employer|adjuster|our (?:office|firm|client|agent)|my (?:client|office)|your (?:employer|provider|doctor|landlord|attorney)|the (?:employer|claimant|borrower|agency|department|insured|tenant|defendant|decedent|inspector|officer))(?: [a-z'’]+){0,3}? (?:sent|mailed|filed|wrote|made|gave|signed|submitted|entered|bought|took|began|left|agreed|provided|notified|requested|issued|executed|delivered|accepted|registered|enrolled|worked|ordered|rented|leased)\\b(?! (?:you )?this\\b)(?! (?:a |an )?(?:true |exact |complete )?(?:and correct )?cop(?:y|ies))[^.;:]{0,60}$",
  ),
);
const OWN_SERVICE = new RegExp(
  soften(
    '\\b(?:served|handed|hand[- ]delivered|delivered|posted|taped|nailed|affixed|attached|slid|slipped|left|given?|gave|placed|stuck|put)\\b[^.]{0,70}\\b(?:this|the|a|your|front|to|on|upon|at|under|by|in|personally|with)\\b[^.]{0,70}$|\\b(?:served|posted|hand[- ]delivered|hand delivery|taped|personal service|by hand)[^.]{0,25}$',
  ),
);
const EARLIER_SERVICE = new RegExp(
  soften(
    '\\b(?:having been|was|were|been|duly|you were)(?: [a-z]+){0,3} served\\b|\\bserved (?:with|you with) (?:the |a )?(?:summons|complaint|petition|process|copy of the (?:summons|complaint))|\\b(?:notice to quit|previous|prior|earlier|demand|termination notice)[^.]{0,40}\\b(?:served|delivered|posted|given)|\\bservice (?:of process )?was (?:made|had|obtained|completed)',
  ),
);
const SERVICE_SECTION = new RegExp(
  soften(
    '\\b(?:proof|cert\\.?|certificate|affidavit|return|declaration|acknowledgm?ent|record|entry|officer.?s return|constable.?s return) of (?:personal )?service\\b|\\b(?:constable|sheriff|officer|server).?s return\\b|\\bi (?:hereby )?(?:certify that i )?(?:personally )?served\\b|\\b(?:tack and mail|nail and mail|personal service|substituted service|left at residence)\\b',
  ),
);
const MAILING = new RegExp(
  soften('\\b(?:certificate of mailing|mailed|by mail|first[- ]class mail|deposited)\\b'),
);
const PLAIN_DATE_LABEL =
  /(?:^\W*|[|.:;)\]] ?)(?:(?:day|date) and (?:day|date)|day\/date|date|dated|when|day)\s?[:=.]?\s*$|\bon \(date\)\s?[:=.]?\s*$|^\W*on\s?[:=]\s*$/;
const MAIL_HEAD = /(?:^|\n)[ \t>]*(?:from|to|subject|cc|reply-to):[^\n]*\n?/;
const PAST_OR_SALE = new RegExp(
  soften('\\b(?:violation|offense|incident|accident|sales?|auction|loss|stop)\\b'),
);
const TIME_LABEL =
  /^[\s,|;.–-]*(?:and )?(?:at )?\(?(?:t[i1l|!](?:m|rn)e|hour|hora)\b|^[\s,|;]*(?:place|where|courtroom|room|location)\s?:/;
const TIME_LABEL_BEFORE =
  /\b(?:time|hour)\s?:?\s{0,3}[\d:.]{1,5}\s?[ap]\.?m\.?\s{0,12}(?:on )?(?:date|day)\s?[:=]?\s*$/;
/** Records that are to be sent, with nobody to appear. */
const PRODUCTION =
  /\b(?:to be produced|produced? (?:at|to|the)|production:?|permit inspection|deliver (?:the )?records|records custodian)\b/;
const TESTIMONY = /\b(?:testify|attend|appear at|deposition will)\b/;
/**
 * A line that begins with what it is and ends with a colon, whatever stands between: "Hearing on
 * whether to continue order:".
 */
const HEARING_LINE = new RegExp(
  soften(
    '^\\W*(?:[a-z]+ )?(?:hearing|trial|arraignment|mediation|deposition|conference|court date|court appearance)\\b[^.:]{0,60}:\\s*$',
  ),
);
/** A row of a list of payments, visits or charges. */
const ROW_REST = /[a-z].{0,60}-?\$? ?\d[\d,]*\.\d{2}\)?\s*$/;
const MAX_SECTION = 420;
/** A case that was filed is told of; a stamp says only "Filed". */
const EARLIER_FILING = new RegExp(
  soften(
    '\\b(?:petition|complaint|application|claim|charge|case|lawsuit|suit|action|indictment|motion|return|report|affidavit|statement|information|appeal|request|form [a-z0-9-]+)s?\\b[^.;]{0,45}\\b(?:filed|lodged|submitted|commenced|received)\\b(?:(?: [a-z]+){0,5}:?|[^.;]{0,70}\\bon) *$',
  ),
);
const CERTIFIES = new RegExp(
  soften(
    '\\b(?:certif(?:y|ies)|declare|state|swear)(?: under [a-z ]{4,40})?(?:,)? (?:that )?(?:on|this)(?: or about)?(?: the| this)? *$',
  ),
);
const ASKED_BEFORE = new RegExp(
  soften(
    '\\b(?:we|i|our office|the department|the agency) (?:had |have |previously |already )?(?:asked|requested|told|notified|sent|wrote|gave|required)\\b[^.]{0,90}\\b(?:by|before|until|due) *$|\\b(?:was|were|had been) (?:originally |previously )?(?:due|required|supposed to be [a-z]+|to be [a-z]+)(?: by| on| before)? *$|\\b(?:did not|have not|failed to|never)\\b[^.]{0,60}\\b(?:by|before) *$',
  ),
);
const PAID_FROM = new RegExp(
  soften(
    '\\b(?:payable|shall pay|must pay|pays?|installments?|per month|per week|each month)\\b[^.;]{0,60}\\b(?:beginning|commencing|starting|first (?:payment|installment)(?: is)?(?: due)?)(?: on)? *$',
  ),
);
const GROWS_AFTER = new RegExp(
  soften(
    '\\b(?:interest|penalt(?:y|ies)|late fees?|additional (?:fees|charges|penalties))\\b[^.]{0,70}\\b(?:after|if (?:not paid|paid after|unpaid)(?: by| after)?) *$',
  ),
);
/** A line that begins with what was done to the paper itself. */
const OWN_LINE = new RegExp(
  soften(
    '^[\\s>*•|-]*(?:(?:this )?(?:copy |copies |notice |order |letter )?(?:was )?)?(mailed|sent|issued|filed|e-?filed|entered|signed|dated|served|posted|taped|hand[- ]delivered|delivered|executed)\\b[^.;]{0,48}$',
  ),
);
const EARLIER_JUDGMENT = new RegExp(
  soften(
    '\\bjudge?ment\\b[^.;]{0,110}\\b(?:entered|obtained|rendered|granted|dated|awarded|docketed|signed|issued)\\b[^.;]{0,30}$|\\b(?:entered|obtained|won|got|has) (?:a |the )?(?:default |money |civil )?judge?ment\\b[^.;]{0,60}$',
  ),
);
const DEFAULT_ENTERED = new RegExp(
  soften(
    '\\bdefault (?:was|is|has been|having been|had been)?(?: duly)? ?(?:entered|noted|declared)\\b[^.;]{0,40}$',
  ),
);
const EARLIER_NOTICE = new RegExp(
  soften(
    '(?<!this )\\bnotice(?: to [a-z]+| of [a-z ]{3,30})? (?:was|were|has been|had been) (?:[a-z]+ )?(?:given|served|delivered|posted|sent|mailed|handed)\\b[^.;]{0,50}$',
  ),
);
const TERM_ENDS = new RegExp(
  soften(
    '\\b(?:lease|support|injunction|protection|coverage|benefits?|policy|term|tenancy|subscription|registration|contract|membership|warranty|eligibility|certification|license|permit|enrollment|order|offer|agreement)\\b[^;]{0,60}\\b(?:ends?|expires?|runs|is valid|valid|in effect|effective|remains?|good|continues?|lasts|through|extended)(?: in (?:full )?(?:force|effect)(?: and effect)?)?(?: on| through| until| to)? *$|\\b(?:postpone|defer|reschedule|suspend|delay|adjourn)[a-z]*\\b[^.;]{0,60}\\b(?:until|to any date until) *$',
  ),
);

type RuleInput = {
  context: DateContext;
  text: string;
  start: number;
  end: number;
  decision: boolean;
};

/** Read before the label. */
export function ruleBeforeLabel(input: RuleInput): Ruled | undefined {
  const { before, line, labelText } = input.context;
  const { decision } = input;
  const early =
    ruleProduction(input) ?? (PLAIN_DATE_LABEL.test(line) ? ruleDateLabel(input) : undefined);
  if (early) return early;
  if (EARLIER_FILING.test(line) && countWords(line) <= 5)
    return { role: 'other', confident: false };
  if (
    HEARING_LINE.test(line) &&
    TIME_NEXT.test(input.text.slice(input.end, input.end + 60).toLowerCase())
  )
    return { role: 'hearing', confident: true };
  const own = ruleOwnLine(input);
  if (own) return own;
  if (
    /\bthis(?: the)? *$/.test(before) &&
    /\b(?:witness|submitted|dated|done|ordered|signed|given|executed|sworn|subscribed|issued|entered)\b/.test(
      before,
    )
  )
    return { role: 'issued', confident: true };
  if (ORDER_HEAD.test(before.slice(-40)) || /(?:^|[.;] )this(?: the)? *$/.test(before))
    return { role: 'issued', confident: false };
  if (isJudgmentLabel(line)) return { role: decision ? 'issued' : 'other', confident: !decision };
  if (!OTHER_DATED.test(labelText) && !OTHER_DATED.test(before)) return undefined;
  const isOwn =
    /\b(?:notice|letter|order|decision) dated:? *$/.test(before) && countWords(line) <= 3;
  return isOwn
    ? { role: 'issued', confident: false }
    : { role: 'other', confident: !decision && !/dated:/.test(before) };
}

/** "Date and time:" of records that are to be sent. */
function ruleProduction({ context: { line }, text, start, end }: RuleInput): Ruled | undefined {
  if (!/\bdate\b[^.]{0,20}$/.test(line)) return undefined;
  const next = text.slice(end, end + 60).toLowerCase();
  const asks = text.slice(Math.max(0, start - MAX_SECTION), start).toLowerCase();
  const isProduction =
    (TIME_NEXT.test(next) || TIME_LABEL.test(next)) &&
    PRODUCTION.test(asks) &&
    !TESTIMONY.test(asks);
  return isProduction ? { role: 'answer-by', confident: false } : undefined;
}

const countWords = (line: string) => line.trim().split(' ').length;

const isJudgmentLabel = (line: string) =>
  /\bju?dge?m(?:en)?t\b/.test(line) &&
  /\b(?:date|entered)\b/.test(line) &&
  countWords(line) <= 7 &&
  !/\b(?:on|was|of the)\b/.test(line);

/**
 * "Date:" alone: with a time of day that of an appearance, below a proof of service that of the
 * service.
 */
function ruleDateLabel({ context, text, start, end }: RuleInput): Ruled | undefined {
  const next = text.slice(end, end + 110).toLowerCase();
  const preceding = text.slice(Math.max(0, start - 160), start).toLowerCase();
  // The head of an e-mail, and a judge's signature.
  const isMail =
    /^\W*(?:date|sent)\W*$/.test(context.line) &&
    (MAIL_HEAD.test(preceding) || MAIL_HEAD.test(next));
  if (isMail) return { role: 'issued', confident: true };
  if (/^[\s_]*(?:judge|clerk|magistrate|justice|commissioner|by:|\/s\/)/.test(next))
    return { role: 'issued', confident: false };
  if (/\b(?:delivery|served?|service|posting|posted)[^.\n]{0,20} on \(date\)/.test(context.line))
    return { role: 'served', confident: false };
  const hasTime =
    TIME_LABEL.test(next) || TIME_NEXT.test(next) || TIME_LABEL_BEFORE.test(preceding);
  if (hasTime && !NOT_APPEARANCE.test(preceding.slice(-70).replace(/date/g, ''))) {
    const isClear = APPEAR.test(preceding) || /\b(?:courtroom|room|place|where)\b/.test(next);
    return {
      role: 'hearing',
      confident:
        isClear && !SERVICE_SECTION.test(preceding) && !/\(date\)|return/.test(context.line),
    };
  }
  if (hasTime && PAST_OR_SALE.test(preceding.slice(-70)))
    return { role: 'other', confident: false };
  const section = text.slice(Math.max(0, start - MAX_SECTION), start).toLowerCase();
  const heading = SERVICE_SECTION.exec(section);
  if (!heading || /\bdated/.test(context.line)) return undefined;
  const inside = section.slice(heading.index);
  return {
    role: MAILING.test(inside) && !/\bserv/.test(inside) ? 'issued' : 'served',
    confident: false,
  };
}

function ruleOwnLine({
  context: { alone, fresh, clean, line },
  text,
  end,
  decision,
}: RuleInput): Ruled | undefined {
  const own = alone || !fresh ? null : OWN_LINE.exec(line);
  if (!own || OTHER_DATED.test(line) || /\b(?:you|we|i|they)\b/.test(line)) return undefined;
  const verb = own[1] ?? '';
  // The charge, the claim or the appeal was filed, not this paper.
  if (
    /^f[il1|]/.test(verb) &&
    EARLIER_NUMBER.test(text.slice(Math.max(0, end - 110), end).toLowerCase())
  )
    return { role: 'other', confident: false };
  const isShort = countWords(line) <= 5;
  // An article is posted by its writer; a notice is posted on a door.
  if (verb.startsWith('p') && countWords(line) === 1 && /^\s*by\b/i.test(text.slice(end, end + 20)))
    return { role: 'issued', confident: false };
  // A message in a portal is posted, too.
  if (verb.startsWith('p') && countWords(line) === 1 && decision)
    return { role: 'issued', confident: false };
  if (/^(?:s.rv|p.st|tap|hand|de[l1i|]iv)/.test(verb))
    return { role: 'served', confident: isShort && clean && !verb.startsWith('p') && !decision };
  return {
    role: 'issued',
    confident: isShort && clean && !/^\s*by\b/i.test(text.slice(end, end + 20)),
  };
}

/**
 * Read where there is no label. `isDeadline`: the words before the date make it the last day of
 * something.
 */
export function ruleSentence(input: RuleInput, isDeadline: boolean): Ruled | undefined {
  const { before, alone } = input.context;
  if (alone) return undefined;
  if (TERM_ENDS.test(before)) return { role: 'other', confident: !isDeadline };
  if (LAST_DAY.test(before) || CALL_AFTER.test(before)) return { role: 'other', confident: false };
  if (/\b(?:a|per|each) (?:month|week) (?:until|through) *$/.test(before))
    return { role: 'other', confident: false };
  if (ASKED_BEFORE.test(before) && !/\b(?:if|unless)\b/.test(before))
    return { role: 'other', confident: false };
  if (PAID_FROM.test(before)) return { role: 'pay-by', confident: false };
  if (FIRST_PUBLISHED.test(before)) return { role: 'issued', confident: false };
  if (LEVY_FROM.test(before)) return { role: 'other', confident: false };
  if (/\bupon *$/.test(before)) return { role: 'other', confident: false };
  if (GROWS_AFTER.test(before)) return { role: 'pay-by', confident: false };
  if (isDeadline) return undefined;
  return ruleEarlier(input) ?? ruleAppearance(input) ?? ruleService(input) ?? ruleHappened(input);
}

/** Another paper, or an earlier day in court. */
function ruleEarlier({
  context: { before, after },
  text,
  start,
  decision,
}: RuleInput): Ruled | undefined {
  if (CERTIFIES.test(before)) {
    const section = text.slice(Math.max(0, start - MAX_SECTION), start).toLowerCase();
    const isService =
      SERVICE_SECTION.test(section) ||
      (/\bserved\b|\bhand|\bpost/.test(`${before} ${after}`) && !/\bmail/.test(after));
    return { role: isService ? 'served' : 'issued', confident: false };
  }
  if (TODAY.test(before)) return { role: 'issued', confident: false };
  const isEarlier =
    MOVED_AFTER.test(after) ||
    (THING_OF.test(before) && !/\bthis (?:notice|order|letter) (?:of|on)/.test(before)) ||
    /\bit (?:is|was) dated *$/.test(before) ||
    DEFAULT_ENTERED.test(before) ||
    /\b(?:webinar|workshop|seminar|class|open house|festival|potluck|party|picnic)\b[^.]{0,30}$/.test(
      before,
    ) ||
    (EARLIER_FILING.test(before) && !/\bthis (?:petition|complaint)\b/.test(before)) ||
    (!decision && EARLIER_JUDGMENT.test(before)) ||
    EARLIER_NOTICE.test(before);
  if (isEarlier) return { role: 'other', confident: false };
  return PAST_HEARING.test(before)
    ? { role: 'other', confident: !/\b(?:was|were) (?:set|scheduled)\b/.test(before) }
    : undefined;
}

function ruleAppearance({ context: { before, line }, text, end }: RuleInput): Ruled | undefined {
  const next = text.slice(end, end + 90).toLowerCase();
  if (line.trim() === '' && TIME_NEXT.test(next) && !NOT_APPEARANCE.test(before.slice(-80)))
    return { role: 'hearing', confident: false };
  if (
    !TIME_NEXT.test(next) ||
    !APPEAR.test(`${before} ${next}`) ||
    NOT_APPEARANCE.test(before.slice(-80))
  )
    return undefined;
  const isFuture = !/\b(?:was|were|had|did|have been)\b/.test(before.slice(-60));
  return { role: 'hearing', confident: isFuture && SUMMONED.test(before) };
}

function ruleService({ context: { before }, decision }: RuleInput): Ruled | undefined {
  const role = decision ? 'other' : 'served';
  if (/\bgiven that\b|\bwill be (?:posted|served|delivered)\b/.test(before)) return undefined;
  if (/\bof service on *$/.test(before)) return { role, confident: false };
  if (/\bserv/.test(before) && EARLIER_SERVICE.test(before)) return { role, confident: false };
  if (
    !OWN_SERVICE.test(before.slice(-150)) ||
    /\b(?:notice to quit|demand) (?:was|were)\b/.test(before)
  )
    return undefined;
  const isOwn =
    /\bthis (?:notice|summons|paper|order|demand)\b|\bi (?:personally )?(?:served|delivered|handed|posted|taped)\b|^ ?(?:served|taped|hand|delivered)/.test(
      before,
    );
  return { role, confident: !decision && isOwn };
}

function ruleHappened({ context: { before, line, restOfLine } }: RuleInput): Ruled | undefined {
  if (HAPPENED.test(before))
    return { role: 'other', confident: !/\bthis (?:notice|letter|order|decision)\b/.test(before) };
  if (/\bcourt (?:date )?is on *$|\b(?:have|has|got|be in|go to|come to) court on *$/.test(before))
    return { role: 'hearing', confident: false };
  if (WE_DID.test(before) && !/\byou are (?:hereby |now )?[a-z]+ed\b[^.]{0,12}$/.test(before))
    return { role: 'other', confident: false };
  return line.trim() === '' && ROW_REST.test(restOfLine)
    ? { role: 'other', confident: false }
    : undefined;
}
