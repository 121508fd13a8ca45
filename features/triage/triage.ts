// Triage by rules: danger, arrest, a court date or a lockout within days is shown before any
// answer. The phrases are in content/triage.yml, where a lawyer can review them.
// notice-danger.server.ts adds what a model predicts.
import type { TriageRule } from '#features/library/schema/schema.ts';
import { MAX_STORY_LENGTH } from '#features/search/schema.ts';
import { isSpanish } from '#lib/language/is-spanish.ts';
import { matchesRule, withoutPhrases } from './danger-phrases.ts';
import { tokenizeSentences } from './phrase-text.ts';
import type { UrgentLine } from './urgent-line.ts';

/** A frightened person does not read more lines than this. */
export const MAX_LINES = 3;

export function triage(rules: TriageRule[], text: string): UrgentLine[] {
  return toUrgentLines(rules, findMatchingRules(rules, text), text);
}

export function findMatchingRules(rules: TriageRule[], text: string): TriageRule[] {
  const sentences = tokenizeSentences(text.slice(0, MAX_STORY_LENGTH));
  const matching = rules.filter((rule) => matchesRule(rule, sentences));
  return matching.filter((rule) => {
    const closer = matching.filter(({ insteadOf }) => insteadOf.includes(rule.id));
    if (closer.length === 0) return true;
    const rest = closer.reduce((text, replacing) => withoutPhrases(replacing, text), sentences);
    return matchesRule(rule, rest);
  });
}

/** In the order of the content, most serious first; in the language of the message. */
export function toUrgentLines(
  rules: TriageRule[],
  chosen: readonly TriageRule[],
  message: string,
): UrgentLine[] {
  const wantsSpanish = isSpanish(message);
  return rules
    .filter((rule) => chosen.includes(rule))
    .slice(0, MAX_LINES)
    .map((rule) => toUrgentLine(rule, wantsSpanish));
}

function toUrgentLine(rule: TriageRule, wantsSpanish: boolean): UrgentLine {
  const { id, kind, hotline } = rule;
  const spanish = wantsSpanish ? rule.spanish : undefined;
  const { when, acts, more } = spanish ?? rule;
  const label = (spanish && hotline?.spanish?.label) ?? hotline?.label ?? '';
  return {
    id,
    kind,
    lang: spanish ? 'es' : 'en',
    when,
    firstStep: [...acts, more].filter(Boolean).join(' '),
    acts,
    ...(more && { more }),
    ...(hotline && { hotline: { label, phone: hotline.phone, url: hotline.url } }),
  };
}
