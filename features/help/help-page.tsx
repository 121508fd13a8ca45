import { useRef } from 'react';
import { PageHeader } from '#app/ui/page-header.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import { DangerLines } from './danger-lines.tsx';
import type { HelpAnswer, HelpPageView } from './get-help-page.server.ts';
import { HelpForm } from './help-form.tsx';
import { HelpResult } from './help-result.tsx';
import * as help from './messages/help.ts';

export function HelpPage({ page, sent }: { page: HelpPageView; sent: HelpAnswer | undefined }) {
  // Following an anchor on this page is a navigation too, and would drop the answer.
  const lastAnswer = useRef<HelpAnswer>(undefined);
  const answer = sent ?? lastAnswer.current;
  lastAnswer.current = answer;
  const typed = answer?.typed ?? page.typed;
  const view = answer ? answer.view : page.view;
  const { urgent, danger, quickExit } = answer?.danger ?? page.danger;
  return (
    <div className="page-width pt-8">
      <PageHeader title={help.title} lead={help.lead} />
      <div className="help-page">
        {urgent.length > 0 ? (
          <UrgentBanner lines={urgent} linksToHelp={false} />
        ) : (
          <DangerLines lines={danger} />
        )}
        <HelpForm typed={typed} topics={page.topics} failure={answer?.failure ?? null} />
        {view && <HelpResult view={view} typed={typed} answered={answer !== undefined} />}
      </div>
      {quickExit && <QuickExit />}
    </div>
  );
}
