import { toCheckedItem } from '#features/library/checked-item.ts';
import { needsQuickExit } from '#features/library/find-topic.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { viewStepActions } from '#features/library/view-step-actions.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { toPlainProse } from '#lib/language/reading-grade.ts';

/** One guide, or null. What its steps offer to press is that of the reader's state. */
export function findGuide(
  { library, clock }: Pick<LibraryDeps, 'library' | 'clock'>,
  id: string,
  jurisdiction: Jurisdiction,
) {
  const guide = library.guides.find((g) => g.id === id);
  const topic = guide && library.topics.find((t) => t.id === guide.topic);
  if (!guide || !topic) return null;
  return {
    id: guide.id,
    topic: { id: topic.id, title: topic.title },
    title: guide.title,
    description: guide.description,
    prerequisites: guide.prerequisites,
    steps: guide.steps.map((step) => ({
      title: step.title,
      text: toPlainProse(step.content).trim(),
      tips: step.tips,
      warnings: step.warnings,
      rules: step.rules,
      actions: viewStepActions(library, guide, step.actions, jurisdiction),
    })),
    /** Markdown of each step. */
    contents: guide.steps.map(({ content }) => content),
    resources: guide.resources,
    checked: toCheckedItem(guide, clock.now(), { library, name: `guides/${guide.id}` }),
    quickExit: needsQuickExit(guide.topic),
  };
}
export type GuideView = Omit<NonNullable<ReturnType<typeof findGuide>>, 'contents'>;
