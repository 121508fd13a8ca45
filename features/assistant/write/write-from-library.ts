// The built-in writer: composes an answer of verbatim sentences from the library, each with its
// source, in the same section order as any other answer. One main source provides most of the
// answer, and an FAQ is quoted whole: the paragraph that would be left out is often the one that
// was asked for. Other sources fill the gaps of a short one.

import type { AnswerEvent, AnswerSection, AnswerSource } from '#features/grounding/answer.ts';
import { countLegalAid } from '#features/help/find-local-help.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { readRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import {
  answerHeadings,
  chooseStateLine,
  closingLine,
  formatGeneralLine,
  formatOfficeLine,
  formatTermLabel,
  unsureLine,
} from '../messages/tables.ts';
import { createItemRelevance, createRelevance } from '../retrieve/best-passage.ts';
import { isAboutTerms, listNamesInQuestion } from '../retrieve/mentions-term.ts';
import type { UnderstoodQuestion } from '../understand/understand.server.ts';
import { createEventWriter, type EventWriter } from './answer-events.ts';
import {
  countWords,
  DEPENDENT_OPENING,
  labelOpening,
  labelPieces,
  listPieces,
  type Piece,
  removeRepeats,
  takeWithin,
} from './answer-pieces.ts';
import { insertClosest, type WriterRelevance } from './insert-closest.ts';
import { openWith } from './open-with.ts';
import { beginWithState, isGeneral, narrowToState, putOwnStateFirst } from './own-state.ts';
import { addressRule, speaksToOther } from './speak-to.ts';

export type WriterDeps = { library: Library; search: Pick<SearchDeps, 'index'> };

const ORDER = ['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer'] as const;
const MAX_WORDS: Record<(typeof ORDER)[number], number> = {
  short: 70,
  law: 220,
  varies: 110,
  steps: 150,
  deadlines: 60,
  lawyer: 60,
};
const MAX_TOTAL_WORDS = 340;
/** A source with more words than this needs no others beside it. */
const MIN_OWN_WORDS = 90;
/** The share of the question's words that a piece of another source must have. */
const MIN_RELEVANCE = 0.3;
const MAX_RESOURCES = 2;
/** What an answer can be made of; the rest is only listed or quoted beside it. */
const MAIN_KINDS: ReadonlySet<AnswerSource['kind']> = new Set([
  'faq',
  'guide',
  'topic',
  'term',
  'case',
]);

export function writeFromLibrary(
  { library, search }: WriterDeps,
  understood: UnderstoodQuestion,
  sources: AnswerSource[],
  question: string,
): AnswerEvent[] {
  const relevance = createRelevance(search.index, understood.query, understood.vector);
  const { askedTerms } = understood;
  const isAskedTerm = ({ kind, id }: AnswerSource) =>
    kind === 'term' && askedTerms.some((term) => term.id === id);
  const firstMain = sources.findIndex(
    (source) => MAIN_KINDS.has(source.kind) && !isAskedTerm(source),
  );
  // A rule behind the item whose own question was asked says what varies; before it, it is the
  // short answer.
  const leads = sources.filter(
    (source, index) =>
      isAskedTerm(source) ||
      (source.kind === 'rule' && (firstMain < 0 || index < firstMain || askedTerms.length > 0)),
  );
  const others = sources.filter(
    (source) =>
      !leads.includes(source) && (askedTerms.length === 0 || isAboutTerms(askedTerms, source)),
  );
  const main = others.find(({ kind }) => MAIN_KINDS.has(kind));
  if (!main && leads.length === 0) return [];
  const pieces = [...leads, ...others]
    .flatMap((source) => listPieces(library, source, source === main))
    .map((piece) => narrowToState(piece, understood.jurisdiction))
    .map((piece) => addressPiece(library, piece, sources, understood));
  const item = search.index.items.find(({ kind, id }) => kind === main?.kind && id === main.id);
  const scoreOwn = item ? createItemRelevance(item, relevance) : relevance.scoreText;
  const chosen = main
    ? choosePieces(library, pieces, sources, main, understood, { ...relevance, scoreOwn })
    : [];
  const opening = chosen.findIndex(({ n, section }) => n === main?.n && section === 'short');
  const labeled = labelPieces(chosen, sources, main).map((piece, index) =>
    main && index === opening ? labelOpening(piece, main, question, understood.confident) : piece,
  );
  const labels = new Map(
    askedTerms.map((term) => [
      term.id,
      formatTermLabel(term.term, listNamesInQuestion(term, question)),
    ]),
  );
  const openings = leads.map(({ n, id }) => ({ n, label: labels.get(id) ?? '' }));
  return toEvents(
    library,
    leads.length > 0
      ? openWith(openings, pieces, labeled, {
          maxWords: MAX_TOTAL_WORDS,
          behindFirst: leads.some((source) => isForOther(library, source, understood)),
        })
      : labeled,
    understood,
  );
}

const findRule = ({ rules }: Library, { kind, id }: AnswerSource) =>
  kind === 'rule' ? rules.find((rule) => rule.id === readRuleSourceId(id)?.ruleId) : undefined;

const isForOther = (library: Library, source: AnswerSource, understood: UnderstoodQuestion) => {
  const rule = findRule(library, source);
  return rule !== undefined && speaksToOther(rule, understood);
};

function addressPiece(
  library: Library,
  piece: Piece,
  sources: AnswerSource[],
  understood: UnderstoodQuestion,
): Piece {
  const source = sources.find(({ n }) => n === piece.n);
  const rule = source && findRule(library, source);
  return rule && understood.jurisdiction !== 'General'
    ? addressRule(piece, rule, understood.jurisdiction, understood)
    : piece;
}

