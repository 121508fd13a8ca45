// There is no such section: what that can mean, and the sections next to the number.
import { Link } from 'react-router';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as lawPage from '../messages/law-page.ts';
import type { MissingSection } from './get-section.server.ts';

export function MissingSectionPage({
  missing: { title, sentence, nearest },
}: {
  missing: MissingSection;
}) {
  return (
    <div className="page-width pt-10">
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{lawPage.notFoundTitle}</h1>
      <EmptyState title={title} hint={sentence}>
        {nearest.length > 0 && (
          <nav aria-labelledby="nearest-title" className="law-nearest">
            <h3 id="nearest-title" className="margin-heading">
              {lawPage.nearest}
            </h3>
            <ul className="law-rows">
              {nearest.map(({ path, number, heading }) => (
                <li key={path}>
                  <Link to={path}>
                    <b>§ {number}</b> <span>{heading}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Link className="onward" to="/law">
          {lawPage.allLaw}
        </Link>
      </EmptyState>
    </div>
  );
}
