// The weekly digest as an email: its week, subject, text and HTML. Titles and texts come from other
// sites and are escaped.
import {
  addHtmlFooter,
  addTextFooter,
  type EmailFooter,
} from '#features/newsletter/newsletter-email.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import * as sentTexts from './messages/sent-texts.ts';
import type { NewsRow } from './news-view.ts';

export type DigestWeek = { id: string; from: Date; to: Date };
/** `count`: number of the week's items; `items`: the newest of them. */
export type DigestTopic = { topic: string; title: string; count: number; items: NewsRow[] };

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Monday noon UTC, which is morning in most of the US. The first Monday of 1970 was January 5. */
const FIRST_MONDAY_NOON_MS = 4 * 24 * HOUR_MS + 12 * HOUR_MS;

/** The last complete week, from Monday noon to Monday noon. */
export function getDigestWeek(now: Date): DigestWeek {
  const to = new Date(
    FIRST_MONDAY_NOON_MS + Math.floor((now.getTime() - FIRST_MONDAY_NOON_MS) / WEEK_MS) * WEEK_MS,
  );
  return { id: `news-digest-${toIsoDay(to)}`, from: new Date(to.getTime() - WEEK_MS), to };
}

/** An item with two of the reader's topics is listed once, under the first. */
export function writeDigest(
  week: DigestWeek,
  topics: DigestTopic[],
  footer: EmailFooter,
): { subject: string; text: string; html: string } {
  const includedIds = new Set<string>();
  const sections = topics.flatMap((topic) => {
    const items = topic.items.filter(({ id }) => !includedIds.has(id));
    for (const { id } of items) includedIds.add(id);
    return items.length > 0 ? [{ ...topic, items, more: topic.count - topic.items.length }] : [];
  });
  const subject = toOneLine(
    sentTexts.digestSubject(
      footer.site,
      sections.map(({ title }) => title),
    ),
  );
  const lead = sentTexts.digestLead(
    formatLongDate(toIsoDay(week.from)),
    formatLongDate(toIsoDay(week.to)),
  );
  const getNewsUrl = (topic: string) => `${footer.publicUrl}/topics/${topic}#news`;
  const text = sections.map(({ title, topic, items, more }) =>
    [
      title.toUpperCase(),
      ...items.map(
        (item) =>
          `${toOneLine(item.title)}\n${toOneLine(item.source)}, ${formatLongDate(item.date)}\n${item.url}`,
      ),
      ...(more > 0 ? [`${sentTexts.digestMore(more)}: ${getNewsUrl(topic)}`] : []),
    ].join('\n\n'),
  );
  const html = sections.map(
    ({ title, topic, items, more }) =>
      `<h2>${escapeHtml(title)}</h2><ul>${items.map(renderItem).join('')}</ul>${
        more > 0
          ? `<p><a href="${escapeHtml(getNewsUrl(topic))}">${escapeHtml(sentTexts.digestMore(more))}</a></p>`
          : ''
      }`,
  );
  return {
    subject,
    text: addTextFooter([lead, ...text, sentTexts.digestInfo].join('\n\n'), footer),
    html: addHtmlFooter(
      subject,
      `<p>${escapeHtml(lead)}</p>${html.join('')}<p>${escapeHtml(sentTexts.digestInfo)}</p>`,
      footer,
    ),
  };
}

const renderItem = ({ title, url, source, date }: NewsRow) =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a><br>${escapeHtml(source)}, ${escapeHtml(formatLongDate(date))}</li>`;
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
