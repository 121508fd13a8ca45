// The guides and state rules that the stages of a case name must exist.
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { CaseStages } from '../schema/stage-schema.ts';

export function checkStages(
  items: ContentItem<CaseStages>[],
  guides: Set<string>,
  rules: Set<string>,
): ContentProblem[] {
  return items.flatMap(({ file, line, value }) => [
    ...value.guides
      .filter((id) => !guides.has(id))
      .map((id) => ({ file, line, message: `guides: no guide "${id}"` })),
    ...value.stages
      .flatMap(({ rule }) => (rule && !rules.has(rule) ? [rule] : []))
      .map((id) => ({ file, line, message: `stages: no state rule "${id}"` })),
  ]);
}
