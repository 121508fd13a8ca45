// Sorts what somebody typed for a motion: facts, what happened in the case, what the side contends,
// and instructions to the writer. An instruction is obeyed and never becomes a fact; what it says
// to leave out is left out. What is plainly no statement of fact is kept apart for the person to
// add. When in doubt a sentence is no fact. Pure, by the words of each sentence.
import { getStems } from '#features/analysis/find/claim-words.ts';
import { cleanFacts } from '#features/analysis/find/read-facts.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { hasFiniteVerb } from './finite-verbs.ts';
import { findDefenses } from './named-defenses.ts';
import { isNoStatementOfFact, listGrounds } from './no-statement-of-fact.ts';
import { spellPlainly } from './plain-spelling.ts';
import { readWithheld } from './withheld-sentences.ts';

export type SortedDetails = {
  facts: string[];
  procedure: string[];
  /** Both, in the order in which they were typed. */
  story: string[];
  contentions: string[];
  /** Neither facts nor contentions, and not told to be left out: as they were typed. */
  toAdd: string[];
  /** Grounds that a note names ("Main argument: …"). */
  grounds: string[];
  /** How many sentences were instructions, and how many were left out because of one. */
  instructions: number;
  leftOut: number;
  defenses: string[];
  /** Those of them that somebody else is said to raise. */
  raisedDefenses: string[];
  /** An instruction to leave something out matched no sentence. */
  unmatched: boolean;
};

