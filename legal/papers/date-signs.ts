// Signs of form that tell what a day is, whatever the sentence: a box that was ticked beside
// "Date:", a row of a court's schedule, the days on which a notice stood in a newspaper, the end of
// a window in which to apply or to pay. All of them are asked about.
import type { DateContext } from './date-context.ts';
import { soften } from './date-cues.ts';
import type { Ruled } from './ruled-role.ts';

/** "[x] personally  [ ] posted and mailed   Date:", "Delivered to: C. Mayhew   Date/time:". */
const TICKED_SERVICE = new RegExp(
  soften(
    '(?:\\b(?:served|(?<!jur(?:y|or) )service|delivery|delivered(?: to| by)?|certificate of service|proof of service|this document was served by)\\b\\s?:|\\[ ?x ?\\] ?(?:hand|personal|in person|posted|left|mailed|certified|first|taped|substitut)).{0,110}\\bdate(?:/time|/hour)?\\s?:?\\s*$',
  ),
  's',
);
const SIGNED_LINE = new RegExp(
  soften('\\b(?:signed|dated|received|hearing|appear|deadline|due|answer)\\b'),
);
/** What parties hand in, in a table of days. */
const SCHEDULE_ROW = new RegExp(
  soften(
    '\\b(?:disclosures?|experts?|motions?|amend(?:ed)?|join(?:der)?|pleadings?|briefs?|witness lists?|exhibit lists?|jury instructions|objections)\\b[^.:;]{0,60}$',
  ),
);
const TRIAL_ROW = new RegExp(
  soften(
    '(?<!pre[- ])\\b(?:jury trial|bench trial|trial|pre-?trial conference|status conference)\\b[^.:;]{0,60}$',
  ),
);
const MAX_SCHEDULE = 2_500;
const LEADER = /(?:\.{2,}|_{3,}|[ \t]{4,}|\t)\s*$/;
const SCHEDULE = new RegExp(
  soften('\\b(?:schedul\\w+|deadlines?|the court orders|rule 16)\\b'),
  'i',
);
/** A notice in a newspaper. */
const PUBLISHED = new RegExp(
  soften(
    "\\bpubl[il1]sh(?:ed)?\\b(?: [a-z.' -]{2,50})?\\s?:? *$|\\b(?:this|it) runs(?: first)? *$|\\bin the paper it runs(?: first)? *$",
  ),
);
/**
 * A stamp has the minute at which it was made; people are told to come at a quarter, a half or a
 * full hour.
 */
const STAMPED_TIME = /^[\s,;|]{0,4}(?:at )?(?!11:59|12:01)\d{1,2}:\d[1-46-9]/;
const STAMP = new RegExp(
  soften(
    '\\b(?:so ordered|by the court|e-?filed|filed|entered|signed|dated|stamp|clerk|issued|ordered|executed)\\b',
  ),
);
/** Served on somebody else than the reader. */
const SERVED_OTHER = new RegExp(
  soften('\\bserved (?:on |upon )?(?:the )?(?:garnishee|employer|bank)\\b[^.;]{0,20}$'),
);
const SERVED = new RegExp(soften('\\b(?:serv(?:ed|ice)|posted|delivered|handed|taped|left)\\b'));
const PAYS_FROM = /\b(?:beginning|commencing|starting)(?: on)? *$/;
const SHALL_PAY = /^[^.;]{0,90}\b(?:shall|must|will) pay\b/;
const LAST_TO_ANSWER = new RegExp(
  soften('\\blast (?:possible )?(?:day|date) to (?:answer|respond|object|reply)\\b[^.;]{0,12}$'),
);
const NO_EVENT_AFTER = new RegExp(
  soften(
    '\\b(?:return(?:ed)?|submit(?:ted)?|sent|file[ds]?|complete[ds]?)\\b[^.;]{0,80}\\b(?:in no event|not|never) (?:later than|after) *$',
  ),
);

export function ruleBySign(context: DateContext, text: string, start: number): Ruled | undefined {
  const { before, after, line } = context;
  const unsure = (role: Ruled['role']): Ruled => ({ role, confident: false });
  if (LAST_TO_ANSWER.test(before) || NO_EVENT_AFTER.test(before)) return unsure('answer-by');
  const preceding = text.slice(Math.max(0, start - 220), start).toLowerCase();
  if (TICKED_SERVICE.test(preceding) && !SIGNED_LINE.test(line)) return unsure('served');
  if (
    STAMPED_TIME.test(after) &&
    STAMP.test(preceding.slice(-70)) &&
    !SERVED.test(preceding.slice(-70))
  )
    return unsure('issued');
  if (SERVED_OTHER.test(before)) return unsure('other');
  if (PAYS_FROM.test(before) && SHALL_PAY.test(after)) return unsure('pay-by');
  if (PUBLISHED.test(before)) return unsure('issued');
  return ruleScheduleRow(text, start);
}

/** A row of a court's schedule: words, a leader or a gap, the date. */
function ruleScheduleRow(text: string, start: number): Ruled | undefined {
  const row = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 160), start);
  if (!LEADER.test(row) || !SCHEDULE.test(text.slice(Math.max(0, start - MAX_SCHEDULE), start)))
    return undefined;
  const words = row.replace(LEADER, '').toLowerCase();
  if (TRIAL_ROW.test(words)) return { role: 'hearing', confident: false };
  return SCHEDULE_ROW.test(words) ? { role: 'answer-by', confident: false } : undefined;
}

/** Words before "X to Y" that make Y the last day of something to do. */
const APPLY_WINDOW = new RegExp(
  soften(
    '\\b(?:application|apply|enroll\\w*|registration|register|claim|filing|comment|signup|sign-up) (?:period|window|season|dates?)\\b[^.\\n]{0,60}$',
  ),
  'i',
);
const PAY_WINDOW = new RegExp(
  soften('\\b(?:if )?(?:paid|payable|pay)(?: (?:from|between|on))? *$'),
  'i',
);
/** Words near a span of days that leave open what it is. */
const OPEN_SPAN = new RegExp(
  soften(
    '\\b(?:jur[yo]\\w*|appl\\w+|paid|pay\\w*|enroll\\w*|regist\\w+|claims?|deadline|window|open|respond|object\\w*|comment)\\b',
  ),
  'i',
);

/** `start`: of the first day of the span. */
export function readWindow(
  text: string,
  start: number,
): { role: Ruled['role'] | undefined; open: boolean } {
  const before = text.slice(Math.max(0, start - 120), start);
  const role = APPLY_WINDOW.test(before)
    ? 'answer-by'
    : PAY_WINDOW.test(before)
      ? 'pay-by'
      : undefined;
  return { role, open: OPEN_SPAN.test(before) };
}
