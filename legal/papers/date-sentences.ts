// Sentences that say what a day is in a way of their own: "the last day to file a petition is",
// "done and ordered on", a term of jury service, the first payment of support, a meeting that
// nobody is ordered to attend.
import type { DateContext } from './date-context.ts';
import { soften } from './date-cues.ts';
import type { Ruled } from './ruled-role.ts';

const LAST_DAY_IS = new RegExp(
  soften(
    '\\b(?:deadline|last day|final day|last date|final date) (?:to|for)\\b(?:[^.;]|\\b[a-z]\\.){0,110}\\b(?:is|will be)(?: on)? *$',
  ),
);
/** "The period for filing a petition expires November 23". */
const TIME_ENDS = new RegExp(
  soften(
    '\\b(?:time|period|right|window|deadline|days?) (?:to|for|in which)\\b(?:[^.;]|\\b[a-z]\\.){0,90}\\b(?:expires?|ends?|runs out|closes?|lapses?)(?: on| at [0-9:]+ ?[ap]\\.?m\\.? on)? *$',
  ),
);
const TO_APPEAL = new RegExp(
  soften('\\b(?:appeal\\w*|petition|tax court|review|reconsideration|fair hearing|protest)\\b'),
);
const TO_PAY = new RegExp(soften('\\b(?:pay|payment|reinstate|cure|redeem|redemption)\\b'));
/** What a judge or a notary did with the paper on the day. */
const DONE_ON = new RegExp(
  soften(
    '\\b(?:done and ordered|so ordered|ordered and adjudged|sworn (?:to )?(?:and|&) subscribed|subscribed and sworn|acknowledged|subscribed)(?: to)?(?: before me)?(?: in [a-z ]{3,30})?(?:,? (?:on|this))? *$',
  ),
);
const CERTIFIED_ON = new RegExp(
  soften('\\bcertify\\b[^.;]{0,90}\\b(?:inspection|review|examination)\\b[^.;]{0,60}\\bon *$'),
);
/** Only in a decision: its own judgment. */
const OWN_JUDGMENT = new RegExp(
  soften(
    '\\b(?:this |the |a |final |default )*(?:judgment|order|decree)\\b[^.;]{0,70}\\b(?:was|is|were|and) (?:hereby |duly )?(?:filed and )?(?:entered|made|filed|rendered)\\b[^.;]{0,45}\\bon(?: the)? *$',
  ),
);
const JURY_TERM = new RegExp(
  soften(
    '\\b(?:term|standby|jury service|service)\\b[^.;]{0,25}\\b(?:of|begins?|beginning|starts?|starting|start date)(?: on)?:? *$',
  ),
);
const CLUB_MEETING = new RegExp(
  soften(
    '\\b(?:annual|members|owners|board|shareholders|association|special|homeowners)\\b[^.;]{0,40}\\bmeeting\\b[^.;]{0,60}$|\\bappointment is confirmed\\b[^.;]{0,30}$',
  ),
);
const PAID_BEGINNING = new RegExp(
  soften(
    '\\b(?:pay|pays|payable|support)\\b[^;]{0,200}\\b(?:per|each|a|every|payable) ?(?:month|week|to|through)\\b[^;]{0,160}\\b(?:beginning|commencing|starting)(?: on)? *$',
  ),
);
const BEGINS_TO_PAY = /^[^.;]{0,90}\b(?:shall|must|will) pay\b/;

/**
 * What is to be done stands right before the day, or right after it: no nearby word says it better.
 */
const RESPOND_BY = new RegExp(
  soften(
    '\\b(?:do not agree|disagree|dispute)\\b[^.;]{0,40}\\b(?:respond|reply|answer|tell us|write)(?: to us)? by *$',
  ),
);
const MOVE_BY = new RegExp(
  soften(
    '\\bmotion to (?:set aside|vacate|open|reopen)\\b[^.;]{0,60}\\b(?:must|should|has to|may) be filed (?:by|before|on or before|no later than) *$',
  ),
);
const UNTIL = /\b(?:have|has) (?:un)?till? *$/;
const THEN_PAYS = /^[,\s]{0,3}to pay\b/;

/** `text` and `start` tell whether it stands in the head of a fax or a message. */
export function ruleOwnSentence(
  { before, after, line, wide }: DateContext,
  text: string,
  start: number,
  decision: boolean,
): Ruled | undefined {
  const unsure = (role: Ruled['role']): Ruled => ({ role, confident: false });
  if (LAST_DAY_IS.test(before) || TIME_ENDS.test(before))
    return unsure(
      TO_APPEAL.test(wide) ? 'appeal-by' : TO_PAY.test(before) ? 'pay-by' : 'answer-by',
    );
  if (MOVE_BY.test(before)) return unsure('appeal-by');
  if (RESPOND_BY.test(before)) return unsure('answer-by');
  if (UNTIL.test(before) && THEN_PAYS.test(after)) return unsure('pay-by');
  if (DONE_ON.test(before) || CERTIFIED_ON.test(before)) return unsure('issued');
  if (decision && OWN_JUDGMENT.test(before)) return unsure('issued');
  if (/\bjur(?:y|or)/i.test(text) && JURY_TERM.test(before)) return unsure('hearing');
  if (CLUB_MEETING.test(before)) return unsure('other');
  if (PAID_BEGINNING.test(before) || (/\bbeginning *$/.test(before) && BEGINS_TO_PAY.test(after)))
    return unsure('pay-by');
  return isMessageHead(text, start, line) ? unsure('issued') : undefined;
}

/** A fax or a text message begins with the day and the time at which it was sent. */
const isMessageHead = (text: string, start: number, line: string) =>
  start < 90 &&
  !/\n[^\n]*\n/.test(text.slice(0, start).trimStart()) &&
  /\b(?:fax|text m|sms|msg|email|e-mail)/i.test(text.slice(0, start)) &&
  !/:/.test(line);
