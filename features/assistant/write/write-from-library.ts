// The built-in writer: composes an answer of verbatim sentences from the library, each with its source, in the same section order as any
// other answer. It selects whole paragraphs and lists, so that no "this" or "it" loses its referent. One main source provides most of the
// answer; the others fill the gaps.

import type { AnswerEvent, AnswerSection, AnswerSource } from '#features/grounding/answer.ts';
import { type LibraryPassage, listSourcePassages } from '#features/grounding/list-cited-passages.ts';
import type { LibraryBlock } from '#features/grounding/read-library-text.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchDeps } from '#features/site-search/library-search-deps.ts';
import { readQuery } from '#features/site-search/read-query.ts';
import { MAX_QUERY_LENGTH } from '#features/site-search/schema.ts';
import { createRelevance, type Relevance } from '../retrieve/best-passage.ts';
import { isAboutTerms, listNamesInQuestion } from '../retrieve/mentions-term.ts';
import { answerHeadings, closingLine, exampleLabel, formatTermLabel, unsureLine } from './engine-messages.ts';
import type { UnderstoodQuestion } from './understand.server.ts';

type WriterDeps = { library: Library; search: Pick<SearchDeps, 'index'> };
/** Blocks that belong together, with the source they are quoted from. `label` is written before them. */
type Piece = {
  n: number;
  kind: AnswerSource['kind'];
  section: AnswerSection;
  blocks: LibraryBlock[];
  words: number;
  text: string;
  label?: string;
};

const ORDER = ['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer'] as const;
const MAX_WORDS: Record<(typeof ORDER)[number], number> = { short: 70, law: 130, varies: 55, steps: 110, deadlines: 60, lawyer: 60 };
const MAX_TOTAL_WORDS = 350;
const MIN_LAW_WORDS = 40;
/** Openings that refer to a question or a text that is not quoted with them. */
const DEPENDENT_OPENING =
  /^(?:yes|no|not|maybe|usually|often|it|they|this|that|these|those|probably|sometimes|only|he|she|both|then|but|and|so|also)\b/i;
/** The main source is one of the first, by word overlap, rank and kind: FAQs and guides are preferred to cases and definitions. */
const MAIN_SOURCE = { candidates: 5, rankPenalty: 0.06 };
const KIND_BONUS: Record<AnswerSource['kind'], number> = {
  faq: 0.25,
  guide: 0.2,
  topic: 0.05,
  term: -0.1,
  case: -0.15,
  resource: -0.3,
  news: -0.3,
  rule: 0,
  statute: -1,
};

export function writeFromLibrary(
  { library, search }: WriterDeps,
  understood: UnderstoodQuestion,
  sources: AnswerSource[],
  question: string,
): AnswerEvent[] {
  const query = readQuery(search.index.words, search.index.everyday, understood.fullQuestion || question, { maxLength: MAX_QUERY_LENGTH });
  const relevance = createRelevance(search.index, query);
  const { askedTerms } = understood;
  const leads = sources.filter(({ kind, id }) => kind === 'rule' || (kind === 'term' && askedTerms.some((term) => term.id === id)));
  const others = sources.filter((source) => !leads.includes(source) && (askedTerms.length === 0 || isAboutTerms(askedTerms, source)));
  const main = findMainSource(others, relevance);
  if (!main && leads.length === 0) return [];
  const pieces = [...leads, ...others].flatMap((source) => listPieces(library, source, source === main));
  const chosen = main ? choosePieces(pieces, main, understood, relevance) : [];
  const labels = new Map(askedTerms.map((term) => [term.id, formatTermLabel(term.term, listNamesInQuestion(term, question))]));
  const openings = leads.map(({ n, id }) => ({ n, label: labels.get(id) ?? '' }));
  return toEvents(leads.length > 0 ? openWith(openings, pieces, chosen) : chosen, understood.confident);
}

type Lead = { n: number; label: string };

/**
 * The state's rule or the definition is the short answer; the opening of the main source follows it, unless it answers with a yes or no
 * of its own. That we do not have the state's rule is said under "What varies by state".
 */
function openWith(leads: Lead[], pieces: Piece[], chosen: Piece[]): Piece[] {
  const own = leads.flatMap((lead) => pieces.filter(({ n }) => n === lead.n));
  const rest = chosen.filter(({ n }) => leads.every((lead) => lead.n !== n));
  const isExample = ({ kind, section }: Piece) => kind === 'term' && section === 'other';
  const opening = [...own.filter((piece) => !isExample(piece)), ...own.filter(isExample)].map((piece) => labelTerm(piece, leads));
  if (opening.every(({ section }) => section !== 'short')) return removeRepeats([...opening, ...rest]);
  const following = rest
    .filter((piece) => !(piece.section === 'short' && DEPENDENT_OPENING.test(piece.text)))
    .map((piece): Piece => (piece.section === 'short' ? { ...piece, section: 'law' } : piece));
  return removeRepeats([...opening, ...following]);
}

/** "Lien: A claim on property …", and below the definitions "For example: …". */
function labelTerm(piece: Piece, leads: Lead[]): Piece {
  if (piece.kind !== 'term') return piece;
  const label = piece.section === 'other' ? exampleLabel : leads.find(({ n }) => n === piece.n)?.label;
  return { ...piece, section: 'short', ...(label && { label }) };
}

function findMainSource(sources: AnswerSource[], relevance: Relevance): AnswerSource | undefined {
  const scored = sources.slice(0, MAIN_SOURCE.candidates).map((source, index) => ({
    source,
    score: relevance.scoreText(`${source.title} ${source.passage}`) + KIND_BONUS[source.kind] - index * MAIN_SOURCE.rankPenalty,
  }));
  return scored.sort((a, b) => b.score - a.score)[0]?.source;
}

