// What a step offers to press must be in the library: a number, a document, a deadline, or a
// resource of the guide.
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { DocumentTemplate } from '../schema/document-schema.ts';
import type { Guide, StepAction } from '../schema/schema.ts';

export type ActionTargets = {
  hotlines: Set<string>;
  documents: DocumentTemplate[];
  deadlines: Set<string>;
};

export function checkStepActions(
  guides: ContentItem<Guide>[],
  targets: ActionTargets,
): ContentProblem[] {
  return guides.flatMap(({ file, line, value }) =>
    value.steps.flatMap((step, index) =>
      step.actions
        .filter((action) => !isKnown(action, value, targets))
        .map((action) => ({
          file,
          line,
          message: `steps.${index}.actions: nothing to press for ${JSON.stringify(action)}`,
        })),
    ),
  );
}

function isKnown(
  action: StepAction,
  guide: Guide,
  { hotlines, documents, deadlines }: ActionTargets,
): boolean {
  if ('call' in action) return hotlines.has(action.call);
  if ('write' in action) {
    const document = documents.find(({ id }) => id === action.write);
    const words = document?.fields.flatMap(({ choices = [] }) =>
      choices.flatMap((choice) => choice.split(' ')),
    );
    return words !== undefined && (!action.about || words.includes(action.about));
  }
  if ('count' in action) return deadlines.has(action.count);
  return 'open' in action ? guide.resources.some(({ url }) => url === action.open) : true;
}
