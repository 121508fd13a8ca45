// The paragraphs that a model adds to a motion: after the library's text in the introduction and
// under each heading of the argument. Each sentence is checked before it is sent. The library's
// text is never replaced.

import type { CheckSentenceDeps } from '#features/grounding/check-sentence.server.ts';
import {
  explainShortfall,
  streamDrafts,
} from '#features/grounding/model-text/write-checked.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { LlmFault } from '#integrations/llm/llm.ts';
import { checkMotionSentence, hasOnlyRepeatedCitations } from './check-motion-sentence.server.ts';
import * as motionTexts from './messages/motion-texts.ts';
import type { MotionEvent, MotionSentence, SectionId } from './motion.ts';
import { createMotionRequest } from './motion-request.ts';
import type { PreparedMotion } from './prepare/prepare-motion.server.ts';

export type ArgumentDeps = CheckSentenceDeps & Pick<LibraryDeps, 'llm' | 'llmBudget'>;
type InsertionPoint = { section: SectionId; after: string };

/** Returns true when the model wrote something. */
export async function* writeArgument(
  deps: ArgumentDeps,
  prepared: PreparedMotion,
  signal?: AbortSignal,
): AsyncGenerator<MotionEvent, boolean> {
  const insertionPoints = listInsertionPoints(prepared);
  const request = createMotionRequest(deps.library, prepared.motion.sources, [
    ...insertionPoints.keys(),
  ]);
  const evidence = { sources: prepared.motion.sources, facts: prepared.facts };
  let blockCount = 0;
  let sentenceCount = 0;
  let insertionPoint = insertionPoints.values().next().value;
  let inHeading = false;
  let fault: LlmFault | undefined;
  let previous: MotionSentence | undefined;
  for await (const draft of streamDrafts(deps, request, {
    secrets: request ? [request.system] : [],
    signal,
  })) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') {
      inHeading = draft.kind === 'heading';
      if (inHeading || !insertionPoint) continue;
      const id = `${insertionPoint.after.split('/').slice(0, 2).join('/')}/model-${++blockCount}`;
      yield {
        type: 'block',
        section: insertionPoint.section,
        after: insertionPoint.after,
        block: { id, kind: 'paragraph', sentences: [] },
      };
      insertionPoint.after = id;
      previous = undefined;
    } else if (inHeading)
      insertionPoint = findInsertionPoint(insertionPoints, draft.text) ?? insertionPoint;
    else if (insertionPoint && !hasOnlyRepeatedCitations(draft.text, previous)) {
      sentenceCount++;
      previous = await checkMotionSentence(deps, draft, evidence);
      yield { type: 'sentence', block: insertionPoint.after, sentence: previous };
    }
  }
  if (!signal?.aborted && (fault || sentenceCount === 0))
    yield explainShortfall(
      deps,
      { fault, sentences: sentenceCount, what: 'a motion' },
      {
        brokeOff: motionTexts.providerFailed,
        budgetSpent: motionTexts.budgetSpent,
        emptyReply: motionTexts.emptyReply,
        providerFailed: motionTexts.providerFailed,
      },
    );
  return sentenceCount > 0;
}

/**
 * The headings in the prompt, each with the block after which the model's paragraphs are inserted.
 */
function listInsertionPoints({ motion }: PreparedMotion): Map<string, InsertionPoint> {
  const insertionPoints = new Map<string, InsertionPoint>();
  for (const { id, title, blocks } of motion.sections) {
    if (id === 'introduction')
      insertionPoints.set(title, { section: id, after: blocks.at(-1)?.id ?? '' });
    if (id !== 'argument') continue;
    for (const [index, block] of blocks.entries()) {
      const nextBlock = blocks[index + 1];
      if (block.kind === 'heading' && nextBlock?.id.endsWith('/law'))
        insertionPoints.set(block.text, { section: id, after: nextBlock.id });
    }
  }
  return insertionPoints;
}

const normalizeHeading = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[a-z](?:\.\d+)?\.\s/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const findInsertionPoint = (insertionPoints: Map<string, InsertionPoint>, heading: string) =>
  insertionPoints
    .entries()
    .find(([name]) => normalizeHeading(name) === normalizeHeading(heading))?.[1];
