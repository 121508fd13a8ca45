// A message with several questions: each is searched on its own, in the light of the whole message,
// and answered under a heading in the person's words. Questions with the same answer share one
// heading. What has no clear answer, or comes after the fourth, is offered as "you also asked": an
// answer to a neighboring question would be worse than none.
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { readActs } from '#features/search/acts/asked-acts.ts';
import { ANSWER_TIMEOUT_MS, embedQuery } from '#features/search/meaning/embed-query.ts';
import { judgeLeads, type LeadChances } from '#features/search/meaning/judge-leads.ts';
import { readQuery } from '#features/search/read-query.ts';
import { closingLine, formatMoreOn } from '../messages/tables.ts';
import { createRelevance } from '../retrieve/best-passage.ts';
import { isAtLeast } from '../retrieve/judge-lead.ts';
import { addStatuteSources, type FoundSources, findSources } from '../retrieve/retrieve.server.ts';
import { findAskedRule } from '../understand/asked-rule.ts';
import {
  type EngineDeps,
  MAX_SEARCHED_LENGTH,
  type UnderstoodQuestion,
} from '../understand/understand.server.ts';
import { createEventWriter } from './answer-events.ts';
import {
  createPiece,
  labelOpening,
  listPieces,
  type Piece,
  removeRepeats,
  selectBlocks,
  takeWithin,
} from './answer-pieces.ts';
import { type FoundQuestion, findQuestions } from './find-questions.ts';
import { narrowToState, putOwnStateFirst } from './own-state.ts';
import { addHelp, pickHelp } from './write-from-library.ts';

const MAX_ANSWERED = 4;
/** Questions under one heading; more would hardly all be answered by one source. */
const MAX_SHARING = 2;
/**
 * How much of a question's meaning is its own; the rest is that of the whole message. Chosen on
 * evals/assistant-stories.yml, where .6 and .7 were alike and .4, .5 and .8 a little worse.
 */
const OWN_MEANING = 0.6;
const MAX_WORDS = { law: 70, steps: 60, total: 140 };
const MAX_STEPS = 5;
/** Two answers that begin together are read together. */
const MAX_OPENING = { rules: 2, sentences: 3, behindRule: 2 };
/** What answers a question of a message is not far from the message either: near, or else clear. */
const MAX_MESSAGE_RANK = { likely: 8, clear: 30 };

/** Questions that one source answers, with the state rules that open the answer. */
type Part = {
  questions: string[];
  understood: UnderstoodQuestion;
  lead: AnswerSource;
  rules: AnswerSource[];
};
export type SeveralAnswers = {
  /** Absent when one source answers all: then the message gets one answer. */
  answer?: { sources: AnswerSource[]; events: AnswerEvent[] };
  /** What to offer below. */
  alsoAsked: string[];
};

/** `whole` is what was found for the whole message. */
export async function writeSeveral(
  deps: EngineDeps,
  understood: UnderstoodQuestion,
  message: string,
  whole: FoundSources,
): Promise<SeveralAnswers> {
  const questions = findQuestions(message);
  if (questions.length < 2 || understood.askedTerms.length > 0 || !understood.vector)
    return { alsoAsked: [] };
  const parts: Part[] = [];
  const alsoAsked: string[] = [];
  for (const question of questions) {
    const part =
      parts.length < MAX_ANSWERED
        ? ((await findPart(deps, understood, question, whole)) ??
          findPartOfWhole(deps, understood, question, whole))
        : undefined;
    const same =
      part && parts.find(({ lead }) => lead.kind === part.lead.kind && lead.id === part.lead.id);
    if (same && same.questions.length < MAX_SHARING) same.questions.push(question.text);
    else if (same || !part) alsoAsked.push(question.text);
    else parts.push(part);
  }
  const offered = alsoAsked.slice(0, MAX_ANSWERED);
  const [only] = parts;
  if (!only) return { alsoAsked: [] };
  const [first] = whole.leads;
  const isWhole = first && only.lead.kind === first.kind && only.lead.id === first.id;
  if (parts.length === 1 && isAtLeast(whole.verdict, isWhole ? 'likely' : 'clear'))
    return { alsoAsked: offered };
  return { answer: await compose(deps, understood, parts, whole.help), alsoAsked: offered };
}

