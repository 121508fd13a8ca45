// A static page: privacy, terms, accessibility. Values such as the contact address are filled in
// from the settings, so that the page cannot drift from what the server does.
import { formatLongDate } from '#lib/dates.ts';
import { renderContent } from '#lib/markdown.ts';
import type { LibraryDeps } from './library-deps.ts';

export type SitePageView = { title: string; description: string; updatedOn: string; html: string };

export function getSitePage(
  { library, site }: Pick<LibraryDeps, 'library' | 'site'>,
  id: string,
): SitePageView {
  const page = library.pages.find((p) => p.id === id);
  if (!page) throw new Error(`content/pages has no ${id}.md`);
  const contact = site.supportEmail
    ? `[${site.supportEmail}](mailto:${site.supportEmail})`
    : '[the support form](/support)';
  const body = page.body.replaceAll('{{site}}', site.name).replaceAll('{{contact}}', contact);
  return {
    title: page.title,
    description: page.description.replaceAll('{{site}}', site.name),
    updatedOn: formatLongDate(page.updatedOn),
    html: renderContent(body),
  };
}
