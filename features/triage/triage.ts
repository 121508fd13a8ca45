// What cannot wait comes first: danger, arrest, a court date or a lockout within days. These are the rules: wordings in
// content/triage.yml that a lawyer can read and approve. They are the floor; notice-danger.server.ts adds what a model hears.
import type { TriageRule } from '#features/library/schema/schema.ts';
import { MAX_STORY_LENGTH } from '#features/site-search/schema.ts';
import { matchesRule, tokenizeSentences } from './danger-phrases.ts';
import type { UrgentLine } from './urgent-line.ts';

/** More lines than this are not read by somebody who is frightened. */
const MAX_LINES = 3;

export function triage(rules: TriageRule[], text: string): UrgentLine[] {
  return urgentLines(rules, matchingRules(rules, text));
}

export function matchingRules(rules: TriageRule[], text: string): TriageRule[] {
  const heard = tokenizeSentences(text.slice(0, MAX_STORY_LENGTH));
  return rules.filter((rule) => matchesRule(rule, heard));
}

/** The chosen rules as lines, in the order of the content: the gravest first. */
export function urgentLines(rules: TriageRule[], chosen: readonly TriageRule[]): UrgentLine[] {
  return rules
    .filter((rule) => chosen.includes(rule))
    .slice(0, MAX_LINES)
    .map(({ id, when, firstStep, hotline }) => ({
      ...{ id, when, firstStep },
      ...(hotline && { hotline: { label: hotline.label, phone: hotline.phone, url: hotline.url } }),
    }));
}
