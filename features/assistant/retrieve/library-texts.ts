// Every text of the library that the built-in writer may quote, as readers see it. Used to prove
// that a sentence is quoted verbatim.

import { formatLabeled } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { toPlainText } from '#features/search/index/list-items.ts';
import { writeMissingRule, writeRuleSentences } from '#features/state-rules/rule-sentences.ts';
import type { StateCode } from '#legal/jurisdictions.ts';

function listRuleTexts({ resources }: Library, rule: StateRule, state: StateCode): string[] {
  const sentences = writeRuleSentences(rule, state);
  if (!sentences) return writeMissingRule(rule, state, resources);
  return [...sentences.lead, ...sentences.cases, ...sentences.more];
}

export function listLibraryTexts(library: Library): string[] {
  return [
    ...library.faqs.map((f) => f.body),
    ...library.topics.flatMap((t) => [
      t.body,
      ...t.deadlines.map(({ what, when }) => formatLabeled(what, when)),
    ]),
    ...library.guides.flatMap((g) => [
      g.opening ?? g.description,
      ...g.steps.flatMap((s) => [s.content, ...s.tips, ...s.warnings]),
    ]),
    ...library.terms.flatMap((t) => [t.definition, t.example]),
    ...library.cases.flatMap((c) => [c.summary, ...c.holdings]),
    ...library.rules.flatMap((rule) =>
      (Object.keys(rule.states) as StateCode[]).flatMap((state) =>
        listRuleTexts(library, rule, state),
      ),
    ),
    ...library.resources.map((r) => formatLabeled(r.title, r.description)),
  ].map(toPlainText);
}
