// Weighs the words around a date where no label and no rule decides: each cue counts for its role,
// less with its distance, and the heaviest decides. Whether the date ends a period is told first,
// because the same words then mean something else.
import type { BasedRole } from './confirm-roles.ts';
import type { DateContext } from './date-context.ts';
import {
  type Cue,
  type CueRole,
  DEADLINE_CUES,
  HEARING_REQUEST,
  PLAIN_CUES,
  soften,
} from './date-cues.ts';
import type { RoleHints, Ruled } from './ruled-role.ts';

/** A cue this many characters away has half its weight. */
const HALF_DISTANCE = 45;
const AFTER_SHARE = 0.55;
const MIN_SCORE = 2.8;
const MIN_MARGIN = 2;
/** With less, a deadline says what it is for in the sentence before. */
const MIN_OWN_SCORE = 0.9;
/** The words of a deadline may stand farther from its date than others. */
const DEADLINE_HALF_DISTANCE = 130;

const TIME = String.raw`[\dOl]{1,2}(?:[:.][\dOlI]{2})?\s?(?:[ap]\.?\s?m\b\.?|noon|o.clock)`;
const TIME_AFTER = new RegExp(
  `^[\\s,;:()–-]{0,4}(?:at |@ ?|time:? |beginning at )?(?:or about |the hour of )?(?:${TIME}|noon\\b|\\d{4} hours)`,
  'i',
);
const TIME_BEFORE = new RegExp(`(?:at|@)? ?${TIME},? ?(?:on |of )?(?:\\w+day,? )?$`, 'i');
const ENDS_PERIOD = new RegExp(
  `(?:\\b(?:${soften('by|before|until|till|(?:no|not) later th[ae]n|later th[ae]n|prior to|deadline|deadline (?:is|to [a-z ]{3,40}|for [a-z ]{3,40})|(?<!was |were |became |been |rent |fell )due|is due|due (?:on|date|by)|last (?:day|date)[^.]{0,60}|ends on|last chance|end of the day|close of business|within the period ending')})\\b)[\\s:,.–-]*(?:(?:the )?(?:(?:close|end) of (?:business|the day)|midnight|noon|${TIME})[\\s,]*(?:\\w{1,4}\\.? time,? |[ecmp][sd]?t,? )?(?:\\([a-z]{2,3}\\)[\\s,]*)?(?:on|of|today)?[\\s,]*)?(?:(?:sun|mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?)(?:day)?[\\s,.]*)?(?:the ?)?$`,
  'i',
);

/** The place to send it to may stand between "received by" and the date. */
const RECEIVED_BY = new RegExp(
  soften(
    '\\b(?:must|should|has to|have to|needs to) (?:be |reach )(?:received|filed|postmarked|returned|submitted)?[^.]{0,45}$',
  ),
);
export const endsPeriod = (before: string) => ENDS_PERIOD.test(before) || RECEIVED_BY.test(before);

const REQUEST = new RegExp(
  soften('\\b(?:requests?|ask|postmarked|received|protest|filed?|in writing|days|it)\\b'),
);
const APPEAL_WORDS = new RegExp(
  soften('\\b(?:appeals?|hearing|protest|reconsideration|review|redetermination|grievance)\\b'),
);

const SEND_MONEY = new RegExp(
  soften(
    '\\b(?:send|get|have|want|give me|bring|drop off|received?)\\b[^.]{0,25}\\b(?:it|it all|that|money|cash|check)\\b[^.]{0,12}\\bby *$',
  ),
);

const SEND_PAPERS = new RegExp(
  soften(
    '\\b(?:information|documents?|documentation|records?|forms?|proof|evidence|letter|reports?|questionnaire)\\b',
  ),
);

/** "On March 3 a judgment was entered": in a decision, its own day. */
const JUDGMENT_AFTER = new RegExp(
  soften(
    '^[\\s,]*(?:a |the |this )?(?:\\w+ ){0,3}(?:judgment|judgement|order|decision|determination)\\b[^.]{0,40}\\b(?:entered|issued|made|signed|rendered)\\b',
  ),
);
/** In a decision the complaint is an earlier paper. */
const FILED_BEFORE = new RegExp(
  soften(
    '\\b(?:complaint|petition|case|lawsuit|suit|action|motion|application|claim)\\b[^.]{0,40}\\b(?:filed|served|submitted)(?: \\w+){0,3} ?$',
  ),
);
/** "On March 3 you signed": what happened, not the paper's own day. */
const HAPPENED_AFTER =
  /^[\s,]*(?:i|we|you|he|she|they|it|[a-z]+|(?:the|your|our|an?|my) [a-z]+(?: [a-z]+)?) (?:was|were|had|did|have|has|paid|bought|took|began|became|gave|made|saw|hit|drove|left|came|went|(?!(?:mailed|served|filed|issued|posted|delivered|ordered|entered|scheduled|sent|need|required)\b)[a-z]{3,}ed)\b/;

/** By the nearest heavy words. */
export function assignByCues(context: DateContext, hints: RoleHints): BasedRole | undefined {
  const first = assignRole(context, hints);
  if (first.score > MIN_OWN_SCORE) {
    // What follows may belong to the next sentence: certain only if the words before the date
    // decide alone.
    const alone = assignRole({ ...context, after: '' }, hints);
    const scored = alone.role === first.role ? alone : { ...first, margin: 0 };
    return { ...finish(scored), clear: isClear(scored), basis: 'cues' };
  }
  const wide = first.score > 0 ? assignRole({ ...context, before: context.wide }, hints) : first;
  if (wide.score > 0) return { ...finish(wide), confident: false, basis: 'cues' };
  return undefined;
}

