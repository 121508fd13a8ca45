// Pieces of the library that an answer is put together from: whole paragraphs and lists, so that no
// "this" or "it" loses its referent. A piece that would be misread alone says where it comes from:
// a definition its term, a yes or no the question that it answers.
import type { AnswerSection, AnswerSource } from '#features/grounding/answer.ts';
import {
  type LibraryPassage,
  listPassages,
  listSourcePassages,
} from '#features/grounding/list-cited-passages.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import type { LibraryBlock } from '#features/grounding/read-library-text.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { toPlainText } from '#features/search/index/list-items.ts';
import { pickContentWords, tokenizeWords } from '#lib/language/words.ts';

/**
 * Blocks that belong together, with the source they are quoted from. `label` is written before
 * them.
 */
export type Piece = {
  n: number;
  kind: AnswerSource['kind'];
  section: AnswerSection;
  blocks: (LibraryBlock & { title?: string })[];
  words: number;
  text: string;
  label?: string;
};

/** Openings that refer to a question or a text that is not quoted with them. */
export const DEPENDENT_OPENING =
  /^(?:yes|no(?! \w+ law)|not|none|maybe|usually|often|it|they|this|that|these|those|probably|sometimes|only|he|she|both|then|but|and|so|also|mostly|generally|rarely|almost|each|either|neither|in (?:most|many|some|nearly all) states,? (?:yes|no))\b/i;
/**
 * Of each step of a guide that leads, the sentences that are quoted: more of the step that was
 * found.
 */
const STEP_SENTENCES = { found: 5, other: 2 };
/** A longer one is a list that was joined; what follows it depends on it. */
const MAX_STEP_SENTENCE_LENGTH = 240;

export function createPiece(
  source: AnswerSource,
  section: AnswerSection,
  blocks: Piece['blocks'],
): Piece {
  const text = blocks.flatMap(({ sentences }) => sentences).join(' ');
  return { n: source.n, kind: source.kind, section, blocks, words: text.split(/\s+/).length, text };
}

/** Some blocks of a piece, in a section of their own. */
export function selectBlocks(piece: Piece, section: AnswerSection, blocks: Piece['blocks']): Piece {
  const text = blocks.flatMap(({ sentences }) => sentences).join(' ');
  return { ...piece, section, blocks, text, words: text.split(/\s+/).length };
}

/**
 * The pieces of a source. `isMain`: its opening is the short answer, and a guide is shown with all
 * its steps.
 */
export function listPieces(library: Library, source: AnswerSource, isMain: boolean): Piece[] {
  if (isMain && source.kind === 'guide') return listGuidePieces(library, source);
  return listSourcePassages(library, source).flatMap((passage) => {
    const groups = Map.groupBy(passage.blocks, ({ group }) => group);
    return [...groups.values()].map((blocks, index) =>
      createPiece(source, getSection(passage, blocks, isMain && index === 0), blocks),
    );
  });
}

/** The opening of the main source is the short answer, whatever its section. */
function getSection(
  { kind }: LibraryPassage,
  [first]: LibraryBlock[],
  opens: boolean,
): AnswerSection {
  const section = first?.section ?? 'law';
  if (kind === 'rule') return section;
  if (
    opens &&
    (section === 'law' || (section === 'steps' && kind !== 'faq') || section === 'lawyer')
  )
    return 'short';
  return section === 'short' && !opens ? 'law' : section;
}

/**
 * What the guide answers or is for, then its steps by their titles: one step alone would begin in
 * the middle.
 */
function listGuidePieces(library: Library, source: AnswerSource): Piece[] {
  const guide = library.guides.find(({ id }) => id === source.id);
  const steps = listPassages(library, 'guide', source.id);
  if (!guide || steps.length === 0) return [];
  const opening: LibraryBlock = {
    kind: 'paragraph',
    section: 'short',
    sentences: splitSentences(toPlainText(guide.opening ?? guide.description)),
    group: 0,
  };
  const blocks = steps.map((step, index) => {
    const isFound = source.passage.startsWith(step.text);
    const all = step.blocks[0]?.sentences ?? [];
    const list = all.findIndex((sentence) => sentence.length > MAX_STEP_SENTENCE_LENGTH);
    const sentences = all
      .slice(0, list < 0 ? all.length : list)
      .slice(0, isFound ? STEP_SENTENCES.found : STEP_SENTENCES.other);
    return {
      kind: 'step' as const,
      section: 'steps' as const,
      sentences,
      group: index + 1,
      title: `${step.part ?? ''}.`,
    };
  });
  return [
    {
      ...createPiece(source, 'short', [opening]),
      ...(!guide.opening && { label: `${source.title}.` }),
    },
    createPiece(source, 'steps', blocks),
  ];
}

