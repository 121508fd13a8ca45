// One sentence of a model for a motion, with what we can say for it. Law rests on the passages alone, never on the facts: what a person
// wrote about the law is not law. A sentence of fact says whose word it is by its paragraph (¶ 3) and is compared with that paragraph.
// A sentence of law that a passage supports gets that passage's citations from us: a model need not write any.
import type { AnswerSource } from '#features/grounding/answer.ts';
import { type CheckSentenceDeps, checkSentence } from '#features/grounding/check-sentence.server.ts';
import { citationKeys } from '#features/grounding/judge-sentence-citations.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createEventLoopQueue } from '#lib/event-loop-queue.ts';
import { stated } from './join-words.ts';
import { motions } from './messages.ts';
import type { MotionSentence, MotionSource } from './motion.ts';
import type { NumberedFact } from './select-facts.ts';

type Draft = { text: string; sources: number[] };
type Ground = { sources: MotionSource[]; facts: NumberedFact[] };

const PARAGRAPHS = /\s*\(?¶+\s*\d+(?:\s*(?:,|and|–|-)\s*\d+)*\)?/g;
/** What a sentence of fact does not say: then it would be law on the word of whoever told the story. */
const SPEAKS_OF_LAW =
  /\b(?:laws?|statut\w+|rules?|regulations?|codes?|constitution\w*|precedents?|legal\w*|illegal\w*|(?:un)?lawful\w*|liab\w+|entitle\w*|damages|must|shall|may not|requires?|forbids?|prohibits?|allows?|permits?|burden|matter of law)\b/i;
/** Checking takes milliseconds of the event loop: one sentence per turn of it. */
const eventLoop = createEventLoopQueue();

/** A check that fails is no check: the sentence is shown as what it is. */
export async function checkMotionSentence(deps: CheckSentenceDeps, draft: Draft, ground: Ground): Promise<MotionSentence> {
  try {
    await eventLoop.wait();
    if (draft.text.includes('¶')) return await checkedFact(deps, draft, ground);
    return withCitations(await checkSentence(deps, draft, lawOf(ground)), ground);
  } catch (error) {
    deps.log.error({ err: error }, 'a sentence of a motion could not be checked');
    return { text: draft.text, sources: [], check: 'unverified', why: motions.notChecked };
  }
}

/** Nothing but citations, all of which the sentence before it has. */
export function repeatsCitations(text: string, before: MotionSentence | undefined): boolean {
  const citations = findCitations(text);
  if (before?.check !== 'supported' || citations.length === 0) return false;
  const rest = citations.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const known = citationKeys(before.text);
  return !/[\p{L}\p{N}]/u.test(rest) && [...citationKeys(text)].every((key) => known.has(key));
}

const lawOf = ({ sources }: Ground): AnswerSource[] =>
  sources
    .filter(({ kind }) => kind !== 'facts')
    .map(({ n, title, passage, note, href = '' }) => ({ n, kind: 'topic', id: '', title, passage, href, ...(note && { note }) }));

function withCitations(sentence: MotionSentence, { sources }: Ground): MotionSentence {
  if (sentence.check !== 'supported' || sentence.citations) return sentence;
  const note = sources.find(({ n }) => n === sentence.sources[0])?.note;
  return note
    ? { ...sentence, ...stated({ text: sentence.text, cites: [note] }), check: 'supported', sources: sentence.sources }
    : sentence;
}

async function checkedFact(deps: CheckSentenceDeps, { text }: Draft, { sources, facts }: Ground): Promise<MotionSentence> {
  const numbers = new Set((text.match(PARAGRAPHS) ?? []).flatMap((found) => (found.match(/\d+/g) ?? []).map(Number)));
  const named = facts.filter(({ n }) => numbers.has(n));
  const n = sources.find(({ kind }) => kind === 'facts')?.n ?? 0;
  const said = text.replace(PARAGRAPHS, '');
  const unverified = (why: string): MotionSentence => ({ text, sources: [], check: 'unverified', why });
  if (SPEAKS_OF_LAW.test(said) || findCitations(text).length > 0) return unverified(motions.lawFromFacts);
  if (named.length === 0) return unverified(motions.notInFacts);
  const passage = named.map((fact) => fact.text).join(' ');
  const source: AnswerSource = { n, kind: 'news', id: '', title: '', passage, href: '' };
  const { check } = await checkSentence(deps, { text: said, sources: [n] }, [source]);
  return check === 'supported' || check === 'plain' ? { text, sources: [n], check: 'given' } : unverified(motions.notInFacts);
}
