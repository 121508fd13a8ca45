// Rules for a date without a label, read before the cues are weighed: what a careful reader sees in
// its sentence. A clock time beside a place is an appearance; a judgment that "was entered" is
// another paper; what somebody did on a day has happened.
import { soften } from './date-cues.ts';
import {
  APPEAR,
  CALL_AFTER,
  EARLIER_FILING,
  FIRST_PUBLISHED,
  LAST_DAY,
  LEVY_FROM,
  MAX_SECTION,
  MOVED_AFTER,
  NOT_APPEARANCE,
  SERVICE_SECTION,
  THING_OF,
  TIME_NEXT,
  TODAY,
} from './date-wordings.ts';
import type { Ruled, RuleInput } from './ruled-role.ts';

/** Words that say that somebody has to appear: a room or a court alone does not. */
const SUMMONED = new RegExp(
  soften(
    '\\b(?:hearing|trial|arraign\\w*|conference|mediation|deposition|interview|appear|appearance|court date|report|summoned|commanded|scheduled|be heard|show cause)\\b',
  ),
);
const PAST_HEARING = new RegExp(
  soften(
    '\\b(?:came (?:on )?(?:before|for|to)|having come|c[ao]me on|was heard|were heard|was held|were held|took place|heard (?:this|the) (?:matter|case)|appeared before|after (?:a )?(?:hearing|trial)|following (?:a )?(?:hearing|trial)|missed|did not (?:attend|appear|come|report)|failed to (?:attend|appear|report)|was (?:set|scheduled)|were scheduled|attended|(?:was|were) present (?:at|for)|present at the hearing|hearing held|held a hearing|appeared at)\\b[^.]{0,60}$',
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
/** A row of a list of payments, visits or charges. */
const ROW_REST = /[a-z].{0,60}-?\$? ?\d[\d,]*\.\d{2}\)?\s*$/;
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