/** What answers the message answers a question that says nothing without it. */
function findPartOfWhole(
  { library }: EngineDeps,
  message: UnderstoodQuestion,
  { text }: FoundQuestion,
  whole: FoundSources,
): Part | undefined {
  const lead = isAtLeast(whole.verdict, 'likely')
    ? findSourceOfLead(library, whole.sources)
    : undefined;
  return (
    lead && {
      questions: [text],
      understood: message,
      lead,
      rules: listRulesBefore(whole.sources, lead),
    }
  );
}

/** Undefined when nothing but the answer of the whole message may answer the question. */
export async function findPart(
  deps: EngineDeps,
  message: UnderstoodQuestion,
  found: FoundQuestion,
  whole: FoundSources,
): Promise<Part | undefined> {
  const { text, search, pointsBack } = found;
  const { index } = deps.search;
  if (pointsBack) return findPartOfWhole(deps, message, found, whole);
  const query = readQuery(index.words, index.everyday, search, { maxLength: MAX_SEARCHED_LENGTH });
  const { vector } = await embedQuery(deps.search, query.corrected, ANSWER_TIMEOUT_MS);
  const chances = await judgeLeads(deps.search, search);
  if (!vector || !chances || !message.vector) return undefined;
  const acts = readActs(search);
  const understood: UnderstoodQuestion = {
    ...message,
    fullQuestion: search,
    query,
    acts,
    vector: blend(vector, message.vector),
    leadChances: blendChances(chances, message.leadChances),
    askedRule: findAskedRule(index, deps.library.rules, {
      question: search,
      talk: message.talk,
      acts,
      vector,
    }),
  };
  const { sources, verdict } = await findSources(deps, understood, search);
  const lead = findSourceOfLead(deps.library, sources);
  const maxRank = isAtLeast(verdict, 'clear') ? MAX_MESSAGE_RANK.clear : MAX_MESSAGE_RANK.likely;
  const isInMessage = whole.leads
    .slice(0, maxRank)
    .some(({ kind, id }) => kind === lead?.kind && id === lead.id);
  return isAtLeast(verdict, 'likely') && isInMessage && lead
    ? { questions: [text], understood, lead, rules: listRulesBefore(sources, lead) }
    : undefined;
}

const findSourceOfLead = (library: Library, sources: AnswerSource[]): AnswerSource | undefined =>
  sources.find(
    (source) =>
      source.kind !== 'rule' &&
      listPieces(library, source, true).some(({ section }) => section === 'short'),
  );

const listRulesBefore = (sources: AnswerSource[], lead: AnswerSource): AnswerSource[] =>
  sources.slice(0, sources.indexOf(lead)).filter(({ kind }) => kind === 'rule');

