// The final citation check of a motion. Every accepted sentence is checked again, regardless of its
// author: one with an unverified citation, or with a citation of an overruled case, becomes
// unverified, even if it is one of the user's facts. Only the remaining citations enter the table
// of authorities. Then the blanks are listed.

import {
  type JudgeDeps,
  type JudgedCitation,
  judgeSentenceCitations,
} from '#features/grounding/judge-sentence-citations.server.ts';
import { isNoLongerLaw } from '#features/library/is-no-longer-law.ts';
import { createAuthorityBlocks } from './authority-blocks.ts';
import { listBlanks } from './blanks.ts';
import { toPlainSentence } from './join-words.ts';
import { isAccepted, listMotionSentences, splitCitations } from './list-motion-sentences.ts';
import * as draftTexts from './messages/draft-texts.ts';
import * as motionTexts from './messages/motion-texts.ts';
import type { Motion, MotionBlock, MotionSection, MotionSentence } from './motion.ts';

/** The citation parser never matches across this; a blank line alone would not be enough. */
const SENTENCE_SEPARATOR = '\n\n||\n\n';

export async function checkMotion(deps: JudgeDeps, draft: Omit<Motion, 'blanks'>): Promise<Motion> {
  const acceptedSentences = draft.sections
    .flatMap(({ blocks }) => blocks.flatMap(listMotionSentences))
    .filter(isAccepted);
  const citationsBySentence = await judgeSentences(deps, acceptedSentences);
  const sections = draft.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => applyVerdicts(block, citationsBySentence)),
  }));
  const withTable = replaceBlocks(
    sections,
    'authorities',
    createAuthorityBlocks(
      deps.library,
      sections.filter(({ id }) => id !== 'notice'),
    ),
  );
  const blanks = listBlanks(withTable);
  return {
    ...draft,
    sections: replaceBlocks(withTable, 'blanks', createBlankBlocks(blanks)),
    blanks,
  };
}

/** Checks all sentences with a single lookup. */
async function judgeSentences(
  deps: JudgeDeps,
  sentences: MotionSentence[],
): Promise<Map<MotionSentence, JudgedCitation[]>> {
  const parts = sentences.flatMap((sentence) =>
    splitCitations(sentence).map((part) => ({ ...part, sentence })),
  );
  const allCitations = await judgeSentenceCitations(
    deps,
    parts.map(({ text }) => text).join(SENTENCE_SEPARATOR),
  );
  const citationsBySentence = new Map<MotionSentence, JudgedCitation[]>();
  let offset = 0;
  for (const { from, text, sentence } of parts) {
    const end = offset + text.length;
    const shift = from - offset;
    const ownCitations = allCitations.filter((one) => one.start < end && one.end > offset);
    const shifted = ownCitations.map((one) => ({
      ...one,
      start: one.start + shift,
      end: one.end + shift,
    }));
    citationsBySentence.set(sentence, [...(citationsBySentence.get(sentence) ?? []), ...shifted]);
    offset = end + SENTENCE_SEPARATOR.length;
  }
  return citationsBySentence;
}

function applyVerdicts(
  block: MotionBlock,
  citationsBySentence: Map<MotionSentence, JudgedCitation[]>,
): MotionBlock {
  if (!('sentences' in block)) return block;
  return {
    ...block,
    sentences: block.sentences.map((sentence) =>
      applyVerdict(sentence, citationsBySentence.get(sentence) ?? []),
    ),
  };
}

function applyVerdict(sentence: MotionSentence, judged: JudgedCitation[]): MotionSentence {
  if (judged.length === 0) return sentence;
  const citations = judged.map(({ start, end, status, sentence: explanation, href, statute }) => ({
    start,
    end,
    status,
    sentence: explanation,
    ...(href && { href }),
    ...(statute && { statute }),
  }));
  const unverified = judged.find(({ status }) => status !== 'verified');
  const pastLaw = judged.flatMap(({ builtIn }) =>
    builtIn && isNoLongerLaw(builtIn.treatment.status) ? [builtIn] : [],
  )[0];
  if (unverified)
    return {
      ...sentence,
      citations,
      check: 'unverified',
      why: motionTexts.badCitation(unverified.sentence),
    };
  if (pastLaw && pastLaw.treatment.status !== 'good') {
    const { status, by } = pastLaw.treatment;
    return {
      ...sentence,
      citations,
      check: 'unverified',
      why: motionTexts.noLongerLaw(pastLaw.name, status, by),
    };
  }
  return { ...sentence, citations };
}

function createBlankBlocks(blanks: Motion['blanks']): MotionBlock[] {
  if (blanks.length === 0)
    return [
      { id: 'blanks//none', kind: 'paragraph', sentences: [toPlainSentence(draftTexts.noBlanks)] },
    ];
  return blanks.map(({ text, times, sections }, index) => ({
    id: `blanks//${index + 1}`,
    kind: 'numbered',
    number: index + 1,
    sentences: [toPlainSentence(draftTexts.blank(text, times, sections))],
  }));
}

function replaceBlocks(
  sections: MotionSection[],
  id: MotionSection['id'],
  blocks: MotionBlock[],
): MotionSection[] {
  return sections.map((section) => (section.id === id ? { ...section, blocks } : section));
}
