// The parts of the page of a section, where there are several.
import { PageContents, type PagePart } from '#app/ui/page-contents.tsx';
import * as lawPage from '../messages/law-page.ts';
import type { SectionView } from './get-section.server.ts';

export function SectionContents({ view: { stored, content, citedBy } }: { view: SectionView }) {
  const parts: PagePart[] = [
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
  return <PageContents label={lawPage.contents} parts={parts} />;
}
