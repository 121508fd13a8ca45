// Table of contents of a case page: a decision can be a hundred screens long.

import { formatNumber } from '#lib/language/format.ts';
import { casePage } from '../messages.ts';
import type { CaseView } from './get-case.server.ts';

export function CaseContents({ view }: { view: CaseView }) {
  const parts: { href: string; label: string; count?: number }[] = [
    ...(view.ours ? [{ href: '#summary', label: casePage.summary }] : []),
    ...(view.opinions.length > 0 ? [{ href: '#text', label: casePage.fullText }] : []),
    ...(view.citedBy.total > 0
      ? [{ href: '#cited-by', label: casePage.citedBy, count: view.citedBy.total }]
      : []),
    ...(view.cites.total > 0
      ? [{ href: '#cites', label: casePage.cites, count: view.cites.total }]
      : []),
  ];
  if (parts.length < 2) return null;
  return (
    <nav className="case-contents" aria-label={casePage.contents}>
      {parts.map(({ href, label, count }) => (
        <a key={href} href={href}>
          {label} {count !== undefined && <span className="meta">{formatNumber(count)}</span>}
        </a>
      ))}
    </nav>
  );
}
