// The paragraphs that a model adds to a motion, when one is connected and wanted: after what the library says in the introduction and
// under each heading of the argument, sentence by sentence, each checked before it is handed on. What the library says always stands.

import type { CheckSentenceDeps } from '#features/grounding/check-sentence.server.ts';
import { type Draft, readModelText } from '#features/grounding/model-text/read-model-text.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { LlmFault, LlmRequest } from '#integrations/llm/llm.ts';
import { checkMotionSentence, repeatsCitations } from './check-motion-sentence.server.ts';
import { motions } from './messages.ts';
import type { MotionEvent, MotionNotice, MotionSentence, SectionId } from './motion.ts';
import { motionRequest } from './motion-request.ts';
import type { PreparedMotion } from './prepare-motion.server.ts';

export type ArgumentDeps = CheckSentenceDeps & Pick<LibraryDeps, 'llm' | 'llmBudget'>;
type Place = { section: SectionId; after: string };

/** However slowly a model writes: then it counts as broken off. */
const MAX_WRITING_MS = 240_000;
const notice = (kind: MotionNotice, text: string): MotionEvent => ({ type: 'notice', notice: kind, text });

/** True: something was written. */
export async function* writeArgument(
  deps: ArgumentDeps,
  prepared: PreparedMotion,
  signal?: AbortSignal,
): AsyncGenerator<MotionEvent, boolean> {
  const places = placesOf(prepared);
  const request = motionRequest(deps.library, prepared.motion.sources, [...places.keys()]);
  const ground = { sources: prepared.motion.sources, facts: prepared.facts };
  let [blocks, sentences] = [0, 0];
  let place = places.values().next().value;
  let heading = false;
  let fault: LlmFault | undefined;
  let last: MotionSentence | undefined;
  for await (const draft of drafts(deps, request, signal)) {
    if ('fault' in draft) fault = draft.fault;
    else if (draft.type === 'block') {
      heading = draft.kind === 'heading';
      if (heading || !place) continue;
      const id = `${place.after.split('/').slice(0, 2).join('/')}/model-${++blocks}`;
      yield { type: 'block', section: place.section, after: place.after, block: { id, kind: 'paragraph', sentences: [] } };
      place.after = id;
      last = undefined;
    } else if (heading) place = placeNamed(places, draft.text) ?? place;
    else if (place && !repeatsCitations(draft.text, last)) {
      sentences++;
      last = await checkMotionSentence(deps, draft, ground);
      yield { type: 'sentence', block: place.after, sentence: last };
    }
  }
  if (!signal?.aborted && (fault || sentences === 0)) yield shortfall(deps, sentences, fault);
  return sentences > 0;
}

/** Headings as the model is told them, and after which block its words go. */
function placesOf({ motion }: PreparedMotion): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const { id, title, blocks } of motion.sections) {
    if (id === 'introduction') places.set(title, { section: id, after: blocks.at(-1)?.id ?? '' });
    if (id !== 'argument') continue;
    for (const [at, block] of blocks.entries()) {
      const next = blocks[at + 1];
      if (block.kind === 'heading' && next?.id.endsWith('/law')) places.set(block.text, { section: id, after: next.id });
    }
  }
  return places;
}

const letters = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[a-z](?:\.\d+)?\.\s/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

const placeNamed = (places: Map<string, Place>, heading: string) =>
  places.entries().find(([name]) => letters(name) === letters(heading))?.[1];

function shortfall(deps: ArgumentDeps, sentences: number, fault: LlmFault | undefined): MotionEvent {
  if (fault) deps.log.warn({ fault }, 'the AI provider did not finish a motion');
  if (!fault) return notice('empty-reply', motions.emptyReply);
  if (sentences === 0 && fault === 'refused' && deps.llmBudget?.isSpent()) return notice('library-only', motions.budgetSpent);
  return notice('provider-failed', motions.providerFailed);
}

async function* drafts(
  { llm }: ArgumentDeps,
  request: LlmRequest | undefined,
  signal: AbortSignal | undefined,
): AsyncGenerator<Draft | { fault: LlmFault }> {
  if (!llm || !request) return yield { fault: 'refused' };
  const reader = readModelText({ secrets: [request.system] });
  const limit = AbortSignal.timeout(MAX_WRITING_MS);
  for await (const piece of llm.stream({ ...request, signal: signal ? AbortSignal.any([signal, limit]) : limit })) {
    if ('fault' in piece) return yield piece;
    yield* reader.push(piece.text);
  }
  yield* reader.end();
}
