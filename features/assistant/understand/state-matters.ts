// Whether the answer depends on the state. Mostly decided by topic, federal or state law; words in
// the question can override it: a state tax, an exemption, a federal form.
import type { TopicId } from '#features/library/schema/schema.ts';

/** Topics where federal law answers most questions. */
const FEDERAL: ReadonlySet<TopicId> = new Set([
  'immigration-law',
  'intellectual-property',
  'tax-law',
  'bankruptcy',
  'civil-rights',
  'identity-theft',
]);
const SURE = 0.2;

const FEDERAL_WORDS =
  /\b(?:irs|uscis|green ?card|visa|asylum|daca|tps|naturali[sz]ation|n-?400|i-?\d{3}|copyright|patent|trademark|dmca|medicare|fmla|eeoc|hipaa|cobra|ssdi|ssi|social security|bankruptcy|chapter (?:7|11|13)|federal|first amendment|fourth amendment|ucc|section 8|fair housing|student loan|credit report|overtime|flsa|osha|foia)\b/i;
const STATE_WORDS =
  /\b(?:my state|which state|state (?:law|tax|court|rule)s?|exempt(?:ion)?s?|deposit|evict\w*|custody|divorce\w*|alimony|will|probate|ticket|dui|dwi|license|small claims|statute of limitations|how long|deadline|minimum wage|unemployment|workers'? comp\w*|lease|landlord|squatter|expunge\w*|felony|misdemeanor|bail|points|tenant|contractor|hoa|foreclos\w*)\b/i;

export function doesStateMatter(
  topics: { id: TopicId; score: number }[],
  question: string,
): boolean {
  const [first] = topics;
  if (!first) return false;
  const federal = FEDERAL.has(first.id) || (FEDERAL_WORDS.test(question) && first.score < 1 - SURE);
  if (!federal) return true;
  // Federal topics with state-specific parts: bankruptcy exemptions, state taxes.
  return (
    /\b(?:exempt\w*|state tax\w*|my state|state law|state court|keep my (?:house|home|car))\b/i.test(
      question,
    ) ||
    (!FEDERAL.has(first.id) && STATE_WORDS.test(question))
  );
}
