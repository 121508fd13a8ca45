// What cannot wait comes first: danger, arrest, a court date or a lockout within days. Decided by wordings that stand in
// content/triage.yml, so that a lawyer can read and approve them, and never by a model.
import type { TriageRule } from '#features/library/schema.ts';
import { LONGEST_STORY } from '#features/site-search/schema.ts';
import { hear, says } from './phrases.ts';
import type { UrgentLine } from './urgent-line.ts';

const MOST_LINES = 3;

/** In the order of the rules: the gravest first. */
export function triage(rules: TriageRule[], text: string): UrgentLine[] {
  const heard = hear(text.slice(0, LONGEST_STORY));
  return rules
    .filter((rule) => says(rule, heard))
    .slice(0, MOST_LINES)
    .map(({ id, when, firstStep, hotline }) => ({
      ...{ id, when, firstStep },
      ...(hotline && { hotline: { label: hotline.label, phone: hotline.phone, url: hotline.url } }),
    }));
}
