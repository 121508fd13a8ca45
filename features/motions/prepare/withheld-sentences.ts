// Sentences that say what is not to stand in the motion. Such a sentence is never quoted and never
// listed; where it points back ("dont put that") with nothing of its own, neither is the one before
// it. Takes text as `spellPlainly` leaves it. When in doubt, something is left out.
const VERBS =
  '(?:put|mention|say|include|bring|raise|argue|get into|go into|talk|cite|reargue|litigate|spend|waste|drag|pretend|offer|call|ask|attack|touch|discuss|reveal|disclose|tell|quote|write|use|waive|concede|admit|add)';
/** After "they", "who" or a plural noun it is a fact: "the notes do not mention it". */
const NOT_TO_SAY = new RegExp(
  String.raw`(?:^|[,;:.–—-]\s*|\b(?:but|and|so|please|also|just|really|I|we)\s+)(?:do not|don't|never)\s+(?:really |even |want to |wish to |like to |ask to |ever )*${VERBS}\b`,
  'i',
);
const POINTS_BACK = new RegExp(
  String.raw`\b(?:(?:do not|don't|never|not to|please no)\s+(?:want to\s+)?${VERBS}(?:\s+(?:in|up))?(?:\s+(?:that|this|it|any of (?:that|this|it)|about (?:that|this|it)))?(?:\s+(?:in|up|here|there|anywhere|at all|please))*\s*(?:[.,;!]|$)|(?:leave|keep|take) (?:that|this|it|all that|all of that)(?: part)? (?:out|private|quiet|confidential|alone|between us)|(?:that|this|it)(?:'s| is| stays| has to stay| must stay) (?:strictly )?(?:out|private|confidential|between us|off the record|a secret|for another (?:day|time|motion))|off the record|just between us)`,
  'i',
);
const NOT_ASKED =
  /\b(?:not|never) (?:asking|seeking|claiming|gonna|going to (?:argue|ask|call|mention|raise|say|make))\b|\bnot something (?:I|we) want\b|\b(?:keep|leave) (?:\p{L}+ ){1,5}out\b|\bno need (?:for|to|of)\b|\bclient (?:has )?waived\b|\bfor another (?:day|time|motion)\b|\b(?:I|we|client) (?:do not|don't|doesn't|does not) ask\b|^(?:and |but |also )?not (?:why|how|about|the|any|a|an)\b|^no (?:\p{L}+ ){0,2}(?:sanctions?|fees|jury|dismissal|injunction|damages|hearing|appeal|oral argument)\b(?! (?:was|were|has|had|is|are))|\bno (?:\p{L}+ ){1,2}(?:is )?needed\b|\bnot needed\b|\bstays? out\b|\bleave (?:it|that|this|them|him|her) (?:alone|out)\b|\bstay away from\b|\b(?:leave|keep) out\b|\bkeep (?:\p{L}+ ){1,4}out of\b|\bwe (?:have )?dropped\b/iu;

/** `before`: the sentence before it is not to be said either. */
export function readWithheld(plain: string): { before: boolean } | undefined {
  const back = POINTS_BACK.exec(plain);
  if (back) return { before: countWords(plain.slice(0, back.index)) < 3 };
  return NOT_TO_SAY.test(plain) || NOT_ASKED.test(plain) ? { before: false } : undefined;
}

const countWords = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/^(?:and|but|so|please|also)$/i.test(word)).length;
