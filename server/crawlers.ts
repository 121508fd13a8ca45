// What search engines are told: which pages exist, and which are not theirs to keep.
import type { Deps } from '#features/deps.ts';

const FIXED = ['/', '/newsletter', '/privacy-policy', '/terms', '/accessibility'];

export function robotsTxt(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', 'Disallow: /account', 'Disallow: /search', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

export function sitemapXml({ site }: Pick<Deps, 'site'>): string {
  const urls = FIXED.map((path) => `  <url><loc>${site.publicUrl}${path === '/' ? '/' : path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
