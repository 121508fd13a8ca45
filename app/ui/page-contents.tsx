// Links to the parts of a long page, with how much is in each: a decision or a section with its
// history can be a hundred screens long. Nothing where there are fewer than two.
import { formatNumber } from '#lib/language/format.ts';

export type PagePart = { href: string; label: string; count?: number };

export function PageContents({ label, parts }: { label: string; parts: PagePart[] }) {
  if (parts.length < 2) return null;
  return (
    <nav className="page-contents" aria-label={label}>
      {parts.map((part) => (
        <a key={part.href} href={part.href}>
          {part.label}{' '}
          {part.count !== undefined && <span className="meta">{formatNumber(part.count)}</span>}
        </a>
      ))}
    </nav>
  );
}
