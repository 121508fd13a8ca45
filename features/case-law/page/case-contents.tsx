// The parts of the page of a case.
import { PageContents, type PagePart } from '#app/ui/page-contents.tsx';
import * as casePage from '../messages/case-page.ts';
import type { CaseView } from './get-case.server.ts';

export function CaseContents({ view }: { view: CaseView }) {
  const parts: PagePart[] = [
    ...(view.ours ? [{ href: '#summary', label: casePage.summary }] : []),
    ...(view.opinions.length > 0 ? [{ href: '#text', label: casePage.fullText }] : []),
    ...(view.citedBy.total > 0
      ? [{ href: '#cited-by', label: casePage.citedBy, count: view.citedBy.total }]
      : []),
    ...(view.cites.total > 0
      ? [{ href: '#cites', label: casePage.cites, count: view.cites.total }]
      : []),
  ];
  return <PageContents label={casePage.contents} parts={parts} />;
}
