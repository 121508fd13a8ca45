// What crawlers and phones read about the site: its pages, which of them not to index, its name and icons.
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

export function sitemapXml(publicUrl: string, paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
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
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' })),
  };
}
