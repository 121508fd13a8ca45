// Motion details tell the story and ask the court for something. The request ("Defendant moves for
// summary judgment") is the same in every case and must not choose the claim: without this, words
// about courts find claims about courts. Pure.

/** Who asks the court for what, up to the colon, the reason or the end of the sentence. */
const REQUEST =
  /\b(?:the\s+)?(?:plaintiffs?|defendants?|movants?|petitioners?|respondents?|we|i|they|he|she)\s+(?:hereby\s+|now\s+|respectfully\s+)?(?:moves?|asks?|requests?|seeks?|wants?|needs?|would\s+like)\s+(?:the\s+court\s+)?(?:for|to|that)?\s*(?:an?\s+|the\s+)?(?:order|court|summary\s+judgment|partial\s+summary\s+judgment|dismiss(?:al)?|judgment|grant|rule|enter|compel|continue|set\s+aside)\b[^.:;!?]*?(?=[.:;!?]|\s(?:because|since|in\s+a\s+suit|on\s+the\s+claim|on)\s|$)[:;]?/gi;
const MOTION_WORDS =
  /\b(?:(?:partial\s+)?summary\s+judgment|(?:as\s+a\s+)?matter\s+of\s+law|without\s+a\s+trial|moves?\s+(?:to|for)|motions?(?:\s+(?:to|for))?|(?:has|have|had|there\s+is)\s+no\s+evidence\s+(?:of|that)|no\s+genuine\s+(?:dispute|issue)(?:\s+of\s+(?:material\s+)?fact)?|requests?\s+for\s+admissions?|interrogator(?:y|ies)|depositions?|undisputed|stipulated|not\s+disputed|complaint|the\s+court|sued?|lawsuit)\b/gi;
const PARTY_WORDS =
  /\b(?:the\s+)?(?:plaintiffs?|defendants?|movants?|petitioners?|respondents?)(?:['’]s)?\b,?/gi;

/**
 * The story without the request and the words of procedure. Empty when there is nothing else in it.
 */
export function removeRequest(text: string): string {
  const story = text.replace(REQUEST, ' ').replace(MOTION_WORDS, ' ').replace(PARTY_WORDS, ' ');
  const trimmed = story
    .replace(/\s+/g, ' ')
    .replace(/^[\s:;,.]+/, '')
    .trim();
  return /\p{L}{3}/u.test(trimmed) ? trimmed : '';
}
