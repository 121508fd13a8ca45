import { formatUsCodeUrl } from '#legal/citations/official-link.ts';
import type { SectionView } from './get-section.server.ts';

export type OfficialSource = { label: string; url: string };

/**
 * Where the text can be read: for the U.S. Code the publishers of the government, else what the
 * import named as its source.
 */
export function listOfficial({
  address,
  stored,
}: Pick<SectionView, 'address' | 'stored'>): OfficialSource[] {
  const { jurisdiction, code, number } = address;
  const source = stored?.sourceUrl
    ? [{ label: new URL(stored.sourceUrl).hostname.replace(/^www\./, ''), url: stored.sourceUrl }]
    : [];
  if (jurisdiction !== 'us') return source;
  const house = `https://uscode.house.gov/view.xhtml?req=${encodeURIComponent(`granuleid:USC-prelim-title${code}-section${number}`)}`;
  return [
    ...source,
    { label: 'govinfo', url: formatUsCodeUrl(code, number) },
    { label: 'Office of the Law Revision Counsel', url: house },
  ];
}
