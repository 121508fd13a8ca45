// The built-in writer: an answer in the same order as any other, made of the library's own sentences, word for word, each with
// the source it stands in. It chooses whole paragraphs and lists, never a sentence out of the middle, so that no "this" or
// "it" is left hanging; one source carries the answer, and the others only fill what it leaves open.

import type { AnswerEvent, AnswerSection, AnswerSource } from '#features/grounding/answer.ts';
import { type LibraryPassage, passagesIn } from '#features/grounding/list-cited-passages.ts';
import type { LibraryBlock } from '#features/grounding/read-library-text.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { readQuery } from '#features/site-search/read-query.ts';
import { MAX_QUERY_LENGTH } from '#features/site-search/schema.ts';
import type { SearchDeps } from '#features/site-search/search-library.server.ts';
import { type Relevance, relevanceTo } from '../retrieve/best-passage.ts';
import { answerHeadings, closingLine, unsureLine } from './engine-messages.ts';
import type { Understood } from './understand.server.ts';

type WriterDeps = { library: Library; search: Pick<SearchDeps, 'index'> };
/** Blocks that belong together, with the source they are quoted from. */
type Piece = { n: number; kind: AnswerSource['kind']; section: AnswerSection; blocks: LibraryBlock[]; words: number; text: string };

const ORDER = ['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer'] as const;
const MAX_WORDS: Record<(typeof ORDER)[number], number> = { short: 70, law: 130, varies: 55, steps: 110, deadlines: 60, lawyer: 60 };
const MAX_IN_ALL = 350;
const ENOUGH_LAW = 40;
/** Answers to a question that is not shown beside them: they would answer the wrong one. */
const ANSWERS_ANOTHER =
  /^(?:yes|no|not|maybe|usually|often|it|they|this|that|these|those|probably|sometimes|only|he|she|both|then|but|and|so|also)\b/i;
/** Which of the first sources carries the answer: the one whose words fit best, earlier rather than later, and what was written to answer
 * people rather than a case or a definition. */
const MAIN = { among: 5, perPlace: 0.06 };
const CARRIES: Record<AnswerSource['kind'], number> = {
  faq: 0.25,
  guide: 0.2,
  topic: 0.05,
  term: -0.1,
  case: -0.15,
  resource: -0.3,
  news: -0.3,
};

export function writeFromLibrary(
  { library, search }: WriterDeps,
  understood: Understood,
  sources: AnswerSource[],
  question: string,
): AnswerEvent[] {
  const query = readQuery(search.index.words, search.index.everyday, understood.asked || question, { longest: MAX_QUERY_LENGTH });
  const relevance = relevanceTo(search.index, query);
  const main = mainSource(sources, relevance);
  if (!main) return [];
  const pieces = sources.flatMap((source) => piecesOf(library, source, source === main));
  const chosen = choose(pieces, main, understood, relevance);
  return toEvents(chosen, understood.sure);
}

function mainSource(sources: AnswerSource[], relevance: Relevance): AnswerSource | undefined {
  const scored = sources.slice(0, MAIN.among).map((source, place) => ({
    source,
    score: relevance.ofText(`${source.title} ${source.passage}`) + CARRIES[source.kind] - place * MAIN.perPlace,
  }));
  return scored.sort((a, b) => b.score - a.score)[0]?.source;
}

function piecesOf(library: Library, source: AnswerSource, isMain: boolean): Piece[] {
  return passagesIn(library, source).flatMap((passage) => {
    const groups = Map.groupBy(passage.blocks, ({ group }) => group);
    return [...groups.values()].map((blocks, place): Piece => {
      const text = blocks.flatMap(({ sentences }) => sentences).join(' ');
      return {
        n: source.n,
        kind: source.kind,
        section: sectionFor(passage, blocks, isMain && place === 0),
        blocks,
        words: text.split(/\s+/).length,
        text,
      };
    });
  });
}

/** The main source's opening is the short answer, whatever kind it is. */
function sectionFor({ kind }: LibraryPassage, [first]: LibraryBlock[], opens: boolean): AnswerSection {
  const section = first?.section ?? 'law';
  if (opens && (section === 'law' || (section === 'steps' && kind !== 'faq') || section === 'lawyer')) return 'short';
  return section === 'short' && !opens ? 'law' : section;
}

