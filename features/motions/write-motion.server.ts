// Writes a prepared motion as events: first everything from the library, then the model's
// additions, then the complete motion, checked again and signed. The last event is always `ended`.

import type { Viewer } from '#features/caller.ts';
import { describeWriter } from '#features/grounding/model-text/write-checked.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { checkMotion } from './check-motion.server.ts';
import { toPlainSentence } from './join-words.ts';
import * as draftTexts from './messages/draft-texts.ts';
import * as motionTexts from './messages/motion-texts.ts';
import type { Motion, MotionEvent, MotionSection } from './motion.ts';
import type { PreparedMotion } from './prepare/prepare-motion.server.ts';
import { signMotion } from './sign-motion.server.ts';
import { addMotionEvent, EMPTY_MOTION, type MotionView } from './ui/motion-view.ts';
import { type ArgumentDeps, writeArgument } from './write-argument.server.ts';

export type WriteMotionDeps = ArgumentDeps & Pick<LibraryDeps, 'secret'>;
type WriteMotionOptions = { viewer: Viewer; libraryOnly: boolean; signal?: AbortSignal };

export async function* writeMotion(
  deps: WriteMotionDeps,
  prepared: PreparedMotion,
  options: WriteMotionOptions,
): AsyncGenerator<MotionEvent> {
  const events: MotionEvent[] = [];
  for await (const event of writeEvents(deps, prepared, options)) {
    events.push(event);
    yield event.type === 'finished'
      ? { ...event, sealed: signMotion(deps, options.viewer, events) }
      : event;
  }
}

async function* writeEvents(
  deps: WriteMotionDeps,
  prepared: PreparedMotion,
  { libraryOnly, signal }: WriteMotionOptions,
): AsyncGenerator<MotionEvent> {
  const { motion } = prepared;
  const llm = libraryOnly ? undefined : deps.llm;
  const { motionType, title } = motion;
  yield { type: 'begun', motionType, title, ...describeWriter(llm) };
  yield { type: 'sources', sources: motion.sources };
  for (const section of motion.sections) yield { type: 'section', section };
  if (signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  let finalMotion = motion;
  if (llm) {
    const modelSections = yield* streamModelSections(deps, prepared, signal);
    if (signal?.aborted) return yield { type: 'ended', how: 'stopped' };
    if (modelSections)
      finalMotion = await checkMotion(deps, {
        ...motion,
        sections: addModelNotice(modelSections, llm.model),
      });
  } else
    yield {
      type: 'notice',
      notice: 'library-only',
      text: deps.llm ? motionTexts.libraryOnly : motionTexts.noProvider,
    };
  yield { type: 'finished', motion: finalMotion, sealed: '' };
  yield { type: 'ended', how: 'finished' };
}

/** Returns the sections including the model's text, or undefined when it wrote nothing. */
async function* streamModelSections(
  deps: WriteMotionDeps,
  prepared: PreparedMotion,
  signal: AbortSignal | undefined,
): AsyncGenerator<MotionEvent, Motion['sections'] | undefined> {
  let view: MotionView = { ...EMPTY_MOTION, sections: prepared.motion.sections };
  const events = writeArgument(deps, prepared, signal);
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value ? view.sections : undefined;
    view = addMotionEvent(view, step.value);
    yield step.value;
  }
}

function addModelNotice(sections: MotionSection[], model: string): MotionSection[] {
  const block = {
    id: 'notice//model',
    kind: 'paragraph' as const,
    sentences: [toPlainSentence(draftTexts.writtenBy(model))],
  };
  return sections.map((section) =>
    section.id === 'notice' ? { ...section, blocks: [...section.blocks, block] } : section,
  );
}
