// A row of legal_news as pages show it. Addresses came from elsewhere: only those that a browser opens as a page are shown.
import type { NewsView } from '#features/library/schema/schema.ts';
import { longDate } from '#lib/dates.ts';

export type NewsRow = { id: string; title: string; url: string; source: string; date: string; content: string };

export const isWebAddress = (url: string) => /^https?:\/\/[^\s]+$/i.test(url);

export function newsView({ id, title, url, source, date, content }: NewsRow): NewsView {
  return { id, title, url, source, date: longDate(date), content };
}