function choose(pieces: Piece[], main: AnswerSource, { stateMatters }: Understood, relevance: Relevance): Piece[] {
  const placeOf = (piece: Piece) => pieces.indexOf(piece);
  const own = pieces.filter(({ n }) => n === main.n);
  const others = pieces.filter(({ n, text }) => n !== main.n && !ANSWERS_ANOTHER.test(text));
  const from = (list: Piece[], section: AnswerSection, kinds?: Piece['kind'][]) =>
    list.filter((piece) => piece.section === section && (!kinds || kinds.includes(piece.kind)));
  const ranked = (list: Piece[]) => list.toSorted((a, b) => relevance.ofText(b.text) - relevance.ofText(a.text));

  const law = within(ranked(from(own, 'law')), MAX_WORDS.law);
  const moreLaw =
    wordsIn(law) < ENOUGH_LAW
      ? within(ranked(from(others, 'law', ['topic', 'case', 'term'])), MAX_WORDS.law - wordsIn(law)).slice(0, 2)
      : [];
  const ownSteps = within(from(own, 'steps'), MAX_WORDS.steps);
  const steps = ownSteps.length > 0 ? ownSteps : within(from(others, 'steps', ['guide']).slice(0, 2), MAX_WORDS.steps);
  const ownVaries = from(own, 'varies');
  const varies = ownVaries.length > 0 ? ownVaries : stateMatters ? from(pieces, 'varies', ['topic']).slice(0, 1) : [];
  const chosen = [
    ...from(own, 'short').slice(0, 1),
    ...[...law, ...moreLaw].sort((a, b) => placeOf(a) - placeOf(b)),
    ...within(varies, MAX_WORDS.varies),
    ...steps,
    ...within(from(pieces, 'deadlines'), MAX_WORDS.deadlines),
    ...within([...from(own, 'lawyer'), ...from(others, 'lawyer')], MAX_WORDS.lawyer).slice(0, 3),
  ];
  return withoutRepeats(chosen);
}

/** As many as there is room for, in the order given; the first one always. */
function within(pieces: Piece[], most: number): Piece[] {
  const chosen: Piece[] = [];
  for (const piece of pieces) if (chosen.length === 0 || wordsIn(chosen) + piece.words <= most) chosen.push(piece);
  return chosen;
}

function wordsIn(pieces: Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words, 0);
}

/** No sentence twice, and no more than a person will read: what comes last gives way, the help at the end does not. */
function withoutRepeats(pieces: Piece[]): Piece[] {
  const said = new Set<string>();
  const left = pieces
    .map((piece) => ({
      ...piece,
      blocks: piece.blocks
        .map((block) => ({ ...block, sentences: block.sentences.filter((text) => !said.has(text) && said.add(text)) }))
        .filter((block) => block.sentences.length > 0),
    }))
    .filter(({ blocks }) => blocks.length > 0);
  while (wordsIn(left) > MAX_IN_ALL) {
    const last = left.findLastIndex(({ section }) => section === 'law' || section === 'steps');
    if (last < 0) break;
    left.splice(last, 1);
  }
  return left;
}

function toEvents(pieces: Piece[], sure: boolean): AnswerEvent[] {
  const events: AnswerEvent[] = [];
  let block = 0;
  const open = (kind: LibraryBlock['kind'] | 'heading', section: AnswerSection) =>
    events.push({ type: 'block', block: ++block, kind, section });
  const plain = (text: string) => events.push({ type: 'sentence', block, sentence: { text, sources: [], check: 'plain' } });
  if (!sure) {
    open('paragraph', 'other');
    plain(unsureLine);
  }
  for (const section of ORDER) {
    const here = pieces.filter((piece) => piece.section === section);
    if (here.length === 0) continue;
    open('heading', section);
    plain(answerHeadings[section]);
    for (const { n, blocks } of here) {
      for (const { kind, sentences } of blocks) {
        open(kind, section);
        for (const text of sentences) events.push({ type: 'sentence', block, sentence: { text, sources: [n], check: 'library' } });
      }
    }
  }
  open('paragraph', 'other');
  plain(closingLine);
  return events;
}
