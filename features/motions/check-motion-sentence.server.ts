// Checks one model sentence for a motion. Statements of law must be supported by the passages,
// never by the facts, because a user's statement about the law is not law. A statement of fact must
// cite its paragraph (¶ 3) and is compared with that paragraph. When a passage supports a statement
// of law, its citations are appended; the model need not write any.
import type { AnswerSource } from '#features/grounding/answer.ts';
import {
  type CheckSentenceDeps,
  checkSentence,
} from '#features/grounding/check-sentence.server.ts';
import { listCitationKeys } from '#features/grounding/judge-sentence-citations.server.ts';
import { checkDraft } from '#features/grounding/model-text/write-checked.server.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { toCitedSentence } from './join-words.ts';
import * as motionTexts from './messages/motion-texts.ts';
import type { MotionSentence, MotionSource } from './motion.ts';
import type { NumberedFact } from './prepare/select-facts.ts';

type Draft = { text: string; sources: number[] };
type Evidence = { sources: MotionSource[]; facts: NumberedFact[] };

const PARAGRAPH_CITES = /\s*\(?¶+\s*\d+(?:\s*(?:,|and|–|-)\s*\d+)*\)?/g;
/** Legal vocabulary that disqualifies a sentence from being treated as a user-stated fact. */
const LEGAL_TERMS =
  /\b(?:laws?|statut\w+|rules?|regulations?|codes?|constitution\w*|precedents?|legal\w*|illegal\w*|(?:un)?lawful\w*|liab\w+|entitle\w*|damages|must|shall|may not|requires?|forbids?|prohibits?|allows?|permits?|burden|matter of law)\b/i;

export async function checkMotionSentence(
  deps: CheckSentenceDeps,
  draft: Draft,
  evidence: Evidence,
): Promise<MotionSentence> {
  const check = async () =>
    draft.text.includes('¶')
      ? checkFact(deps, draft, evidence)
      : addCitations(await checkSentence(deps, draft, listLawSources(evidence)), evidence);
  return checkDraft(deps, draft, check, motionTexts.notChecked);
}

/** The text consists only of citations that the previous sentence already has. */
export function hasOnlyRepeatedCitations(
  text: string,
  previous: MotionSentence | undefined,
): boolean {
  const citations = findCitations(text);
  if (previous?.check !== 'supported' || citations.length === 0) return false;
  const remainder = citations.reduceRight(
    (remaining, { start, end }) => remaining.slice(0, start) + remaining.slice(end),
    text,
  );
  const previousKeys = listCitationKeys(previous.text);
  return (
    !/[\p{L}\p{N}]/u.test(remainder) &&
    [...listCitationKeys(text)].every((key) => previousKeys.has(key))
  );
}

const listLawSources = ({ sources }: Evidence): AnswerSource[] =>
  sources
    .filter(({ kind }) => kind !== 'facts')
    .map(({ n, title, passage, note, href = '' }) => ({
      n,
      kind: 'topic',
      id: '',
      title,
      passage,
      href,
      ...(note && { note }),
    }));

function addCitations(sentence: MotionSentence, { sources }: Evidence): MotionSentence {
  if (sentence.check !== 'supported' || sentence.citations) return sentence;
  const note = sources.find(({ n }) => n === sentence.sources[0])?.note;
  return note
    ? {
        ...sentence,
        ...toCitedSentence({ text: sentence.text, cites: [note] }),
        check: 'supported',
        sources: sentence.sources,
      }
    : sentence;
}

async function checkFact(
  deps: CheckSentenceDeps,
  { text }: Draft,
  { sources, facts }: Evidence,
): Promise<MotionSentence> {
  const numbers = new Set(
    (text.match(PARAGRAPH_CITES) ?? []).flatMap((match) => (match.match(/\d+/g) ?? []).map(Number)),
  );
  const citedFacts = facts.filter(({ n }) => numbers.has(n));
  const n = sources.find(({ kind }) => kind === 'facts')?.n ?? 0;
  const claim = text.replace(PARAGRAPH_CITES, '');
  const toUnverified = (why: string): MotionSentence => ({
    text,
    sources: [],
    check: 'unverified',
    why,
  });
  if (LEGAL_TERMS.test(claim) || findCitations(text).length > 0)
    return toUnverified(motionTexts.lawFromFacts);
  if (citedFacts.length === 0) return toUnverified(motionTexts.notInFacts);
  const passage = citedFacts.map((fact) => fact.text).join(' ');
  const source: AnswerSource = { n, kind: 'news', id: '', title: '', passage, href: '' };
  const { check } = await checkSentence(deps, { text: claim, sources: [n] }, [source]);
  return check === 'supported' || check === 'plain'
    ? { text, sources: [n], check: 'given' }
    : toUnverified(motionTexts.notInFacts);
}
