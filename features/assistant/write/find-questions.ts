// Finds the questions in a message: numbered ones, sentences with a question mark, and sentences
// that open like a question without one. A question that only points back ("Can he do that?") is
// searched with the sentences before it.
import { isStopWord, tokenizeWords } from '#lib/language/words.ts';

export type FoundQuestion = {
  /** In the person's words, short enough for a heading. */
  text: string;
  /** What to search for. */
  search: string;
  /** It says nothing without what came before: its answer is that of the whole message. */
  pointsBack: boolean;
};

/** Longer messages are read up to here. */
const MAX_LENGTH = 4_000;
/** More questions than this are one person thinking aloud. */
const MAX_QUESTIONS = 12;
const MAX_HEADING_LENGTH = 110;
/** A question with fewer telling words points back. */
const MIN_TELLING_WORDS = 2;
const SENTENCES_BEFORE = 2;

const NUMBERED = /(?:^|\s)\(?([1-9])[.)]\s+(?=\S)/g;
const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$|["”’)])["”’)]*|\.(?=\S)[^.!?\n]*|\n|$)/g;
const CONNECTOR =
  /^(?:(?:and|also|but|so|or|plus|then|ok(?:ay)?|second(?:ly)?|third(?:ly)?|finally|lastly|next|another question|my questions? (?:is|are)|i (?:want|need|would like) to know(?: if)?|i(?:['’]m| am) wondering(?: if)?|just wondering|please tell me)\b[\s,:;-]*)+/i;
const AUXILIARY =
  'can|could|do|does|did|is|are|am|was|were|will|would|should|shall|may|must|has|have|had';
const SUBJECT =
  'i|he|she|they|we|it|you|this|that|these|those|there|my|his|her|their|our|your|the|a|an|any|anyone|anybody|someone|somebody|she|both';
const OPENING = new RegExp(
  `^(?:(?:${AUXILIARY})(?:n['’]?t)? (?:${SUBJECT})\\b|how (?:do|does|did|can|could|should|would|long|much|many|far|soon|is|are|am)\\b|` +
    `what (?:can|could|do|does|should|would|happens|if|is|are|kind|form|papers?)\\b|when (?:is|are|do|does|did|can|will|must|should)\\b|who (?:is|pays|gets|can|do|does|has|will|owns|should)\\b|` +
    `where (?:do|can|should|does)\\b|why (?:do|does|is|can|would|did)\\b|which (?:court|form|state|one)\\b)`,
  'i',
);
/** Where one sentence asks a second thing: "…, and can he keep the deposit". */
const JOINT = new RegExp(
  `[,;]?\\s+(?:and|&|also|plus)\\s+(?:also\\s+|if so,?\\s+|then\\s+)?(?=${OPENING.source.slice(1)})|[,;]\\s+(?=${OPENING.source.slice(1)})`,
  'i',
);
const MIN_JOINED_WORDS = 3;
/** How each of its clauses begins. */
const ASKING = new RegExp(
  `^(?:${AUXILIARY}|how|what|who|where|when|why|which)(?:n['’]?t)?\\b`,
  'i',
);
/** Words of a question that name no subject of their own. */
const POINTING = new Set(
  'do legal allowed right rights anything options option happen happens next now here help advice worth true case law laws against sue lawyer attorney need take kind ok okay even make handle situation any possible way'.split(
    ' ',
  ),
);

/**
 * One of these is enough for a question of its own: "Can I get unemployment?" asks for what the
 * story before it does not tell.
 */
const SUBJECTS = new Set(
  'alimony appeal asylum bail bankruptcy benefits bond custody deposit disability divorce eviction expungement foreclosure garnishment guardianship inheritance insurance jail lien medicaid medicare overtime parole passport pension probate probation severance ssdi ssi snap taxes unemployment vacation visitation visits warrant'.split(
    ' ',
  ),
);

/** "If I leave him, does that get me off the hook?" */
const POINTS_AT_STORY = /\b(?:does|would|will|did) that\b/i;

/** In their order; none when the message is one plain question without a question mark. */
export function findQuestions(message: string): FoundQuestion[] {
  const text = message.slice(0, MAX_LENGTH).trim();
  const found = findNumbered(text) ?? findInSentences(splitIntoSentences(text));
  const seen = new Set<string>();
  return found
    .filter(({ text: question }) => !seen.has(question) && seen.add(question))
    .slice(0, MAX_QUESTIONS);
}

/** "1. … 2. …", when the numbers ascend from one. */
function findNumbered(text: string): FoundQuestion[] | undefined {
  const marks = [...text.matchAll(NUMBERED)];
  if (marks.length < 2 || !marks.every((mark, index) => Number(mark[1]) === index + 1))
    return undefined;
  const story = splitIntoSentences(text.slice(0, marks[0]?.index));
  return marks.flatMap((mark, index) => {
    const item = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
    const sentences = splitIntoSentences(item);
    const asking = sentences.find(isQuestion) ?? sentences[0];
    return asking ? [createQuestion(asking, story)] : [];
  });
}

function findInSentences(sentences: string[]): FoundQuestion[] {
  const parts = sentences.flatMap((sentence) => {
    const joined = splitJoined(sentence);
    return joined.map((text) => ({ text, asks: joined.length > 1 || isQuestion(text) }));
  });
  return parts.flatMap(({ text, asks }, index) => {
    if (!asks) return [];
    const statements = parts.slice(0, index).filter((before) => !before.asks);
    return [
      createQuestion(
        text,
        statements.map((before) => before.text),
      ),
    ];
  });
}

/** A clause that says what happened stays with the question that follows it. */
function splitJoined(sentence: string): string[] {
  const parts = sentence.split(JOINT).map((part) => part.trim());
  const isWhole = (part: string) =>
    part.split(/\s+/).length >= MIN_JOINED_WORDS && ASKING.test(part.replace(CONNECTOR, ''));
  return parts.length > 1 && parts.every(isWhole) ? parts : [sentence];
}

function splitIntoSentences(text: string): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

function isQuestion(sentence: string): boolean {
  const bare = sentence.replace(CONNECTOR, '');
  if (OPENING.test(bare)) return true;
  return /\?["”’)]*$/.test(sentence) && tokenizeWords(bare).length >= 2;
}

function createQuestion(sentence: string, statements: string[]): FoundQuestion {
  const bare = sentence.replace(CONNECTOR, '').trim();
  const question = /\?["”’)]*$/.test(bare) ? bare : `${bare.replace(/[.!]+$/, '')}?`;
  const isPointing = pointsBack(question);
  const search = isPointing
    ? [...statements.slice(-SENTENCES_BEFORE), question].join(' ')
    : question;
  return {
    text: shortenQuestion(question.charAt(0).toUpperCase() + question.slice(1)),
    search,
    pointsBack: isPointing,
  };
}

/** "Can he do that?", "What can I do?": says nothing without what came before. */
export function pointsBack(question: string): boolean {
  if (POINTS_AT_STORY.test(question)) return true;
  const telling = tokenizeWords(question).filter(
    ({ word }) => !isStopWord(word) && !POINTING.has(word),
  );
  return telling.length < MIN_TELLING_WORDS && !telling.some(({ word }) => SUBJECTS.has(word));
}

/** A long question keeps its end, where it asks; a clause before it is left out. */
function shortenQuestion(question: string): string {
  if (question.length <= MAX_HEADING_LENGTH) return question;
  const clause = question
    .split(/[,;:]\s+/)
    .findLast((part) => OPENING.test(part.replace(CONNECTOR, '')));
  const shorter = clause ? clause.replace(CONNECTOR, '') : question;
  const capital = shorter.charAt(0).toUpperCase() + shorter.slice(1);
  if (capital.length <= MAX_HEADING_LENGTH) return capital;
  return `${capital.slice(0, MAX_HEADING_LENGTH).replace(/\s+\S*$/, '')} …?`;
}
