// How and when a paper reached the person, as a clerk, a sheriff, a sender or the person wrote it
// on the paper: a certificate of mailing, "copies mailed to both parties", "left with grandmother",
// "I got it". These are days of service, also by mail (evals/papers.md).
import type { DateContext } from './date-context.ts';
import { soften } from './date-cues.ts';

const PROOF =
  '\\b(?:certificate|cert\\.?|proof|affidavit|declaration|record|return|notice) of (?:mailing|delivery|posting|service)\\b|\\bofficer.?s return\\b|\\bservice by\\b *:';
const PROOF_HEADING = new RegExp(soften(PROOF));
/** Who gets it. Without one, "mailed" is what the sender did with the paper. */
const READERS =
  '(?:part(?:y|ies)|defendants?|def|respondents?|resp|petitioners?|plaintiffs?|heirs?|debtors?|judgment debtor|tenants?|obligors?|counsel|both|all|each|both sides|addressees?)';
const MAILED_TO_READER = new RegExp(
  soften(
    `\\b(?:mailed|sent|deposited|placed) (?:[a-z0-9.' -]{0,40} )?(?:to|upon) (?:the |each |all |both |said |judgment )*${READERS}\\b[^.;]{0,60}$|\\bcc:[^;]{0,90}\\bmail\\b[^.;]{0,12}$`,
  ),
);
const MAILED_FIRST =
  /^[\s,]*to:? (?:the |each |all )?(?:both|part(?:y|ies)|defendants?|respondents?|heirs?|tenants?)\b/;
const HANDED_OVER = new RegExp(
  soften(
    '\\b(?:copy|copies|papers?) (?:left|handed|given) (?:w/|with|at|on|to)[^.;]{0,50}$|\\bexecuted(?: by [^.;]{0,45})? *$|\\breceived by (?:addressee|defendant|tenant|respondent) *$|\\b(?:got|opened) (?:it|this|these|letter)(?: on)? *$|\\bserved (?:def|resp|defendant|respondent|pers|personally|in hand)\\.?[^.;]{0,30}$|\\bserved by (?:certified |regular |first.class )?mail\\b[^.;]{0,30}$|\\b(?:i |you |we )(?:got|received|opened|found|picked up)(?: (?:it|this|these))?(?: (?:on|at [a-z.]+))? *$|\\bpicked up(?: at [a-z. ]{2,20})? *$|\\btaped to (?:the |my |your )?(?:front )?door[^.;]{0,12}$|\\bposted on (?:the |my |your )?(?:front )?door[^.;]{0,30}$',
  ),
);
const DELIVERED_AFTER =
  /^[\s,]*by (?:personally )?(?:delivering|handing|leaving|serving|posting)\b/;
/** The summons of the case, and the notice before it, were served earlier. */
const EARLIER = /\b(?:summons|complaint|petition|prior|previous|earlier|was|were|been|if|unless)\b/;
const MAX_SECTION = 170;

/** True where the words around a date prove that this paper was served on that day. */
export function isProofOfService(
  { before, after, line }: DateContext,
  text: string,
  start: number,
): boolean {
  if (/\b(?:dated|by|before|until|came to hand|received|publish(?:ed)?:?) *$/.test(before))
    return false;
  if (/\b(?:last day|deadline|answer|due)\b/.test(line)) return false;
  if (isBelowHeading(text, start) && !/\bsigned|dated\b/.test(line)) return true;
  if (EARLIER.test(before.slice(-60))) return false;
  if (HANDED_OVER.test(before) || (/\bexecuted\b/.test(line) && DELIVERED_AFTER.test(after)))
    return true;
  return (
    MAILED_TO_READER.test(before) ||
    (/\bmailed(?: on)? *$/.test(before) && MAILED_FIRST.test(after))
  );
}

/** In the paragraph of a certificate, or in the one below its title. */
function isBelowHeading(text: string, start: number): boolean {
  const above = text.slice(Math.max(0, start - MAX_SECTION), start).toLowerCase();
  const heading = PROOF_HEADING.exec(above);
  return heading !== null && !/\n[ \t]*\n[^\n]+\n[ \t]*\n/.test(above.slice(heading.index));
}
