// Parses the jurisdiction of a news search: everywhere, federal, a state, or words that the item
// must contain. News of a state is what its own offices published and what mentions it.
import { STATES } from '#legal/jurisdictions.ts';

export type NewsJurisdiction = {
  /** Jurisdiction of the source: US or a state's code. */
  code?: string;
  /** A phrase that the item must contain. */
  phrase?: string;
};

const EVERYWHERE = new Set([
  '',
  'general',
  'all',
  'any',
  'all jurisdictions',
  'nationwide',
  'usa',
  'united states of america',
]);
const FEDERAL = new Set(['federal', 'us', 'united states', 'federal law', 'federal government']);
export const FEDERAL_NEWS: NewsJurisdiction = { code: 'US' };
/** "Washington" alone is in every dateline of the capital. */
const WASHINGTON = 'Washington State';

/** Undefined means everywhere. */
export function findJurisdiction(text: string): NewsJurisdiction | undefined {
  const jurisdictionName = normalizeName(text);
  if (EVERYWHERE.has(jurisdictionName)) return undefined;
  if (FEDERAL.has(jurisdictionName)) return FEDERAL_NEWS;
  const stateName = jurisdictionName.replace(/^(?:the )?state of | state$/g, '');
  const state = Object.entries(STATES).find(
    ([code, name]) => name.toLowerCase() === stateName || code.toLowerCase() === stateName,
  );
  if (!state) return { phrase: jurisdictionName };
  const [code, name] = state;
  return { code, phrase: code === 'WA' ? WASHINGTON : name };
}

function normalizeName(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^u s$/, 'us');
}
