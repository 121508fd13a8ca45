// The head of a section: number and heading, as of when and from where, and what a reader must know
// first: the text is not held, is an earlier one, or is no longer in the code.

import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as lawPage from '../messages/law-page.ts';
import type { SectionView } from './get-section.server.ts';
import type { OfficialSource } from './list-official.ts';
import { SectionContents } from './section-contents.tsx';
import { SectionNotices } from './section-notices.tsx';

type Props = {
  view: SectionView;
  listDate: string;
  official: OfficialSource[];
};

export function SectionHead({ view, listDate, official }: Props) {
  const { stored, builtIn, release } = view;
  const [source] = official;
  const link = source && (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      {source.label} <Icon name="external-link" />
      <span className="sr-only"> {lawPage.newTab}</span>
    </a>
  );
  return (
    <>
      <PageHeader
        className="case-head statute-head"
        label={view.cite}
        title={view.heading || view.cite}
      >
        <p className="statute-as-of">
          {stored
            ? lawPage.asOf(stored.asOf.words, stored.asOf.name)
            : builtIn && lawPage.inCode(listDate, release.point)}
          {stored && source && (
            <>
              {' · '}
              {stored.sourceUrl === source.url ? lawPage.readFrom : lawPage.officialAt} {link}
            </>
          )}
        </p>
        <div className="case-actions">
          <Button kind="quiet" className="js-only" onClick={() => window.print()}>
            <Icon name="printer" />
            {lawPage.print}
          </Button>
        </div>
        <div>
          <SectionContents view={view} />
        </div>
      </PageHeader>
      <div>
        <SectionNotices view={view} official={official} />
      </div>
    </>
  );
}
