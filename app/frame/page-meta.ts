// Title, description, canonical URL and Open Graph tags of a page.
import type { FrameData } from './frame-data.server.ts';

type Match = { id: string; loaderData?: unknown } | undefined;
type Page = { title: string; description: string; path: string; noindex?: boolean };

export function pageMeta(matches: readonly Match[], { title, description, path, noindex }: Page) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { frame: FrameData }
    | undefined;
  const site = root?.frame.siteName ?? '';
  const address = `${root?.frame.publicUrl ?? ''}${path}`;
  const fullTitle = title.includes(site) ? title : `${title} · ${site}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site },
    { property: 'og:image', content: `${root?.frame.publicUrl ?? ''}/og.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