type Scored = { role: CueRole; score: number; margin: number };

const isClear = ({ score, margin }: Scored) => score >= MIN_SCORE && margin >= MIN_MARGIN;

function finish(scored: Scored): Ruled {
  const { role } = scored;
  return {
    role: role === 'vacate' ? 'other' : role,
    confident: role.endsWith('-by') && isClear(scored),
  };
}

function assignRole(context: DateContext, hints: RoleHints): Scored {
  const { before, after, label } = context;
  const isDeadline = endsPeriod(before);
  const scores = new Map<CueRole, number>();
  const raise = (role: CueRole, score: number) =>
    scores.set(role, Math.max(scores.get(role) ?? 0, score));
  const cues = isDeadline ? DEADLINE_CUES : PLAIN_CUES;
  // "By March 3 you must pay": what follows counts as much as what stands before, if nothing stands
  // before.
  const share = isDeadline && before.length < 30 ? 1 : AFTER_SHARE;
  for (const cue of cues) {
    raiseCue(
      cue,
      {
        before,
        after,
        share: label ? 0.3 : share,
        half: isDeadline ? DEADLINE_HALF_DISTANCE : HALF_DISTANCE,
      },
      raise,
    );
  }
  if (isDeadline) {
    scoreDeadline(scores, context, hints);
    raise('answer-by', 0.8);
  } else scorePlain(scores, before, after, hints);
  const ranked = [...scores].filter(([, score]) => score > 0).sort(([, a], [, b]) => b - a);
  const [top, second] = ranked;
  return {
    role: top?.[0] ?? 'other',
    score: top?.[1] ?? 0,
    margin: (top?.[1] ?? 0) - (second?.[1] ?? 0),
  };
}

type Weighed = { before: string; after: string; share: number; half: number };

function raiseCue(
  { role, pattern, weight }: Cue,
  { before, after, share, half }: Weighed,
  raise: (role: CueRole, score: number) => void,
): void {
  for (const match of before.matchAll(pattern))
    raise(role, decay(weight, before.length - match.index - match[0].length, half));
  for (const match of after.matchAll(pattern))
    raise(role, share * decay(weight, match.index, half));
}

const decay = (weight: number, distance: number, half = HALF_DISTANCE) =>
  (weight * half) / (half + distance);

function scoreDeadline(
  scores: Map<CueRole, number>,
  { before, after, wide }: DateContext,
  { decision }: RoleHints,
): void {
  const whole = `${before} # ${after}`;
  for (const match of whole.matchAll(HEARING_REQUEST)) {
    const role = 'appeal-by';
    // A hearing that is only spoken of after the date is not asked for by it.
    if (!decision && match.index > before.length) continue;
    const distance = Math.max(0, before.length - match.index - match[0].length);
    scores.set(role, Math.max(scores.get(role) ?? 0, decay(4.5, distance, DEADLINE_HALF_DISTANCE)));
    scores.delete('hearing');
  }
  // A request whose subject stands in the sentence before: "… a fair hearing. Your request must be
  // received by".
  const isRequest =
    REQUEST.test(before) &&
    !/\b(?:pay|proof|document|record|evidence|renew|cop(?:y|ies)|object|claim|answer|respon)/.test(
      before,
    );
  if (isRequest && (APPEAL_WORDS.test(wide) || (decision && APPEAL_WORDS.test(after)))) {
    scores.set('appeal-by', Math.max(scores.get('appeal-by') ?? 0, 4.5));
    scores.delete('hearing');
  }
  // "If you do not send it all by": what is to be sent is the money that was named before.
  if (SEND_MONEY.test(before) && !SEND_PAPERS.test(before) && /[$] ?\d/.test(wide))
    scores.set('pay-by', Math.max(scores.get('pay-by') ?? 0, 2.7));
  const [vacate, pay] = [scores.get('vacate') ?? 0, scores.get('pay-by') ?? 0];
  // "pay or vacate by": the choice to pay makes it the last day to pay.
  if (vacate > 0 && pay > 0) {
    scores.set('pay-by', Math.max(vacate, pay));
    scores.delete('vacate');
  }
}

function scorePlain(
  scores: Map<CueRole, number>,
  before: string,
  after: string,
  { decision }: RoleHints,
): void {
  const raise = (role: CueRole, score: number) =>
    scores.set(role, Math.max(scores.get(role) ?? 0, score));
  if (TIME_AFTER.test(after) || TIME_BEFORE.test(before)) {
    const isPast =
      /\b(?:violation|offense|incident|accident|occurred|observed|sale|auction|sold|filed|served|delivered|posted|recorded|stopped|issued|mailed|sent|signed)\b/.test(
        before.slice(-90),
      );
    // A time of day alone is not enough to be certain: parties have one, too.
    const happened =
      /\b(?:did|was|were|observed|committed|violat\w+|operat\w+|driving|occurred)\b/.test(
        after.slice(0, 70),
      );
    if (happened && !scores.has('hearing')) raise('other', 2.6);
    else if (!isPast) raise('hearing', scores.has('hearing') ? 3.5 : 1.8);
  }
  if (decision && JUDGMENT_AFTER.test(after)) raise('issued', 3.5);
  if (/^[\s,.]*(?:dear |to: |via |re: )/.test(after)) raise('issued', 4.5);
  if (decision && FILED_BEFORE.test(before)) raise('other', 6);
  if (HAPPENED_AFTER.test(after)) raise('other', 2.6);
  if (
    decision &&
    /\b(?:judgment|order|decision)\b[^.]{0,60}\b(?:entered|dated|signed|issued|rendered|made)(?: \w+){0,6}$/.test(
      before,
    )
  )
    raise('issued', 9.5);
}
