// A topic's news as RSS 2.0, for feed readers. Titles and texts came from elsewhere: they are escaped, and characters that XML
// does not know are left out, so that one odd item cannot spoil the feed.
import type { Deps } from '#features/deps.ts';
import type { Topic } from '#features/library/schema/schema.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { newestOf } from './list-topic-news.server.ts';
import type { NewsRow } from './news-view.ts';
import { sent } from './sent-messages.ts';

export async function writeTopicFeed({ db, site }: Pick<Deps, 'db' | 'site'>, topic: Topic): Promise<string> {
  const rows = await newestOf({ db }, topic.id);
  const page = `${site.publicUrl}/topics/${topic.id}`;
  const newest = rows[0] && `\n    <lastBuildDate>${rfc822(rows[0].date)}</lastBuildDate>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${xml(sent.feedTitle(topic.title, site.name))}</title>
    <link>${xml(page)}</link>
    <description>${xml(sent.feedText(topic.title))}</description>
    <language>en-us</language>
    <atom:link href="${xml(`${page}/news.xml`)}" rel="self" type="application/rss+xml"/>${newest ?? ''}
${rows.map((row) => itemOf(row, site.publicUrl)).join('')}  </channel>
</rss>
`;
}

function itemOf({ id, title, url, source, date, content }: NewsRow, publicUrl: string): string {
  return `    <item>
      <title>${xml(title)}</title>
      <link>${xml(url)}</link>
      <guid isPermaLink="false">${xml(`${publicUrl}/news/${encodeURIComponent(id)}`)}</guid>
      <pubDate>${rfc822(date)}</pubDate>
      <dc:creator>${xml(source)}</dc:creator>
      <description>${xml(content)}</description>
    </item>
`;
}

/** Of the day alone: "Sun, 15 Nov 2026 00:00:00 GMT". */
const rfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that XML 1.0 forbids
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string) => escapeHtml(text.toWellFormed().replace(FORBIDDEN, ''));
