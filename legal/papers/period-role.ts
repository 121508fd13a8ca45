// What a period is for, by the words of its sentence: to answer, to pay, to appeal; what the sender
// does in it, or the time to go to court, is for nothing that the reader has to do.
import { DEADLINE_CUES, HEARING_REQUEST } from './date-cues.ts';

export type PeriodRole = 'answer-by' | 'pay-by' | 'appeal-by' | 'other';

const MAX_NEAR = 130;
/** The time to go to court, which is no answer to the paper. */
const TO_SUE =
  /\b(?:lawsuits?|suits?|civil action|legal action|epa claims?)\b[^.]{0,60}\b(?:must be|be brought|be filed|be started|be commenced)\b|\bfil(?:e|ing) (?:a |your )?(?:law)?suit\b|\b(?:turn (?:in|over)|surrender|sell|report) [^.]{0,60}\b(?:firearm|gun|weapon|employment|address|change)s?\b|\bin (?:a )?federal or state court\b/;
/** What the sender does, which no reader has to: "We will decide within 30 days". */
const BY_SENDER =
  /\bi(?:.ll| will)\b[^.;]{0,110}$|\b(?:we|our office|appeals council|(?<!\b(?:in|to|of|by|at|from|with|on) )the (?:[a-z]+ )?(?:court|council|agency|department|division|plan|judge|referee|magistrate|insurer|carrier|company|office|officer|board|committee|commission|association|cooperative|superintendent|principal|district|city|town|plaintiff|landlord|lender|servicer|employer|creditor|bureau|county|clerk|marshal|sheriff|constable)|marshal|sheriff|constable)(?: then)?(?:.ll| (?:will|may|can|shall|must|has to|have to|is required to|are required to))\b(?! (?:then )?(?:get|receive|accept|have(?! this)|hear))(?:(?!\b(?:you|unless|if|after(?! we\b))\b)[^.;]){0,110}$/;
/** Whoever tells the reader what was decided: "The QIO will notify you no later than two days". */
const TELLS_YOU =
  /\b(?:will|shall|must) (?:notify|inform|tell|decide|issue|make (?:a|its|our) decision)\b(?:(?!\b(?:unless|if|you (?:must|have|can|may))\b)[^.;]){0,90}$/;
/** What is done to the reader: a decision, a hearing, an order, a suspension. */
const IS_DONE =
  /(?<!\b(?:request|appeal|ask|petition|motion) (?:for|from|of) (?:a |an |the |this )?(?:[a-z]+ )?)\b(?:decision|determination|hearing|conference|review) (?:is|will be|shall be|must be) (?:made|issued|held|rendered|mailed|sent|given|scheduled|conducted|completed)\b(?:(?!\b(?:you|unless|if)\b)[^.;]){0,60}$|\b(?:this|the) (?:summons|citation|writ|subpoena|petition) (?:must|shall) be served\b[^.;]{0,40}$|\bpetitioner (?:shall|must|will) (?:give|serve|mail|send)\b[^.;]{0,110}$/;
/** "Your license will be suspended on the": what happens on the day that follows. */
const HAPPENS_ON =
  /\b(?:suspended|revoked|disqualified|takes? effect|effective|executed|request an order)\b[^.;]{0,60}\b(?:on|on or after) (?:the )?$/;
/** "The permit is good for 45 days": how long it lasts. */
const LASTS = /\b(?:permit|license|licence|driving privileges?)\b[^.;]{0,50}\b(?:good|valid) for $/;
/** "Within ten days after receipt of your letter, we will respond". */
const SENDER_NEXT =
  /^[^.;]{0,90}?,? (?:we|the (?:association|board|company|insurer|plan|servicer|lender|department|agency|office|iro)|(?:the )?iro) (?:will|shall|must)\b(?! (?:get|receive|have))/;
/** "We give you a written decision within 30 days", "Fast appeal: within 72 hours". */
const DECIDED_IN =
  /\bwe (?:decide|answer|respond|reply|(?:give|make|send|issue|mail)\b[^.;]{0,30}\b(?:decision|answer|determination|response|reply|result))\b(?:(?!\byou\b)[^.;]){0,30}$|\b(?:fast|expedited|urgent|standard) (?:appeals?|reviews?|requests?|decisions?|cases?)\b[^.;,]{0,20}[:-] (?:within |in )?$/;
/** "We will give you a decision". */
const TO_YOU = /\b(give|send|mail|tell|notify|let|answer)s? you\b/g;
/** The verb right before the period decides. */
const ACTS =
  /\b(answer|respond|reply|pay|pay in full|appeal)(?: this| it)?,? (?:within|in|no later than|not later than) *(?:the )?$/;
