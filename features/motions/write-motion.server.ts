// A prepared motion as events: first all that the library gives, then what a model adds, then the whole, checked once more and sealed.
// Whatever happens, the last event is `ended`.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { checkMotion } from './check-motion.server.ts';
import { plain } from './join-words.ts';
import { motions, words } from './messages.ts';
import type { Motion, MotionEvent, MotionSection } from './motion.ts';
import { addMotionEvent, type MotionView, NO_MOTION } from './motion-view.ts';
import type { PreparedMotion } from './prepare-motion.server.ts';
import { signMotion } from './sign-motion.server.ts';
import { type ArgumentDeps, writeArgument } from './write-argument.server.ts';

export type WriteMotionDeps = ArgumentDeps & Pick<LibraryDeps, 'secret'>;
export type WriteMotionOptions = { viewer: Viewer; libraryOnly: boolean; signal?: AbortSignal };

export async function* writeMotion(
  deps: WriteMotionDeps,
  prepared: PreparedMotion,
  options: WriteMotionOptions,
): AsyncGenerator<MotionEvent> {
  const { motion } = prepared;
  const { viewer, libraryOnly, signal } = options;
  const llm = libraryOnly ? undefined : deps.llm;
  const { motionType, title } = motion;
  const writer = llm ? { writer: 'model' as const, provider: llm.provider, model: llm.model } : { writer: 'library' as const };
  yield { type: 'begun', motionType, title, ...writer };
  yield { type: 'sources', sources: motion.sources };
  for (const section of motion.sections) yield { type: 'section', section };
  if (signal?.aborted) return yield { type: 'ended', how: 'stopped' };
  let whole = motion;
  if (llm) {
    const added = yield* withModel(deps, prepared, signal);
    if (signal?.aborted) return yield { type: 'ended', how: 'stopped' };
    if (added) whole = await checkMotion(deps, { ...motion, sections: withModelNamed(added, llm.model) });
  } else yield { type: 'notice', notice: 'library-only', text: deps.llm ? motions.libraryOnly : motions.noProvider };
  yield { type: 'finished', motion: whole, sealed: signMotion(deps, viewer, whole) };
  yield { type: 'ended', how: 'finished' };
}

/** The sections with what the model added; undefined: nothing. */
async function* withModel(
  deps: WriteMotionDeps,
  prepared: PreparedMotion,
  signal: AbortSignal | undefined,
): AsyncGenerator<MotionEvent, Motion['sections'] | undefined> {
  let view: MotionView = { ...NO_MOTION, sections: prepared.motion.sections };
  const events = writeArgument(deps, prepared, signal);
  for (;;) {
    const next = await events.next();
    if (next.done) return next.value ? view.sections : undefined;
    view = addMotionEvent(view, next.value);
    yield next.value;
  }
}

function withModelNamed(sections: MotionSection[], model: string): MotionSection[] {
  const block = { id: 'notice//model', kind: 'paragraph' as const, sentences: [plain(words.writtenBy(model))] };
  return sections.map((section) => (section.id === 'notice' ? { ...section, blocks: [...section.blocks, block] } : section));
}
