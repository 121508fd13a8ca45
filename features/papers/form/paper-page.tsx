import { useRef } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import * as paperPage from '../messages/paper-page.ts';
import * as result from '../messages/result.ts';
import { PaperResults } from '../result/paper-results.tsx';
import { RefusedDanger } from '../result/refused-danger.tsx';
import type { PaperAnswer } from './answer-paper-form.server.ts';
import type { PaperSent } from './paper-fields.tsx';
import { PaperFormPart } from './paper-form.tsx';

type Props = {
  page: { kinds: { id: string; title: string }[]; state: Jurisdiction };
  sentNow: PaperAnswer | undefined;
};

export function PaperPage({ page: { kinds, state }, sentNow }: Props) {
  // Following an anchor on this page is a navigation too, and would drop the result.
  const lastAnswer = useRef<PaperAnswer>(undefined);
  const answer = sentNow ?? lastAnswer.current;
  lastAnswer.current = answer;
  // When the server was not reached, what it read before is still true.
  const lastRead = useRef<PaperAnswer>(undefined);
  if (answer?.view) lastRead.current = answer;
  else if (answer?.sent) lastRead.current = undefined;
  const read = lastRead.current;
  const urgent = answer?.urgent ?? [];
  const sent: PaperSent = answer?.sent ??
    read?.sent ?? {
      text: '',
      state,
      stateBy: '',
      kind: '',
      date: '',
      dateRole: 'served',
    };
  return (
    <div className="page-width pt-8">
      <PageHeader title={paperPage.title} lead={read ? undefined : paperPage.lead} />
      <div className="paper-page">
        {!read && (
          <Notice kind="good" icon="lock">
            {paperPage.privacyNote}
          </Notice>
        )}
        <SafetyNotice line={answer?.safety ?? read?.safety} />
        {urgent.length > 0 && <RefusedDanger lines={urgent} />}
        {read?.view && <PaperResults view={read.view} sent={read.sent ?? sent} kinds={kinds} />}
        {/* One element in both states, so that chosen photos and files stay. */}
        <details className="paper-again" open={!read || Boolean(answer?.failure)}>
          <summary hidden={!read}>{result.again}</summary>
          <PaperFormPart
            sent={sent}
            failure={answer?.failure ?? null}
            kinds={kinds}
            answered={Boolean(answer?.view)}
            quiet={urgent.length > 0}
            hasResult={Boolean(read)}
          />
        </details>
      </div>
    </div>
  );
}