function blend(own: Float32Array, whole: Float32Array): Float32Array {
  const sum = own.map((value, i) => OWN_MEANING * value + (1 - OWN_MEANING) * (whole[i] ?? 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

const blendChances = (own: LeadChances, whole: LeadChances | undefined): LeadChances =>
  new Map(
    [...own].map(([item, chance]) => [
      item,
      OWN_MEANING * chance + (1 - OWN_MEANING) * (whole?.get(item) ?? 0),
    ]),
  );

async function compose(
  deps: EngineDeps,
  understood: UnderstoodQuestion,
  parts: Part[],
  help: AnswerSource[],
) {
  const numbered = numberSources([
    ...parts.flatMap(({ rules, lead }) => [...rules, lead]),
    ...help,
  ]);
  const getNumbered = ({ kind, id }: AnswerSource) =>
    numbered.find((source) => source.kind === kind && source.id === id) as AnswerSource;
  const writer = createEventWriter();
  const seen = new Set<string>();
  // First how each answer begins, so that both stand together; then more about each.
  for (const part of parts) {
    writer.addPlain('heading', 'other', part.questions.join(' '));
    const rules = part.rules.map(getNumbered);
    for (const piece of chooseOpening(deps.library, part, rules, getNumbered(part.lead), seen))
      writer.addPiece(piece);
  }
  for (const part of parts) {
    const more = chooseMore(deps, part, getNumbered(part.lead), seen);
    if (more.length > 0) writer.addPlain('heading', 'other', formatMoreOn(part.lead.title));
    for (const piece of more) writer.addPiece(piece);
  }
  const offices = numbered
    .filter(({ kind }) => kind === 'resource')
    .flatMap((source) => listPieces(deps.library, source, false));
  addHelp(writer, deps.library, pickHelp(offices), understood.jurisdiction);
  writer.addPlain('paragraph', 'other', closingLine);
  return { sources: await addStatuteSources(deps, numbered), events: writer.events };
}

/** The sentence of each state rule and of the item's opening as much as fits beside the others. */
function chooseOpening(
  library: Library,
  { questions, understood }: Part,
  rules: AnswerSource[],
  lead: AnswerSource,
  seen: Set<string>,
): Piece[] {
  const isShort = ({ section }: Piece) => section === 'short';
  const ofRules = rules
    .slice(0, MAX_OPENING.rules)
    .flatMap((rule) => listPieces(library, rule, false).filter(isShort).slice(0, 1));
  const [opening] = listPieces(library, lead, true).filter(isShort);
  const ofLead = opening
    ? [
        labelOpening(
          takeSentences(
            narrowToState(opening, understood.jurisdiction),
            ofRules.length > 0 ? MAX_OPENING.behindRule : MAX_OPENING.sentences,
          ),
          lead,
          questions.join(' '),
          understood.confident,
        ),
      ]
    : [];
  return removeRepeats([...ofRules, ...ofLead], MAX_WORDS.total, seen);
}

/** What follows the opening: what of the source is closest to the question, and its steps. */
function chooseMore(
  { library, search }: EngineDeps,
  { understood }: Part,
  lead: AnswerSource,
  seen: Set<string>,
): Piece[] {
  const { jurisdiction } = understood;
  const relevance = createRelevance(search.index, understood.query);
  const pieces = listPieces(library, lead, true)
    .map((piece) => narrowToState(piece, jurisdiction))
    .map((piece) => (lead.kind === 'guide' ? shortenSteps(lead, piece) : piece));
  const rank = (list: Piece[]) =>
    list.toSorted((a, b) => relevance.scoreText(b.text) - relevance.scoreText(a.text));
  const opening = pieces.filter(({ section }) => section === 'short').slice(0, 1);
  const law = takeWithin(
    putOwnStateFirst(rank(pieces.filter(({ section }) => section === 'law')), jurisdiction),
    MAX_WORDS.law,
  );
  const steps = takeWithin(
    pieces.filter(({ section }) => section === 'steps'),
    MAX_WORDS.steps,
  );
  const inOrder = law.toSorted((a, b) => pieces.indexOf(a) - pieces.indexOf(b));
  return removeRepeats([...opening, ...inOrder, ...steps], MAX_WORDS.total, seen);
}

function takeSentences(piece: Piece, max: number): Piece {
  const [first] = piece.blocks;
  return first
    ? selectBlocks(piece, piece.section, [{ ...first, sentences: first.sentences.slice(0, max) }])
    : piece;
}

/** Of a guide, the first sentence of each of its first steps. */
function shortenSteps(lead: AnswerSource, piece: Piece): Piece {
  if (piece.section !== 'steps') return piece;
  const blocks = piece.blocks
    .slice(0, MAX_STEPS)
    .map((block) => ({ ...block, sentences: block.sentences.slice(0, 1) }));
  return createPiece(lead, 'steps', blocks);
}

/** In order of appearance. */
function numberSources(sources: AnswerSource[]): AnswerSource[] {
  const unique = [
    ...new Map(sources.map((source) => [`${source.kind}:${source.id}`, source])).values(),
  ];
  return unique.map((source, index) => ({ ...source, n: index + 1 }));
}
