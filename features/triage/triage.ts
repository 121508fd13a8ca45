// Triage by rules: danger, arrest, a court date or a lockout within days is shown before any
// answer. The phrases are in content/triage.yml, where a lawyer can review them.
// notice-danger.server.ts adds what a model predicts.
import type { TriageRule } from '#features/library/schema/schema.ts';
import { MAX_STORY_LENGTH } from '#features/site-search/schema.ts';
import { matchesRule, tokenizeSentences } from './danger-phrases.ts';
import type { UrgentLine } from './urgent-line.ts';

/** A frightened person does not read more lines than this. */
const MAX_LINES = 3;

export function triage(rules: TriageRule[], text: string): UrgentLine[] {
  return toUrgentLines(rules, findMatchingRules(rules, text));
}

export function findMatchingRules(rules: TriageRule[], text: string): TriageRule[] {
  const sentences = tokenizeSentences(text.slice(0, MAX_STORY_LENGTH));
  return rules.filter((rule) => matchesRule(rule, sentences));
}

/** In the order of the content: most serious first. */
export function toUrgentLines(rules: TriageRule[], chosen: readonly TriageRule[]): UrgentLine[] {
  return rules
    .filter((rule) => chosen.includes(rule))
    .slice(0, MAX_LINES)
    .map(({ id, when, firstStep, hotline }) => ({
      id,
      when,
      firstStep,
      ...(hotline && { hotline: { label: hotline.label, phone: hotline.phone, url: hotline.url } }),
    }));
}