/**
 * Says what a piece is about when its first words do not: the term of a definition, the guide of a
 * step.
 */
export function labelPieces(
  pieces: Piece[],
  sources: AnswerSource[],
  main: AnswerSource | undefined,
): Piece[] {
  const labeled = new Set<number>();
  return pieces.map((piece) => {
    if (
      piece.label ||
      piece.n === main?.n ||
      (piece.kind !== 'term' && piece.kind !== 'guide') ||
      labeled.has(piece.n)
    )
      return piece;
    labeled.add(piece.n);
    const title = sources.find(({ n }) => n === piece.n)?.title;
    return title ? { ...piece, label: `${title}:` } : piece;
  });
}

/**
 * The opening of an FAQ answers the FAQ's question. Where it begins with a yes or no, or with a
 * word that points back, that question is written before it, unless it is the one that was asked.
 * When we are not confident, it always is.
 */
export function labelOpening(
  piece: Piece,
  { kind, title }: AnswerSource,
  question: string,
  confident: boolean,
): Piece {
  const depends = kind === 'faq' && (!confident || DEPENDENT_OPENING.test(piece.text));
  return depends && !isSameQuestion(title, question) ? { ...piece, label: title } : piece;
}

/** The same content words, in any order and inflection. */
function isSameQuestion(a: string, b: string): boolean {
  const [first, second] = [a, b].map(
    (text) => new Set(pickContentWords(tokenizeWords(text)).map(({ stem }) => stem)),
  ) as [Set<string>, Set<string>];
  return first.size === second.size && first.isSubsetOf(second);
}

/** As many pieces as fit, in order; always at least the first. */
export function takeWithin(pieces: Piece[], maxWords: number): Piece[] {
  const chosen: Piece[] = [];
  for (const piece of pieces)
    if (chosen.length === 0 || countWords(chosen) + piece.words <= maxWords) chosen.push(piece);
  return chosen;
}

export function countWords(pieces: Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words, 0);
}

const NEGATION = /\b(?:not|no|never|nor|none|without|cannot)\b|n['’]t\b/i;
const MIN_WORDS_OF_REPEAT = 3;

/** The words that tell, numbers among them, and whether they are denied. */
function listTellingWords(sentence: string) {
  const stems = new Set(pickContentWords(tokenizeWords(sentence)).map(({ stem }) => stem));
  return { stems, isDenied: NEGATION.test(sentence) };
}

/** "Do not heat with an oven" behind "Never heat with an oven or a grill". */
function createRepeatFinder() {
  const before: ReturnType<typeof listTellingWords>[] = [];
  return (sentence: string): boolean => {
    const words = listTellingWords(sentence);
    const isRepeat =
      words.stems.size >= MIN_WORDS_OF_REPEAT &&
      before.some(
        ({ stems, isDenied }) => isDenied === words.isDenied && words.stems.isSubsetOf(stems),
      );
    if (!isRepeat) before.push(words);
    return isRepeat;
  };
}

/**
 * Removes repeated sentences, then whole pieces from the end of "law" and "steps" until the answer
 * is short enough.
 */
export function removeRepeats(
  pieces: Piece[],
  maxWords: number,
  seen = new Set<string>(),
): Piece[] {
  const isRepeat = createRepeatFinder();
  const remaining = pieces
    .map((piece) => ({
      ...piece,
      blocks: piece.blocks
        .map((block) => ({
          ...block,
          sentences: block.sentences.filter(
            (text, index) =>
              !seen.has(text) &&
              seen.add(text) &&
              (!isRepeat(text) || DEPENDENT_OPENING.test(block.sentences[index + 1] ?? '')),
          ),
        }))
        .filter(({ sentences, hasLeadIn }) => sentences.length > (hasLeadIn ? 1 : 0)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  while (countWords(remaining) > maxWords) {
    const last = remaining.findLastIndex(({ section }) => section === 'law' || section === 'steps');
    if (last < 0) break;
    remaining.splice(last, 1);
  }
  return remaining;
}