function listPieces(library: Library, source: AnswerSource, isMain: boolean): Piece[] {
  return listSourcePassages(library, source).flatMap((passage) => {
    const groups = Map.groupBy(passage.blocks, ({ group }) => group);
    return [...groups.values()].map((blocks, index): Piece => {
      const text = blocks.flatMap(({ sentences }) => sentences).join(' ');
      return {
        n: source.n,
        kind: source.kind,
        section: getSection(passage, blocks, isMain && index === 0),
        blocks,
        words: text.split(/\s+/).length,
        text,
      };
    });
  });
}

/** The opening of the main source is the short answer, whatever its section. */
function getSection({ kind }: LibraryPassage, [first]: LibraryBlock[], opens: boolean): AnswerSection {
  const section = first?.section ?? 'law';
  if (kind === 'rule') return section;
  if (opens && (section === 'law' || (section === 'steps' && kind !== 'faq') || section === 'lawyer')) return 'short';
  return section === 'short' && !opens ? 'law' : section;
}

function choosePieces(pieces: Piece[], main: AnswerSource, { stateMatters }: UnderstoodQuestion, relevance: Relevance): Piece[] {
  const getIndex = (piece: Piece) => pieces.indexOf(piece);
  const own = pieces.filter(({ n }) => n === main.n);
  const others = pieces.filter(({ n, text }) => n !== main.n && !DEPENDENT_OPENING.test(text));
  const selectPieces = (list: Piece[], section: AnswerSection, kinds?: Piece['kind'][]) =>
    list.filter((piece) => piece.section === section && (!kinds || kinds.includes(piece.kind)));
  const rankPieces = (list: Piece[]) => list.toSorted((a, b) => relevance.scoreText(b.text) - relevance.scoreText(a.text));

  const law = takeWithin(rankPieces(selectPieces(own, 'law')), MAX_WORDS.law);
  const moreLaw =
    countWords(law) < MIN_LAW_WORDS
      ? takeWithin(rankPieces(selectPieces(others, 'law', ['topic', 'case', 'term'])), MAX_WORDS.law - countWords(law)).slice(0, 2)
      : [];
  const ownSteps = takeWithin(selectPieces(own, 'steps'), MAX_WORDS.steps);
  const steps = ownSteps.length > 0 ? ownSteps : takeWithin(selectPieces(others, 'steps', ['guide']).slice(0, 2), MAX_WORDS.steps);
  const ownVaries = selectPieces(own, 'varies');
  const varies = ownVaries.length > 0 ? ownVaries : stateMatters ? selectPieces(pieces, 'varies', ['topic']).slice(0, 1) : [];
  const chosen = [
    ...selectPieces(own, 'short').slice(0, 1),
    ...[...law, ...moreLaw].sort((a, b) => getIndex(a) - getIndex(b)),
    ...takeWithin(varies, MAX_WORDS.varies),
    ...steps,
    ...takeWithin(selectPieces(pieces, 'deadlines'), MAX_WORDS.deadlines),
    ...takeWithin([...selectPieces(own, 'lawyer'), ...selectPieces(others, 'lawyer')], MAX_WORDS.lawyer).slice(0, 3),
  ];
  return removeRepeats(chosen);
}

/** As many pieces as fit, in order; always at least the first. */
function takeWithin(pieces: Piece[], maxWords: number): Piece[] {
  const chosen: Piece[] = [];
  for (const piece of pieces) if (chosen.length === 0 || countWords(chosen) + piece.words <= maxWords) chosen.push(piece);
  return chosen;
}

function countWords(pieces: Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words, 0);
}

/** Removes repeated sentences, then whole pieces from the end of "law" and "steps" until the answer is short enough. */
function removeRepeats(pieces: Piece[]): Piece[] {
  const seen = new Set<string>();
  const remaining = pieces
    .map((piece) => ({
      ...piece,
      blocks: piece.blocks
        .map((block) => ({ ...block, sentences: block.sentences.filter((text) => !seen.has(text) && seen.add(text)) }))
        .filter((block) => block.sentences.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  while (countWords(remaining) > MAX_TOTAL_WORDS) {
    const last = remaining.findLastIndex(({ section }) => section === 'law' || section === 'steps');
    if (last < 0) break;
    remaining.splice(last, 1);
  }
  return remaining;
}

function toEvents(pieces: Piece[], confident: boolean): AnswerEvent[] {
  const events: AnswerEvent[] = [];
  let block = 0;
  const openBlock = (kind: LibraryBlock['kind'] | 'heading', section: AnswerSection) =>
    events.push({ type: 'block', block: ++block, kind, section });
  const addPlainSentence = (text: string) => events.push({ type: 'sentence', block, sentence: { text, sources: [], check: 'plain' } });
  if (!confident) {
    openBlock('paragraph', 'other');
    addPlainSentence(unsureLine);
  }
  for (const section of ORDER) {
    const sectionPieces = pieces.filter((piece) => piece.section === section);
    if (sectionPieces.length === 0) continue;
    openBlock('heading', section);
    addPlainSentence(answerHeadings[section]);
    for (const { n, blocks, label } of sectionPieces) {
      for (const [index, { kind, sentences }] of blocks.entries()) {
        openBlock(kind, section);
        if (label && index === 0) addPlainSentence(label);
        for (const text of sentences) events.push({ type: 'sentence', block, sentence: { text, sources: [n], check: 'library' } });
      }
    }
  }
  openBlock('paragraph', 'other');
  addPlainSentence(closingLine);
  return events;
}
