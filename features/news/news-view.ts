// A row of legal_news for pages. URLs come from other sites: only http and https ones are shown.
import type { NewsView } from '#features/library/schema/news-schema.ts';
import { formatLongDate } from '#lib/dates.ts';

export type NewsRow = {
  id: string;
  title: string;
  url: string;
  source: string;
  date: string;
  content: string;
};

export const isWebAddress = (url: string) => /^https?:\/\/[^\s]+$/i.test(url);

export function newsView({ id, title, url, source, date, content }: NewsRow): NewsView {
  return { id, title, url, source, date: formatLongDate(date), content };
}
