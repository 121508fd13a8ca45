// Beside the text: what is known of the section, how to cite it, where the official text is, its
// terms, versions and neighbors.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { CopyCitation } from '#features/case-law/page/copy-citation.tsx';
import * as lawPage from '../messages/law-page.ts';
import type { SectionView } from './get-section.server.ts';
import type { OfficialSource } from './list-official.ts';
import { SectionNeighbors } from './section-neighbors.tsx';
import { VersionList } from './version-list.tsx';

type Props = {
  view: SectionView;
  codeName: string;
  codePath: string;
  listDate: string;
  official: OfficialSource[];
};

export function SectionMargin({ view, codeName, codePath, listDate, official }: Props) {
  const { stored, builtIn } = view;
  const terms = stored?.texts.flatMap((text) => text.terms) ?? [];
  return (
    <>
      <section aria-labelledby="facts-title">
        <h2 className="margin-heading" id="facts-title">
          {lawPage.facts}
        </h2>
        <dl className="case-facts">
          <div>
            <dt>{lawPage.status}</dt>
            <dd>{(stored ? stored.inForce : builtIn) ? lawPage.inForce : lawPage.noLonger}</dd>
          </div>
          <div>
            <dt>{lawPage.release}</dt>
            <dd>
              {stored
                ? [stored.asOf.words, stored.asOf.name].filter(Boolean).join(' · ')
                : `${listDate} · ${view.release.point}`}
            </dd>
          </div>
          <div>
            <dt>{lawPage.partOf}</dt>
            <dd>
              <Link to={codePath}>{codeName}</Link>
            </dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="cite-title">
        <h2 className="margin-heading" id="cite-title">
          {lawPage.cite}
        </h2>
        <CopyCitation citation={view.bluebook} />
      </section>
      {official.length > 0 && (
        <section aria-labelledby="official-title">
          <h2 className="margin-heading" id="official-title">
            {lawPage.official}
          </h2>
          <ul className="official-links">
            {official.map(({ label, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {label} <Icon name="external-link" />
                  <span className="sr-only"> {lawPage.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        {stored && stored.versions.length > 1 && (
          <VersionList path={view.path} versions={stored.versions} />
        )}
      </div>
      {terms.length > 0 && (
        <section aria-labelledby="terms-title">
          <h2 className="margin-heading" id="terms-title">
            {lawPage.defined}
          </h2>
          <ul className="defined-terms">
            {terms.map(({ term, anchor }) => (
              <li key={anchor}>
                <a href={`#${anchor}`}>{term}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {stored && (
        <div>
          <SectionNeighbors view={view} />
        </div>
      )}
    </>
  );
}
