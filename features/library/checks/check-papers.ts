// Checks of the kinds of papers that the schema cannot express: what they refer to exists, and the
// stage they stand at is one of their stages.
import type { ContentItem, ContentProblem } from '../files/read-content.server.ts';
import type { PaperKind } from '../schema/paper-schema.ts';

/** The ids of everything that a kind of paper may refer to. */
type KnownIds = Record<
  'guides' | 'faqs' | 'documents' | 'rules' | 'urgent' | 'presets',
  Set<string>
>;

export function checkPapers(papers: ContentItem<PaperKind>[], known: KnownIds): ContentProblem[] {
  return papers.flatMap(({ file, line, value }) => {
    const messages = (['guides', 'faqs', 'documents', 'rules', 'urgent'] as const).flatMap((key) =>
      value[key].filter((id) => !known[key].has(id)).map((id) => `${key}: no "${id}"`),
    );
    for (const id of value.agreements)
      if (!known.documents.has(id)) messages.push(`agreements: no "${id}"`);
    for (const { preset, rule } of value.deadlines) {
      if (preset && !known.presets.has(preset)) messages.push(`deadlines: no preset "${preset}"`);
      if (rule && !known.rules.has(rule)) messages.push(`deadlines: no state rule "${rule}"`);
    }
    if (value.here >= value.stages.length)
      messages.push(`here: there are only ${value.stages.length} stages`);
    return messages.map((message) => ({ file, line, message }));
  });
}
