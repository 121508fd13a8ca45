// The sections before and after: beside the text, or in its place where the text is not held.
import { Link } from 'react-router';
import type { SectionView } from './get-section.server.ts';
import { lawPage } from './page-messages.ts';

export function SectionNeighbors({ view: { previous, next } }: { view: Pick<SectionView, 'previous' | 'next'> }) {
  if (!previous && !next) return null;
  return (
    <nav aria-labelledby="neighbors-title">
      <h2 className="margin-heading" id="neighbors-title">
        {lawPage.neighbors}
      </h2>
      <ul className="law-rows">
        {[previous, next].map(
          (link) =>
            link && (
              <li key={link.path}>
                <Link to={link.path} rel={link === previous ? 'prev' : 'next'}>
                  <b>§ {link.number}</b> <span>{link.heading}</span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
