// The parts of the page, where there are several.

import { formatNumber } from '#lib/language/format.ts';
import { lawPage } from '../messages.ts';
import type { SectionView } from './get-section.server.ts';

export function SectionContents({ view: { stored, content, citedBy } }: { view: SectionView }) {
  const parts: { href: string; label: string; count?: number }[] = [
    ...(stored && !stored.comparison ? [{ href: '#text', label: lawPage.text }] : []),
    ...(content.length > 0
      ? [{ href: '#in-library', label: lawPage.inLibrary, count: content.length }]
      : []),
    ...(citedBy.total > 0
      ? [{ href: '#cited-by', label: lawPage.inDecisions, count: citedBy.total }]
      : []),
    ...(stored && stored.versions.length > 1
      ? [{ href: '#versions-title', label: lawPage.versions, count: stored.versions.length }]
      : []),
  ];
  if (parts.length < 2) return null;
  return (
    <nav className="case-contents" aria-label={lawPage.contents}>
      {parts.map(({ href, label, count }) => (
        <a key={href} href={href}>
          {label} {count !== undefined && <span className="meta">{formatNumber(count)}</span>}
        </a>
      ))}
    </nav>
  );
}