const ASKS = `(?:want|need|would like|'d like|am asking|are asking|ask|seek|am seeking|are seeking|request|move|am moving|are moving|hope|plan|intend)`;
const RELIEF = String.raw`(?:summary judgment|judgment|dismiss\w*|the court to|an order|the court for|continu\w+|more time|to compel|to set aside|set(?:ting)? aside|to vacate|to strike|default|a motion|this motion|a ruling|to win|the case thrown out|sanctions|damages|fees|\$\d[\d,.]*|(?:my|our|the|their) (?:money|deposit) back)`;
/** Words that open a sentence to the writer. */
const IMPERATIVE =
  /^(?:(?:note|important|fyi|p\.?s\.?|one more thing|also|and|then|but|so|now)[:,]? )*(?:please|pls|kindly|draft|write|prepare|generate|make (?:sure|it|the|this|clear)|keep (?:it|the|this)|use (?:the|a|an|only|plain|short|formal)|cite|include|emphasi[sz]e|stress|argue|focus|highlight|add|mention|omit|avoid|leave|attach|format|remember|limit|address|rely on|do not|don't|never|tell the|ask (?:the court|for)|be (?:sure|brief|careful)|give me|help|note to|refer to|skip|no need|thanks|thank you|hello|hi|hey|good (?:morning|afternoon|evening)|dear|call (?:it|him|her|them|the (?:parties|plaintiff|defendant))|title it|quote (?:the|from)|(?:start|begin|open|end|close) (?:with|by)|insert|delete|shorten|remove (?:the|any|all)|explain (?:that|why|how)|describe (?:the|how)|show (?:that|how|why)|summari[sz]e|put (?:it|in|the)|file this)\b/i;
const TO_THE_WRITER =
  /\b(?:can you|could you|would you|you should|you can|you may|you must|for you to|the (?:motion|brief|draft|memo|filing|paper) (?:should|must|needs? to|has to)|this (?:motion|brief|draft|filing) (?:should|must|needs? to)|keep (?:it|this) (?:under|short|brief)|in the (?:motion|brief|draft)|our (?:firm|office|partner)|the partner wants|client (?:wants|prefers|would prefer)|(?:judge|court|clerk) (?:hates|likes|loves|prefers|dislikes)|client (?:is (?:worried|anxious|nervous|upset|keen)|insists|hopes)|between us|off the record|confidentially|attorney-client|our work product|our strategy|(?:due|deadline is|needed) (?:by |on )?(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|next week)|(?:we|i) have (?:an? )?(?:great|good|strong|weak|solid) (?:case|argument|chance))\b/i;
const REPRESENTS =
  /^(?:and |so |hi,? |hello,? )*(?:(?:we|i)(?:'m| am|'re| are)? (?:here )?(?:represent|representing|act for|acting for|counsel for|the (?:lawyer|attorney)s? (?:for|of)|appear for|defend|defending|an attorney|a lawyer|pro se|(?:the )?(?:plaintiff|defendant)s?'s? (?:lawyers?|attorneys?|counsel)|on (?:the )?(?:plaintiff|defendant|defense))|(?:my|our) client is the (?:plaintiff|defendant|movant|moving party))\b/i;
const ASKS_FOR = new RegExp(
  String.raw`^(?:(?:we|i|my client|our client|the client|client|plaintiff|defendant|movant|the (?:plaintiff|defendant|movant|store|landlord|tenant|employer|bank|company|hospital|city|county|school))s?(?:,? [A-Z][\p{L}.&' -]{0,40},?)?\s+)?(?:hereby |respectfully |now |therefore |just )?${ASKS}s?\b[^.]*?(?<![\p{L}\p{N}])${RELIEF}`,
  'iu',
);
const REQUEST_PART = new RegExp(
  String.raw`(?:,|;)?\s+(?:and|so|but)\s+(?:now\s+)?(?:(?:we|i|my client|our client)\s+)?(?:now\s+)?${ASKS}s?\b[^.]*?(?<![\p{L}\p{N}])${RELIEF}.*$`,
  'iu',
);
const LEAVE_OUT =
  /\b(?:(?:do not|don't|never|not to|avoid|without|rather not)\s+(?:to\s+)?(?:want to\s+)?(?:mention(?:ing)?|say(?: that)?|refer\w* to|get(?:ting)? into|bring(?:ing)? up|includ(?:e|ing)|cit(?:e|ing)|rais(?:e|ing)|talk(?:ing)? about|discuss(?:ing)?|say(?:ing)? anything about|disclos(?:e|ing)|reveal(?:ing)?|put(?:ting)? in|tell(?:ing)? (?:them|the court|anyone) (?:about|that))|leave out|omit|skip|keep out|stay away from|no mention of|say nothing about|nothing about)\s+(.+)$/i;
const CONTENTION =
  /\b(?:(?:our|the|my) (?:main |best |strongest |key |only |primary |first )*(?:argument|theory|position|point|defense|ground|view) is(?: that)?|(?:we|i) (?:will |would |plan to |intend to |want to )?(?:argue|contend|believe|think|submit|maintain|say)(?: that)?)\s+(.+)$/i;
const STARTS_WITH_DATE =
  /^(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\b\.? ?\d|last\b|then\b)/i;
const REASON = /\b(?:because|since|on the grounds? that|as a matter of law because|:)\s+(.+)$/i;
const PROCEDURE =
  /\b(?:(?:filed|served|amended|removed|remanded|answered|moved|docketed|noticed|propounded|objected|produced (?:documents|nothing)|responded to (?:the|our|my|discovery))\b.*\b(?:complaint|petition|answer|motion|suit|lawsuit|case|interrogator\w+|requests?|discovery|admissions?|subpoena|deposition|notice|opposition|objections?|responses?|summons|disclosures?|production)|(?:complaint|petition|lawsuit|suit|case|motion|answer|default|judgment) (?:was|were|is|has been) (?:filed|served|entered|amended|removed|granted|denied|set|due|dismissed|pending|taken)|discovery (?:closed|closes|is closed|cutoff|period|deadline|opened|ended)|(?:trial|hearing|conference|deposition) (?:is|was|has been) (?:set|scheduled|noticed|continued)|scheduling order|the (?:court|judge|magistrate) (?:set|ordered|granted|denied|entered|scheduled|extended|ruled)|clerk(?:'s)? (?:entered|default)|default (?:was )?entered|default judgment|(?:i|we|he|she|they|plaintiffs?|defendants?|[A-Z]\w+) (?:sued|was sued|were sued|am being sued)|moved (?:to|for) (?:compel|dismiss|strike|remand|a |an |summary|default|continue|set aside)|met and conferred|meet and confer|conferred with|trial date|was served (?:with|on)|never (?:been )?served|the deadline to (?:answer|respond))\b/i;

export function sortSentences(details: string): SortedDetails {
  const sentences = cleanFacts(details)
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•–]|\(?\d{1,2}[.)])\s+/, ''))
    .flatMap((line) => joinCitations(splitSentences(line).flatMap(splitHasty)))
    // "Facts from the dep: he fell." is a note and a fact.
    .flatMap((sentence) => sentence.split(/(?<=^(?:the )?facts\b[^:"“]{0,80}:)\s+/i))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const sorted: SortedDetails = {
    facts: [],
    procedure: [],
    story: [],
    contentions: [],
    toAdd: [],
    grounds: [],
    instructions: 0,
    leftOut: 0,
    defenses: findDefenses(withoutLeftOut(sentences)),
    raisedDefenses: findDefenses(sentences.filter((text) => RAISES.test(text)).join(' ')),
    unmatched: false,
  };
  const banned = sentences.flatMap(listBannedTopics);
  const withheld = sentences.map((sentence) => readWithheld(spellPlainly(sentence)));
  for (const [index, sentence] of sentences.entries()) {
    const plain = spellPlainly(sentence);
    if (withheld[index] && isInstruction(plain, true)) sorted.instructions++;
    else if (withheld[index] || withheld[index + 1]?.before) sorted.leftOut++;
    else sortSentence(sorted, sentence, banned);
  }
  return {
    ...sorted,
    contentions: [...new Set(sorted.contentions)].filter((text) => !isBanned(text, banned)),
    grounds: sorted.grounds.filter((text) => !isBanned(text, banned)),
    unmatched: banned.length > 0 && sorted.leftOut === 0,
  };
}

/** One that nothing keeps out of the motion by an instruction of its own. */
function sortSentence(sorted: SortedDetails, sentence: string, banned: Topic[]): void {
  const plain = spellPlainly(sentence);
  const request = plain.match(REQUEST_PART);
  const story = request?.index ? sentence.slice(0, request.index).trim() : sentence;
  if (request) addContention(sorted, request[0]);
  if (isInstruction(plain, story === sentence)) {
    sorted.instructions++;
    if (listBannedTopics(plain).length > 0 || ABOUT_FORM.test(plain)) return;
    addContention(sorted, plain);
    addNote(sorted, sentence);
    return;
  }
  if (isBanned(story, banned)) {
    sorted.leftOut++;
    return;
  }
  if (request?.index) sorted.toAdd.push(request[0].replace(/^[\s,;]+/, ''));
  if (CONTENTION.test(plain) || LEGAL.test(plain)) sortContention(sorted, sentence);
  else if (isNoStatementOfFact(spellPlainly(story))) addNote(sorted, story);
  else {
    sorted.story.push(story);
    (PROCEDURE.test(story) ? sorted.procedure : sorted.facts).push(story);
  }
}

function addNote(sorted: SortedDetails, sentence: string): void {
  sorted.toAdd.push(sentence);
  sorted.grounds.push(...listGrounds(spellPlainly(sentence)));
}

function sortContention(sorted: SortedDetails, sentence: string): void {
  const plain = spellPlainly(sentence);
  const count = sorted.contentions.length;
  if (CONTENTION.test(plain)) addContention(sorted, plain);
  // What the other side argues is answered where the defense is; it is no fact of ours.
  else if (!RAISES.test(plain)) sorted.contentions.push(toClause(plain));
  if (sorted.contentions.length === count) sorted.toAdd.push(sentence);
}

function isInstruction(sentence: string, isWhole: boolean): boolean {
  return (
    IMPERATIVE.test(sentence) ||
    TO_THE_WRITER.test(sentence) ||
    REPRESENTS.test(sentence) ||
    LEAVE_OUT_OPENS.test(sentence) ||
    /\?\s*$/.test(sentence) ||
    (isWhole && ASKS_FOR.test(sentence))
  );
}
/** Somebody else argues it: it is to be answered, not made. */
const RAISES =
  /\b(?:defendants?|plaintiffs?|they|he|she|it|the other side|opposing counsel|landlord|tenant|employer|company|bank|insurer|hospital|city|county|store|owner)\b[^.]*\b(?:argues?|claims?|contends?|asserts?|raises?|raised|says?|said|pleads?|pleaded|relies|alleges?|invokes?|defen[sc]es?)\b/i;
const LEAVE_OUT_OPENS =
  /^(?:we|i) (?:do not|don't|would rather not|prefer not to) (?:want|mention|wish)/i;

/** A conclusion of law, however it is told. */
const LEGAL =
  /\b(?:time[- ]barred|statutes? of (?:limitations?|repose) (?:is|was|has|had|ran|bars?|expired)|limitations (?:has|had|period has) (?:run|expired)|as a matter of law|no genuine (?:issue|dispute)|fails? to state a claim|(?:is|are) entitled to (?:judgment|summary)|owed? no duty|(?:is|are|was|were) barred by|(?:claims?|suit|case) (?:is|are) barred|should be (?:dismissed|granted|denied|thrown out)|(?:qualified|sovereign) immunity (?:applies|bars|protects))\b/i;

/** As it stands after "contends that". */
const toClause = (sentence: string) =>
  sentence
    .replace(/[.!;,]+$/, '')
    .replace(
      /^(?:The|A|An|This|That|These|There|It|No|He|She|They|His|Her|Their|Any|All)\b/,
      (word) => word.toLowerCase(),
    );

/** An instruction typed without its capital does not take the sentence before it with it. */
const splitHasty = (sentence: string) =>
  sentence.split(
    /(?<=(?<!\b(?:Inc|Ltd|Corp|Co|Dr|Mr|Mrs|Ms|etc|No|vs))[\p{L}\p{N})]{2}[.!?])\s+(?=(?:dont|don['’]t|do not|please|pls|keep|leave out|not asking|no need|i|we)\s)/u,
  );

/** "Civ.R." and "36." are one citation. */
const joinCitations = (sentences: string[]) =>
  sentences.reduce<string[]>((joined, sentence) => {
    const last = joined.at(-1);
    if (last && /(?:\bR|Rule|Code|Stat|§)\.$/.test(last) && /^\d/.test(sentence))
      joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
    return joined;
  }, []);

/** Nothing that a motion could lose. */
const ABOUT_FORM =
  /^(?:(?:please|kindly|pls) )?(?:keep (?:it|the|this)|thanks|thank you|hello|hi\b|hey|good (?:morning|afternoon)|can you make it|(?:write|make) (?:it )?(?:plain|short)|be brief|short)/i;

function addContention(sorted: SortedDetails, sentence: string): void {
  const text = (sentence.match(CONTENTION) ?? sentence.match(REASON))?.[1]?.trim();
  // A date after "since", or a list after a colon, is no reason.
  if (text && text.split(/\s+/).length >= 3 && hasFiniteVerb(text) && !STARTS_WITH_DATE.test(text))
    sorted.contentions.push(text.replace(/[.;,]+$/, ''));
}

/** `numbers`: a year or another number names one thing. */
type Topic = { stems: Set<string>; numbers: string[] };
const KEEP_OUT =
  /\b(?:don't|do not|never) (?:bring|drag|put|get) (.+?) (?:into|in) (?:this|it|here|the)\b|\b(?:keep|leave) (.+?) out\b/i;
const NUMBERS = /\d{3,}/g;
const ABOUT_THE_PAPER =
  /\b(?:in the (?:motion|brief|draft)|at all|anywhere|please|prior|past|previous|old|earlier|former)\b/gi;

/** What "do not mention the settlement talks or his arrest" is about. */
function listBannedTopics(sentence: string): Topic[] {
  const plain = spellPlainly(sentence);
  const topic = plain.match(LEAVE_OUT)?.[1] ?? plain.match(KEEP_OUT)?.slice(1).find(Boolean);
  if (!topic || !(isInstruction(plain, true) || readWithheld(plain))) return [];
  return topic
    .split(/,|\bor\b|\band\b|\bnor\b|;/i)
    .map((part) => ({
      stems: getStems(part.replace(ABOUT_THE_PAPER, '')),
      numbers: part.match(NUMBERS) ?? [],
    }))
    .filter(({ stems }) => stems.size > 0);
}

/** A sentence is about a topic when it has all of its words, or most of a long one. */
const isBanned = (sentence: string, topics: Topic[]) => {
  const stems = getStems(sentence);
  const numbers = new Set(sentence.match(NUMBERS) ?? []);
  return topics.some((topic) => {
    const shared = [...topic.stems].filter((stem) => hasStem(stems, stem)).length;
    return (
      topic.numbers.some((number) => numbers.has(number)) ||
      shared >= Math.min(topic.stems.size, Math.max(1, Math.ceil(topic.stems.size * 0.6)))
    );
  });
};

/** "conviction" is what "convicted" speaks of. */
const MIN_SHARED = 6;
const hasStem = (stems: Set<string>, stem: string) =>
  stems.has(stem) ||
  (stem.length >= MIN_SHARED &&
    stems.values().some((other) => other.startsWith(stem.slice(0, MIN_SHARED))));

const withoutLeftOut = (sentences: string[]) =>
  sentences.filter((sentence) => listBannedTopics(sentence).length === 0).join(' ');
