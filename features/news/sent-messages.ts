// Texts of feeds and digests. Separate from messages.ts, so that browsers do not load them.
export const sentTexts = {
  feedTitle: (topic: string, site: string) => `${topic}: legal news from ${site}`,
  feedText: (topic: string) =>
    `News about ${topic}, from official sources and legal news sites. Each item links to where it was published.`,

  digestSubject: (site: string, titles: string[]) =>
    `Legal news of the week: ${joinTitles(titles)} (${site})`,
  digestLead: (from: string, to: string) =>
    `What came in from ${from} to ${to} on the topics you chose. Each link leads to where it was published.`,
  digestMore: (n: number) => `and ${n.toLocaleString('en-US')} more`,
  digestInfo: 'This is legal information, not legal advice.',
} as const;

const MAX_NAMED = 3;

/** "Tax Law, Employment and 2 more". */
function joinTitles(titles: string[]): string {
  const rest = titles.length - MAX_NAMED;
  if (rest > 0) return `${titles.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
  return titles.length > 1
    ? `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
    : (titles[0] ?? '');
}