const ASKS =
  /\b(?:ask|asks|asked|request\w*|postmarked|reach us|recei?e?ived?|in writing|send a letter|you or your doctor have|objections?|it by|(?:you|they) have)\b/;
const TO_APPEAL =
  /\b(?:appeals?|hearing|reconsider\w*|review|disagree|dont agree|not agree|we made a mistake|we are wrong|protest|objections? to (?:a |this |the )?(?:magistrate|order|decision)\w*|new trial|contest this determination|mo(?:ve|tion) to (?:vacate|set aside|open|reopen))\b/;
const NOT_APPEAL = /\b(?:pay\w*|refund|restitution|answer|respond|response|claims? against)\b/;

/** It is the sender who has so long. */
export function isOfSender(before: string, after = ''): boolean {
  const lead = before.replace(/\s+/g, ' ').toLowerCase().replace(TO_YOU, '$1');
  const rest = after.replace(/\s+/g, ' ').toLowerCase();
  return (
    [IS_DONE, HAPPENS_ON, LASTS].some((pattern) => pattern.test(lead)) ||
    (/^\W*(?:within|in) *$/.test(lead) && SENDER_NEXT.test(rest)) ||
    BY_SENDER.test(lead) ||
    DECIDED_IN.test(lead) ||
    (TELLS_YOU.test(lead) && !/\byou (?:will|shall|must)\b/.test(lead))
  );
}

type Around = { decision: boolean; wide: string };

export function readRole(before: string, after: string, { decision, wide }: Around): PeriodRole {
  const lead = before.replace(/\s+/g, ' ').toLowerCase();
  const words = `${lead} # ${after.replace(/\s+/g, ' ').toLowerCase()}`;
  if (isOfSender(before, after)) return 'other';
  const [, verb] = ACTS.exec(lead) ?? [];
  if (verb) return readVerb(verb);
  if (TO_SUE.test(lead.slice(-MAX_NEAR))) return 'other';
  // The subject of a request may stand in the sentence before: "You may ask for a hearing. We must
  // get your request within".
  if (
    decision &&
    ASKS.test(words) &&
    TO_APPEAL.test(wide.replace(/\s+/g, ' ').toLowerCase()) &&
    !NOT_APPEAL.test(lead)
  )
    return 'appeal-by';
  return readCues(words, decision);
}

const TO_WAIVE = /\b(?:ask|request|apply)\w*\b[^.;]{0,30}\bwaiver\b/;

/** What brings a home or a thing back, and what the reader has to hand in. */
const TO_REDEEM =
  /\bredeem\b|\bredemption (?:period|time)\b|\bbring me the (?:whole|full|money|rent)\b/;
const TO_GIVE =
  /\b(?:turn (?:this|these|it|them|those) in|(?:deliver|receive|send) (?:a |your )?written request|is registered|(?:can|must|may) register|register (?:it|the|your)|(?:to|must|shall|and) (?:remedy|correct|fix|abate|repair))\b/;

const readVerb = (verb: string): PeriodRole =>
  verb.startsWith('pay') ? 'pay-by' : verb.startsWith('ap') ? 'appeal-by' : 'answer-by';

function readCues(words: string, decision: boolean): PeriodRole {
  const middle = words.indexOf('#');
  const scores = { 'answer-by': 0, 'pay-by': 0, 'appeal-by': 0, vacate: 0 };
  for (const { role, pattern, weight } of DEADLINE_CUES) {
    if (!Object.hasOwn(scores, role)) continue;
    for (const match of words.matchAll(pattern)) {
      const distance =
        match.index > middle ? match.index - middle : middle - match.index - match[0].length;
      const key = role as keyof typeof scores;
      scores[key] = Math.max(scores[key], (weight * 60) / (60 + distance));
    }
  }
  if (words.search(HEARING_REQUEST) !== -1) scores[decision ? 'appeal-by' : 'answer-by'] = 4;
  if (scores.vacate > 0 && scores['pay-by'] > 0) return 'pay-by';
  const [top] = Object.entries(scores).sort(([, a], [, b]) => b - a);
  if (!top || top[1] === 0 || top[0] === 'vacate') {
    if (TO_WAIVE.test(words)) return 'appeal-by';
    if (TO_REDEEM.test(words)) return 'pay-by';
    return TO_GIVE.test(words) ? 'answer-by' : 'other';
  }
  return top[0] as PeriodRole;
}
