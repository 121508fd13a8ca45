// derived/closed-sites.json: addresses that did not answer `npm run check-links`, each with the day
// when it was found first. One that answers again is taken out.
export const CLOSED_SITES_FILE = 'closed-sites.json';

type Outcome = { url: string; fine: boolean };

export function updateClosedSites(
  known: Readonly<Record<string, string>>,
  outcomes: readonly Outcome[],
  today: string,
): Record<string, string> {
  const found = outcomes
    .filter(({ fine }) => !fine)
    .map(({ url }): [string, string] => [url, known[url] ?? today]);
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
