import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CitingList } from '#features/case-law/page/citing-list.tsx';
import * as lawPage from '../messages/law-page.ts';
import { CitingContentList } from './citing-content-list.tsx';
import type { SectionPageView } from './get-section-page.server.ts';
import { SectionHead } from './section-head.tsx';
import { SectionMargin } from './section-margin.tsx';
import { SectionNeighbors } from './section-neighbors.tsx';
import { SectionText } from './section-text.tsx';
import { VersionComparison } from './version-comparison.tsx';

export function SectionPage({ page }: { page: SectionPageView }) {
  const { view, codeName, codePath, listDate, official } = page;
  const { stored, citedBy } = view;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to={codePath}>
        <Icon name="arrow-left" />
        {codeName}
      </Link>
      <SectionHead view={view} listDate={listDate} official={official} />
      <div className="with-margin">
        <div className="case-main">
          <div>
            {stored?.comparison && (
              <VersionComparison path={view.path} comparison={stored.comparison} />
            )}
          </div>
          {stored && !stored.comparison && (
            <section id="text" aria-labelledby="text-title">
              <h2 id="text-title" className="sr-only">
                {lawPage.text}
              </h2>
              {stored.texts.map(({ copy, html }) => (
                <div key={copy}>
                  {copy > 1 && <Notice className="mb-4 mt-8">{lawPage.secondSection(copy)}</Notice>}
                  <SectionText html={html} />
                </div>
              ))}
            </section>
          )}
          {!stored && (
            <div>
              <SectionNeighbors view={view} />
            </div>
          )}
          <div>
            <CitingContentList items={view.content} />
          </div>
          <CitingList
            id="cited-by"
            title={lawPage.inDecisions}
            list={citedBy}
            param="cited-by"
            none={lawPage.noDecision}
          />
        </div>
        <aside className="case-margin">
          <SectionMargin
            view={view}
            codeName={codeName}
            codePath={codePath}
            listDate={listDate}
            official={official}
          />
        </aside>
      </div>
    </div>
  );
}
