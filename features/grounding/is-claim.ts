// Decides whether a sentence states something that a reader could rely on. When in doubt it does,
// and is checked. Only courtesies, questions, bare headings and the "not legal advice" reminder
// pass unchecked, and only without a number, a duty or a law in them.
const STATES_LAW =
  /\d|[§$%]|\b(?:must|shall|have to|has to|required?|cannot|illegal|unlawful|lawful|legally|entitled|liable|guilty|allowed|forbidden|prohibit\w*|bann?ed|deadline|within|statutes?|supreme|held|ruled|always|never|guarantee[ds]?|premium|tier|plan|upgrade[ds]?)\b|\b\p{Lu}[\p{L}.’']* v\. /iu;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|hundred|thousand)\b/i;

const REMINDER =
  /^(?:(?:please )?(?:note|remember|keep in mind)(?: that|:|,)? )?(?:this|these|i|we|it|the (?:above|information|answer)|what follows)\b[^.;]{0,60}\b(?:not (?:a |an )?(?:legal advice|lawyer|attorney|substitute)|general (?:legal )?information|information(?: only)?, not (?:legal )?advice|(?:cannot|can[’']t|do not|don[’']t) give (?:you )?(?:legal )?advice)\b[^.;:,]{0,60}[.!]?$/i;
const CONTRAST = /\b(?:but|however|so|because|although|unless)\b/i;
const COURTESY =
  /^(?:hello|hi|hey|thanks|thank you|i[’']?m (?:so |very |really )?sorry|i am (?:so |very )?sorry|sorry to hear|i understand|i hope|that (?:sounds|must be)|this (?:sounds|must be)|of course|sure|certainly|good question|great question|you(?:[’']re| are) (?:welcome|not alone)|take care|good luck|here(?:[’']s| is| are)|below (?:is|are)|let me (?:know|explain)|let[’']s|i can (?:help|explain)|feel free|tell me|please (?:tell|share|let)|if you (?:tell|share|let) )/i;
const LAW_WORDS =
  /\b(?:law|laws|court|courts|judge|right|rights|sue|landlord|employer|police|tenant|owe|pay|file|sign|rent|crime|contract|debt)\b/i;
const PREDICATE =
  /\b(?:is|are|was|were|be|has|have|had|can|may|will|must|do|does|did|not|no|get|gets|pay|pays|file|sue|owe|owes|win|wins|need|needs|apply|applies|lose|ends?)\b/i;

export function isClaim(sentence: string): boolean {
  const text = sentence.trim();
  if (REMINDER.test(text) && !CONTRAST.test(text) && !/\d/.test(text)) return false;
  if (STATES_LAW.test(text) || NUMBER_WORD.test(text)) return true;
  if (text.endsWith('?')) return false;
  if (COURTESY.test(text) && !LAW_WORDS.test(text)) return false;
  return !isLabel(text);
}

/** "What the law generally says", "Photos of the damage": a label without a statement. */
function isLabel(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length > 8 || /[.!]$/.test(text)) return false;
  return !PREDICATE.test(text) || /^(?:what|when|how|where|who|why) /i.test(text);
}
