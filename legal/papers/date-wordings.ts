// Wordings that tell what a date is for, each as one pattern; date-line-rules.ts and
// date-sentence-rules.ts say when they are read.
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

const ANY_TIME =
  /\b[\dol]{1,2}(?: ?[:.] ?[\doli]{2})? ?(?:[ap]\.? ?(?:m|rn)\b|o.c[l1i|]?[o0]?ck|noon)|\b[\dol]{1,2}:[\dol]{2}\b|\bnoon\b|\b(?:0[7-9]|1[0-6])[0-5]\d (?:hours|hrs)\b/;
/** A clock time right after the date. */
export const TIME_NEXT = new RegExp(
  `^[\\s,;:()|–-]{0,8}(?:and )?(?:(?:at|@|time|from|beginning at|starting at|promptly at)[\\s:]{0,3})?(?:or about |the hour of |approximately )?(?:${ANY_TIME.source})`,
);
/** Words that stand beside a day on which somebody has to appear. */
export const APPEAR = new RegExp(
  soften(
    '\\b(?:hearing|trial|arraign\\w*|conference|mediation|deposition|interview|appear\\w*|court ?(?:date|room|house)|court|judge|magistrate|commissioner|referee|room|rm|dept|department|floor|biometrics?|ceremony|oath|report(?:ing)?|juror|jury|summoned|commanded|testify|attend|scheduled|meeting|appointment|orientation|calendar|docket call|show cause|return date|be heard|zoom|webex|teams|calling)\\b',
  ),
);
/** Words that make it something else: a sale, a delivery, a deadline. */
export const NOT_APPEARANCE = new RegExp(
  soften(
    '\\b(?:violation|offense|incident|accident|occurred|observed|sales?|sell|trustee will|bidder|hiring|job fair|invited to|auction|sold|filed|served|delivered|posted|taped|handed|recorded|stopped|issued|mailed|sent|signed|order(?:ed)? entered|date of order|by(?! (?:video|phone|zoom|telephone|webex))|before(?! (?:the|an?|this|said|hon\\.?|judge|magistrate)\\b)|until|no later than|deadline|due|pick ?up|party|picnic|open house|inspection|enter|shut ?off|disconnect\\w*|process server|webinar|workshop|seminar|class|festival|upon|lock ?out|eviction will|printed|received|loss|call made|expires?)\\b',
  ),
);
/** The heading of a proof of service, and what its text begins with. */
export const SERVICE_SECTION = new RegExp(
  soften(
    '\\b(?:proof|cert\\.?|certificate|affidavit|return|declaration|acknowledgm?ent|record|entry|officer.?s return|constable.?s return) of (?:personal )?service\\b|\\b(?:constable|sheriff|officer|server).?s return\\b|\\bi (?:hereby )?(?:certify that i )?(?:personally )?served\\b|\\b(?:tack and mail|nail and mail|personal service|substituted service|left at residence)\\b',
  ),
);
/** How much of the text above a date is read as its section. */
export const MAX_SECTION = 420;
/** A case that was filed is told of; a stamp says only "Filed". */
export const EARLIER_FILING = new RegExp(
  soften(
    '\\b(?:petition|complaint|application|claim|charge|case|lawsuit|suit|action|indictment|motion|return|report|affidavit|statement|information|appeal|request|form [a-z0-9-]+)s?\\b[^.;]{0,45}\\b(?:filed|lodged|submitted|commenced|received)\\b(?:(?: [a-z]+){0,5}:?|[^.;]{0,70}\\bon) *$',
  ),
);
