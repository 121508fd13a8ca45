// Wordings that tell what a date is for, each as one pattern; date-rules.ts says when they are
// read.
import { soften } from './date-cues.ts';

/** The last day in a home or a job. */
export const LAST_DAY = new RegExp(
  soften(
    '\\byour last day(?: (?:here|with us|of (?:tenancy|occupancy|work|employment|service)|in the [a-z]+))? (?:is|will be|was)(?: on)? *$',
  ),
);
/**
 * "Check your status after 5 p.m. on": not yet the day itself. "You would receive it about": a
 * payment.
 */
export const CALL_AFTER = new RegExp(
  soften(
    '\\b(?:check|call|visit|phone|telephone)\\b[^.]{0,80}\\bafter\\b[^.]{0,30}$|\\b(?:receive|payments?|paid)\\b[^.]{0,30} (?:on or )?about *$',
  ),
);
export const TODAY = new RegExp(
  soften('(?:^|[\\s,.])(?:it.?s|today(?: is)?|today.s date is|as of today),? *$'),
);

/** "the trial set for March 3 is continued" */
export const MOVED_AFTER =
  /^[\s,]*(?:(?:is|was|has been|are|were) )(?:hereby )?(?:continued|postponed|rescheduled|cancell?ed|adjourned|vacated|reset|stricken)\b/;
/** A notice in a newspaper is of the day on which it first stood there. */
export const FIRST_PUBLISHED = new RegExp(
  soften('\\b(?:first|date of first) publi(?:shed|cation)\\b[^.;]{0,50}$'),
);
/** What somebody may do to the reader from a day on. */
export const LEVY_FROM = new RegExp(
  soften('\\b(?:levy|seize|garnish|disconnect|take|sell|suspend)\\b[^.]{0,140}\\bon or after *$'),
);
/** "AND NOW, this 3rd day of March": the head of an order. */
export const ORDER_HEAD = new RegExp(
  soften('\\b(?:and )?now,?(?: on)?(?: to[- ]wit,?)?(?: this)?(?: the)?,? *$'),
);
/** "the shipment of March 3": of which day something is. */
export const THING_OF = new RegExp(
  soften(
    '\\b(?:messages?|texts?|shipment|accident|incident|events?|meeting|collision|crash|arrest|visit|call|conversation|letter|e-?mails?|order|notice|invoice|agreement|stop|injury|loss|fire|storm|delivery|purchase|payment|check|arrest on) (?:of|on|from) *$',
  ),
);

/** A charge, a claim or an appeal that was filed; its number may stand in the line above. */
export const EARLIER_NUMBER =
  /\b(?:charge|claim|application|appeal|receipt)\b[^\n]{0,60}(?:\n[ \t]*)?\bfiled\b[^\n]{0,40}$/;
