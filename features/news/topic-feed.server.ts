// A topic's news as RSS 2.0. Titles and texts come from other sites: they are escaped, and
// characters that XML forbids are removed, so that one item cannot break the feed.
import type { Deps } from '#features/deps.ts';
import type { Topic } from '#features/library/schema/schema.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { listNewestNews } from './list-topic-news.server.ts';
import * as sentTexts from './messages/sent-texts.ts';
import type { NewsRow } from './news-view.ts';

export async function writeTopicFeed(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  topic: Topic,
): Promise<string> {
  const rows = await listNewestNews({ db }, topic.id);
  const pageUrl = `${site.publicUrl}/topics/${topic.id}`;
  const lastBuildDate =
    rows[0] && `\n    <lastBuildDate>${formatRfc822(rows[0].date)}</lastBuildDate>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(sentTexts.feedTitle(topic.title, site.name))}</title>
    <link>${escapeXml(pageUrl)}</link>
    <description>${escapeXml(sentTexts.feedText(topic.title))}</description>
    <language>en-us</language>
    <atom:link href="${escapeXml(`${pageUrl}/news.xml`)}" rel="self" type="application/rss+xml"/>${lastBuildDate ?? ''}
${rows.map((row) => renderItem(row, site.publicUrl)).join('')}  </channel>
</rss>
`;
}

function renderItem({ id, title, url, source, date, content }: NewsRow, publicUrl: string): string {
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="false">${escapeXml(`${publicUrl}/news/${encodeURIComponent(id)}`)}</guid>
      <pubDate>${formatRfc822(date)}</pubDate>
      <dc:creator>${escapeXml(source)}</dc:creator>
      <description>${escapeXml(content)}</description>
    </item>
`;
}

/** Midnight UTC of the day: "Sun, 15 Nov 2026 00:00:00 GMT". */
const formatRfc822 = (day: string) => new Date(`${day}T00:00:00Z`).toUTCString();

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that XML 1.0 forbids
const FORBIDDEN_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escapeXml = (text: string) => escapeHtml(text.toWellFormed().replace(FORBIDDEN_IN_XML, ''));
