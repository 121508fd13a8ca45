// Rules that are read before the label of a date: what its line says at once. "Date:" with a clock
// time is an appearance, and below a proof of service its day; "the report dated …" is another
// paper; a line that begins with "Mailed" or "Filed" tells of this one.
import { soften } from './date-cues.ts';
import {
  APPEAR,
  EARLIER_FILING,
  EARLIER_NUMBER,
  MAX_SECTION,
  NOT_APPEARANCE,
  ORDER_HEAD,
  SERVICE_SECTION,
  TIME_NEXT,
} from './date-wordings.ts';
import type { Ruled, RuleInput } from './ruled-role.ts';

/**
 * Any other paper that "is dated": only "this" one, or a line that begins so, is the paper itself.
 */
const OTHER_DATED = new RegExp(
  soften(
    "(?<!\\bthis )\\b(?!and |this |hereby |when |not |is |was )[a-z'’/)-]{3,},? (?:is |was |were |which was |that was )?dated:?(?: as of| on)?[ ,:]*$",
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
/** A line that begins with what was done to the paper itself. */
const OWN_LINE = new RegExp(
  soften(
    '^[\\s>*•|-]*(?:(?:this )?(?:copy |copies |notice |order |letter )?(?:was )?)?(mailed|sent|issued|filed|e-?filed|entered|signed|dated|served|posted|taped|hand[- ]delivered|delivered|executed)\\b[^.;]{0,48}$',
  ),
);

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
