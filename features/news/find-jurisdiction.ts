// The jurisdiction of a news search, as typed: everywhere, federal, a state, or words that must stand in the item. News of a state
// is what its own offices published and what names it; the news of another state never is.
import { STATES } from '#legal/jurisdictions.ts';

export type Place = {
  /** Of the source: US or a state's letters. */ code?: string /** Words that the item says one after the other. */;
  named?: string;
};

const EVERYWHERE = new Set(['', 'general', 'all', 'any', 'all jurisdictions', 'nationwide', 'usa', 'united states of america']);
const FEDERAL = new Set(['federal', 'us', 'united states', 'federal law', 'federal government']);
/** Named in every dateline of the capital. */
const WASHINGTON = 'Washington State';

/** Undefined: everywhere. */
export function readPlace(typed: string): Place | undefined {
  const place = plain(typed);
  if (EVERYWHERE.has(place)) return undefined;
  if (FEDERAL.has(place)) return { code: 'US' };
  const bare = place.replace(/^(?:the )?state of | state$/g, '');
  const state = Object.entries(STATES).find(([code, name]) => name.toLowerCase() === bare || code.toLowerCase() === bare);
  if (!state) return { named: place };
  const [code, name] = state;
  return { code, named: code === 'WA' ? WASHINGTON : name };
}

function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return bare.replace(/^u s$/, 'us');
}
