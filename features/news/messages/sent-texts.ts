// Feeds and digests.
import { formatNumber } from '#lib/language/format.ts';

const MAX_NAMED = 3;

/** "Tax Law, Employment and 2 more". */
function joinTitles(titles: string[]): string {
  const rest = titles.length - MAX_NAMED;
  if (rest > 0) return `${titles.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
  return titles.length > 1
    ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
    : (titles[0] ?? '');
}

export const feedTitle = (topic: string, site: string) => `${topic}: legal news from ${site}`;

export const feedText = (topic: string) =>
  `News about ${topic}, from official sources and legal news sites. Each item links to where it was published.`;

export const digestSubject = (site: string, titles: string[]) =>
  `Legal news of the week: ${joinTitles(titles)} (${site})`;

export const digestLead = (from: string, to: string) =>
  `What came in from ${from} to ${to} on the topics you chose. Each link leads to where it was published.`;

export const digestMore = (n: number) => `and ${formatNumber(n)} more`;
export const digestInfo = 'This is legal information, not legal advice.';
