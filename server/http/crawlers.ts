// What crawlers and phones read about the site: its pages, which of them not to index, its name and
// icons.
import type { AppDeps } from '#app/http/app-deps.ts';

export function robotsTxt(publicUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/',
    'Disallow: /account',
    'Disallow: /search',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

/** One file may have 50,000 addresses. */
const MAX_ADDRESSES = 25_000;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The files of the site map. Pages of which there are very many, such as sections of law, have
 * files of their own after the first.
 */
export function listSitemaps(publicUrl: string, paths: string[]): string[] {
  const byKind = [...Map.groupBy(paths, (path) => path.split('/')[1]).values()];
  const large = byKind.filter((list) => list.length > MAX_ADDRESSES);
  const others = byKind.filter((list) => list.length <= MAX_ADDRESSES).flat();
  return [others, ...large].flatMap((list) =>
    Array.from({ length: Math.ceil(list.length / MAX_ADDRESSES) }, (_, index) => {
      const urls = list
        .slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES)
        .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
      return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`;
    }),
  );
}

export function sitemapIndexXml(publicUrl: string, count: number): string {
  const maps = Array.from(
    { length: count },
    (_, index) => `  <sitemap><loc>${publicUrl}/sitemaps/${index + 1}.xml</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join('\n')}\n</sitemapindex>\n`;
}

export function webManifest({ site }: Pick<AppDeps, 'site'>) {
  return {
    name: site.name,
    short_name: site.name,
    description: 'US legal information in plain language, with the source beside every sentence.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f5f3ea',
    theme_color: '#f5f3ea',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
