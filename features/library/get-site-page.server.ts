// A page of our own text: privacy, terms, accessibility. Settings that the text promises are filled in from the settings
// themselves, so that the page cannot drift from what the server does.

import { longDate } from '#lib/dates.ts';
import { renderMarkdown } from '#lib/markdown.ts';
import type { LibraryDeps } from './library-deps.ts';

export type SitePageView = { title: string; description: string; updatedOn: string; html: string };

export function getSitePage({ library, site }: Pick<LibraryDeps, 'library' | 'site'>, id: string): SitePageView {
  const page = library.pages.find((p) => p.id === id);
  if (!page) throw new Error(`content/pages has no ${id}.md`);
  const contact = site.supportEmail ? `[${site.supportEmail}](mailto:${site.supportEmail})` : '[the support form](/support)';
  const body = page.body.replaceAll('{{site}}', site.name).replaceAll('{{contact}}', contact);
  return {
    title: page.title,
    description: page.description.replaceAll('{{site}}', site.name),
    updatedOn: longDate(page.updatedOn),
    html: renderMarkdown(body),
  };
}
