// The weekly digest as a mail: whose week it is, and how it reads. Titles and texts came from elsewhere and stay text.
import { type Foot, withFootHtml, withFootText } from '#features/newsletter/newsletter-email.ts';
import { longDate } from '#lib/dates.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import type { NewsRow } from './news-view.ts';
import { sent } from './sent-messages.ts';

export type DigestWeek = { id: string; from: Date; to: Date };
/** `count`: all of the week's items; `items`: the newest of them. */
export type DigestTopic = { topic: string; title: string; count: number; items: NewsRow[] };

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
/** Monday, noon UTC: morning in most of the country. The first of them in 1970 was the fifth of January. */
const FIRST_END_MS = 4 * 24 * HOUR_MS + 12 * HOUR_MS;

/** The last whole week, from Monday noon to Monday noon. */
export function digestWeek(now: Date): DigestWeek {
  const to = new Date(FIRST_END_MS + Math.floor((now.getTime() - FIRST_END_MS) / WEEK_MS) * WEEK_MS);
  return { id: `news-digest-${dayOf(to)}`, from: new Date(to.getTime() - WEEK_MS), to };
}

/** An item that belongs to two of the reader's topics is told once, under the first. */
export function digestMail(week: DigestWeek, topics: DigestTopic[], foot: Foot): { subject: string; text: string; html: string } {
  const told = new Set<string>();
  const parts = topics.flatMap((topic) => {
    const items = topic.items.filter(({ id }) => !told.has(id));
    for (const { id } of items) told.add(id);
    return items.length > 0 ? [{ ...topic, items, more: topic.count - topic.items.length }] : [];
  });
  const subject = oneLine(
    sent.digestSubject(
      foot.site,
      parts.map(({ title }) => title),
    ),
  );
  const lead = sent.digestLead(longDate(dayOf(week.from)), longDate(dayOf(week.to)));
  const page = (topic: string) => `${foot.publicUrl}/topics/${topic}#news`;
  const text = parts.map(({ title, topic, items, more }) =>
    [
      title.toUpperCase(),
      ...items.map((item) => `${oneLine(item.title)}\n${oneLine(item.source)}, ${longDate(item.date)}\n${item.url}`),
      ...(more > 0 ? [`${sent.digestMore(more)}: ${page(topic)}`] : []),
    ].join('\n\n'),
  );
  const html = parts.map(
    ({ title, topic, items, more }) =>
      `<h2>${escapeHtml(title)}</h2><ul>${items.map(itemHtml).join('')}</ul>${
        more > 0 ? `<p><a href="${escapeHtml(page(topic))}">${escapeHtml(sent.digestMore(more))}</a></p>` : ''
      }`,
  );
  return {
    subject,
    text: withFootText([lead, ...text, sent.digestInfo].join('\n\n'), foot),
    html: withFootHtml(subject, `<p>${escapeHtml(lead)}</p>${html.join('')}<p>${escapeHtml(sent.digestInfo)}</p>`, foot),
  };
}

const itemHtml = ({ title, url, source, date }: NewsRow) =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a><br>${escapeHtml(source)}, ${escapeHtml(longDate(date))}</li>`;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
