// A message with several questions: each is searched on its own, in the light of the whole message,
// and answered under a heading in the person's words. Questions with the same answer share one
// heading. What has no clear answer, or comes after the fourth, is offered as "you also asked": an
// answer to a neighboring question would be worse than none.
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { readActs } from '#features/site-search/acts/asked-acts.ts';
import { ANSWER_TIMEOUT_MS, embedQuery } from '#features/site-search/meaning/embed-query.ts';
import { judgeLeads, type LeadChances } from '#features/site-search/meaning/judge-leads.ts';
import { readQuery } from '#features/site-search/read-query.ts';
import { closingLine } from '../messages/tables.ts';
import { createRelevance } from '../retrieve/best-passage.ts';
import { addStatuteSources, type FoundSources, findSources } from '../retrieve/retrieve.server.ts';
import { createEventWriter } from './answer-events.ts';
import {
  createPiece,
  labelOpening,
  listPieces,
  type Piece,
  removeRepeats,
  takeWithin,
} from './answer-pieces.ts';
import { type FoundQuestion, findQuestions } from './find-questions.ts';
import {
  type EngineDeps,
  MAX_SEARCHED_LENGTH,
  type UnderstoodQuestion,
} from './understand.server.ts';
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
/** What answers a question of a message is not far from the message either. */
const MAX_MESSAGE_RANK = 30;

/** Questions that one source answers. */
type Part = { questions: string[]; understood: UnderstoodQuestion; lead: AnswerSource };
export type SeveralAnswers = {
  /**
   * Absent when no question has an answer of its own, or one and the message has a clear answer:
   * then the message gets one.
   */
  answer?: { sources: AnswerSource[]; events: AnswerEvent[] };
  /** What to offer below. */
  alsoAsked: string[];
  /** The only answer that was found is that of the whole message, which then needs no heading. */
  isWholeAnswered?: true;
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
      parts.length < MAX_ANSWERED ? await findPart(deps, understood, question, whole) : undefined;
    const same =
      part && parts.find(({ lead }) => lead.kind === part.lead.kind && lead.id === part.lead.id);
    if (same && same.questions.length < MAX_SHARING) same.questions.push(question.text);
    else if (same || !part) alsoAsked.push(question.text);
    else parts.push(part);
  }
  const offered = alsoAsked.slice(0, MAX_ANSWERED);
  // One answer to everything, if it is clear; otherwise what has an answer is answered, rather than
  // asking what is meant.
  if (parts.length === 0) return { alsoAsked: [] };
  if (parts.length === 1 && whole.isClear) return { alsoAsked: offered };
  const [only] = parts.length === 1 ? parts : [];
  const [first] = whole.leads;
  if (only && first && only.lead.kind === first.kind && only.lead.id === first.id)
    return { alsoAsked: offered, isWholeAnswered: true };
  return { answer: await compose(deps, understood, parts, whole.help), alsoAsked: offered };
}

/** Undefined when nothing answers the question clearly. */
export async function findPart(
  deps: EngineDeps,
  message: UnderstoodQuestion,
  { text, search, pointsBack }: FoundQuestion,
  whole: FoundSources,
): Promise<Part | undefined> {
  const { index } = deps.search;
  const findLead = (sources: AnswerSource[]) =>
    sources.find(
      (source) =>
        source.kind !== 'rule' &&
        listPieces(deps.library, source, true).some(({ section }) => section === 'short'),
    );
  if (pointsBack) {
    const lead = whole.isLikely ? findLead(whole.sources) : undefined;
    return lead && { questions: [text], understood: message, lead };
  }
  const query = readQuery(index.words, index.everyday, search, { maxLength: MAX_SEARCHED_LENGTH });
  const { vector } = await embedQuery(deps.search, query.corrected, ANSWER_TIMEOUT_MS);
  const chances = await judgeLeads(deps.search, search);
  if (!vector || !chances || !message.vector) return undefined;
  const understood: UnderstoodQuestion = {
    ...message,
    fullQuestion: search,
    acts: readActs(search),
    vector: blend(vector, message.vector),
    leadChances: blendChances(chances, message.leadChances),
    askedRule: undefined,
  };
  const { sources, isLikely } = await findSources(deps, understood, search);
  const lead = findLead(sources);
  const isInMessage = whole.leads
    .slice(0, MAX_MESSAGE_RANK)
    .some(({ kind, id }) => kind === lead?.kind && id === lead.id);
  return isLikely && isInMessage && lead ? { questions: [text], understood, lead } : undefined;
}

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
  const numbered = numberSources([...parts.map(({ lead }) => lead), ...help]);
  const writer = createEventWriter();
  const seen = new Set<string>();
  for (const part of parts) {
    writer.addPlain('heading', 'other', part.questions.join(' '));
    const lead =
      numbered.find(({ kind, id }) => kind === part.lead.kind && id === part.lead.id) ?? part.lead;
    for (const piece of choosePieces(deps, part, lead, seen)) writer.addPiece(piece);
  }
  const offices = numbered
    .filter(({ kind }) => kind === 'resource')
    .flatMap((source) => listPieces(deps.library, source, false));
  addHelp(writer, deps.library, pickHelp(offices), understood.jurisdiction);
  writer.addPlain('paragraph', 'other', closingLine);
  return { sources: await addStatuteSources(deps, numbered), events: writer.events };
}

/** The opening, then what of the source is closest to the question. */
function choosePieces(
  { library, search }: EngineDeps,
  { understood, questions }: Part,
  lead: AnswerSource,
  seen: Set<string>,
): Piece[] {
  const query = readQuery(search.index.words, search.index.everyday, understood.fullQuestion, {
    maxLength: MAX_SEARCHED_LENGTH,
  });
  const relevance = createRelevance(search.index, query);
  const pieces = listPieces(library, lead, true).map((piece) =>
    lead.kind === 'guide' ? shortenSteps(lead, piece) : piece,
  );
  const rank = (list: Piece[]) =>
    list.toSorted((a, b) => relevance.scoreText(b.text) - relevance.scoreText(a.text));
  const opening = pieces.filter(({ section }) => section === 'short').slice(0, 1);
  const law = takeWithin(rank(pieces.filter(({ section }) => section === 'law')), MAX_WORDS.law);
  const steps = takeWithin(
    pieces.filter(({ section }) => section === 'steps'),
    MAX_WORDS.steps,
  );
  // Always labeled: the heading is the person's question, and this is the one that the source
  // answers.
  const labeled = opening.map((piece) => labelOpening(piece, lead, questions.join(' '), false));
  const inOrder = law.toSorted((a, b) => pieces.indexOf(a) - pieces.indexOf(b));
  return removeRepeats([...labeled, ...inOrder, ...steps], MAX_WORDS.total, seen);
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
