// What programs are told about the site: which pages exist, which are not theirs to keep, what to call it on a phone.
import type { AppDeps } from '#app/http/app-deps.ts';

const FIXED = [
  '/',
  '/chatbot',
  '/topics',
  '/faq',
  '/resources',
  '/dictionary',
  '/research',
  '/citations',
  '/deadlines',
  '/documents',
  '/accuracy',
  '/newsletter',
  '/privacy-policy',
  '/terms',
  '/accessibility',
];

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

export function sitemapXml({ site, library }: Pick<AppDeps, 'site' | 'library'>): string {
  const paths = [
    ...FIXED,
    ...library.topics.map((t) => `/topics/${t.id}`),
    ...library.guides.map((g) => `/guides/${g.id}`),
    ...library.cases.map((c) => `/cases/${c.id}`),
    ...library.documents.map((d) => `/documents?type=${d.id}`),
    ...library.terms.map((t) => `/dictionary/${t.id}`),
  ];
  const urls = paths.map((path) => `  <url><loc>${site.publicUrl}${path === '/' ? '/' : path}</loc></url>`);
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
