// The sections before and after: beside the text, or in its place where the text is not held.

import * as lawPage from '../messages/law-page.ts';
import type { SectionView } from './get-section.server.ts';

export function SectionNeighbors({
  view: { previous, next },
}: {
  view: Pick<SectionView, 'previous' | 'next'>;
}) {
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
                <a href={link.path} rel={link === previous ? 'prev' : 'next'}>
                  <b>§ {link.number}</b> <span>{link.heading}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