function choosePieces(
  library: Library,
  pieces: Piece[],
  sources: AnswerSource[],
  main: AnswerSource,
  { stateMatters, jurisdiction }: UnderstoodQuestion,
  relevance: WriterRelevance,
): Piece[] {
  const getIndex = (piece: Piece) => pieces.indexOf(piece);
  const own = pieces.filter(({ n }) => n === main.n);
  const others = pieces.filter(({ n, text }) => n !== main.n && !DEPENDENT_OPENING.test(text));
  const selectPieces = (list: Piece[], section: AnswerSection, kinds?: Piece['kind'][]) =>
    list.filter((piece) => piece.section === section && (!kinds || kinds.includes(piece.kind)));
  const rankBy = (score: (text: string) => number, list: Piece[]) =>
    list.toSorted((a, b) => score(b.text) - score(a.text));
  const topics = listTopics(library, main);
  const isOnTopic = ({ n }: Piece) =>
    listTopics(
      library,
      sources.find((source) => source.n === n),
    ).some((topic) => topics.includes(topic));

  // A list of an overview says what a topic covers, not what the law says.
  const isClose = ({ text, blocks }: Piece) =>
    blocks.length === 1 && relevance.scoreText(text) >= MIN_RELEVANCE;
  const law = takeWithin(
    putOwnStateFirst(rankBy(relevance.scoreOwn, selectPieces(own, 'law')), jurisdiction),
    MAX_WORDS.law,
  );
  const isEnough = countWords(own) >= MIN_OWN_WORDS;
  const moreLaw = isEnough
    ? []
    : takeWithin(
        rankBy(relevance.scoreText, selectPieces(others, 'law', ['topic', 'term']).filter(isClose)),
        MIN_OWN_WORDS,
      ).slice(0, 2);
  const ownSteps = takeWithin(selectPieces(own, 'steps'), MAX_WORDS.steps);
  const guideSteps = selectPieces(others, 'steps', ['guide']).filter(
    (piece) => isOnTopic(piece) && isClose(piece),
  );
  const steps =
    ownSteps.length > 0 || isEnough
      ? ownSteps
      : takeWithin(guideSteps.slice(0, 2), MAX_WORDS.steps);
  const rule = pieces
    .filter(({ kind, n }) => kind === 'rule' && n > main.n)
    .map((piece): Piece => ({ ...piece, section: 'varies' }));
  const ownVaries = [...rule, ...selectPieces(own, 'varies')];
  const varies =
    ownVaries.length > 0
      ? ownVaries
      : stateMatters
        ? selectPieces(pieces, 'varies', ['topic']).filter(isClose).slice(0, 1)
        : [];
  const opening = selectPieces(own, 'short')
    .slice(0, 1)
    .map((piece) => beginWithState(piece, jurisdiction));
  const inOrder = [...law, ...moreLaw].sort((a, b) => getIndex(a) - getIndex(b));
  const chosen = [
    ...opening.flatMap((piece) => insertClosest(piece, inOrder, relevance, jurisdiction)),
    ...putOwnStateFirst(inOrder, jurisdiction),
    ...takeWithin(varies, MAX_WORDS.varies),
    ...steps,
    ...takeWithin(selectPieces(pieces, 'deadlines'), MAX_WORDS.deadlines),
    ...takeWithin(selectPieces(own, 'lawyer'), MAX_WORDS.lawyer).slice(0, 1),
    ...pickHelp(pieces),
  ];
  return removeRepeats(chosen, MAX_TOTAL_WORDS);
}

function listTopics({ faqs, guides, terms }: Library, source: AnswerSource | undefined): string[] {
  if (source?.kind === 'term') return terms.find(({ id }) => id === source.id)?.topics ?? [];
  const items = source?.kind === 'faq' ? faqs : source?.kind === 'guide' ? guides : [];
  return items.flatMap(({ id, topic }) => (id === source?.id ? topic : []));
}

/**
 * The last ones are chosen by place and agency; one that was found by its words comes before them.
 */
export function pickHelp(pieces: Piece[]): Piece[] {
  return pieces.filter(({ kind }) => kind === 'resource').slice(-MAX_RESOURCES);
}

function toEvents(
  library: Library,
  pieces: Piece[],
  { confident, jurisdiction }: UnderstoodQuestion,
): AnswerEvent[] {
  const writer = createEventWriter();
  if (!confident) writer.addPlain('paragraph', 'other', unsureLine);
  if (isGeneral(pieces, jurisdiction))
    writer.addPlain('paragraph', 'other', formatGeneralLine(STATES[jurisdiction as StateCode]));
  for (const section of ORDER) {
    const sectionPieces = pieces.filter((piece) => piece.section === section);
    if (section === 'lawyer') addHelp(writer, library, sectionPieces, jurisdiction);
    else if (sectionPieces.length > 0) {
      writer.addPlain('heading', section, answerHeadings[section]);
      for (const piece of sectionPieces) writer.addPiece(piece);
    }
  }
  writer.addPlain('paragraph', 'other', closingLine);
  return writer.events;
}

/** The end of every answer: who helps, and the way to the offices near the person. */
export function addHelp(
  writer: EventWriter,
  library: Library,
  pieces: Piece[],
  jurisdiction: Jurisdiction,
): void {
  writer.addPlain('heading', 'lawyer', answerHeadings.lawyer);
  for (const piece of pieces) writer.addPiece(piece);
  if (jurisdiction === 'General') writer.addPlain('paragraph', 'lawyer', chooseStateLine, '/help');
  else if (countLegalAid(library, jurisdiction) > 1)
    writer.addPlain('paragraph', 'lawyer', formatOfficeLine(STATES[jurisdiction]), '/help');
}
