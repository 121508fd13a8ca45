import { useRef } from 'react';
import { data } from 'react-router';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import { noticePaperDanger } from '#features/papers/follow/notice-paper-danger.server.ts';
import { openPaper } from '#features/papers/form/open-paper.server.ts';
import type { PaperSent } from '#features/papers/form/paper-fields.tsx';
import { PaperFormPart } from '#features/papers/form/paper-form.tsx';
import { readPaperForm } from '#features/papers/form/read-paper-form.server.ts';
import * as paperPage from '#features/papers/messages/paper-page.ts';
import * as result from '#features/papers/messages/result.ts';
import { PaperResults } from '#features/papers/result/paper-results.tsx';
import { RefusedDanger } from '#features/papers/result/refused-danger.tsx';
import { type PaperView, viewPaper } from '#features/papers/result/view-paper.server.ts';
import { findSafetyLine, type SafetyLine } from '#features/triage/safety-line.ts';
import { SafetyNotice } from '#features/triage/safety-notice.tsx';
import { triage } from '#features/triage/triage.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { Failure } from '#lib/result.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import paperCss from '../../styles/paper.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/paper';

export const handle = {
  shared: 'members',
  sitemap: true,
  postCost: 'files',
  maxBodyBytes: MAX_CHECK_BYTES,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: paperCss }];

export function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  return {
    kinds: deps.library.papers.map(({ id, title }) => ({ id, title })),
    state: caller.jurisdiction,
  };
}

/** `urgent`: danger in a text that was refused; a text that was read has it in its view. */
type Answer = {
  failure: Failure | null;
  sent: PaperSent | null;
  view: PaperView | null;
  urgent?: UrgentLine[];
  safety?: SafetyLine;
};

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = readPaperForm(await readForm(request), files.get('file'), caller.jurisdiction);
  const sent: PaperSent = {
    text: form.text,
    state: form.state,
    stateBy: form.stateBy,
    kind: form.kind ?? '',
    date: form.date ?? '',
    dateRole: form.dateRole,
  };
  const opened = await openPaper(deps, caller, form);
  const safety = findSafetyLine(deps, form.text);
  if (!opened.ok)
    return failureData(opened.failure, {
      ...(safety && { safety }),
      sent,
      view: null,
      urgent: triage(deps.library.triage, form.text),
    });
  const { text, reading } = opened.value;
  const view = viewPaper(
    deps,
    form,
    opened.value,
    await noticePaperDanger(deps, reading, text, request.signal),
  );
  const answer: Answer = {
    failure: null,
    sent: { ...sent, text },
    view,
    ...(safety && { safety }),
  };
  return data(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    paperPage.failed,
    (failure): Answer => ({ failure, sent: null, view: null }),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paperPage.title, description: paperPage.lead, path: '/paper' });

export default function Paper({ loaderData: { kinds, state }, actionData }: Route.ComponentProps) {
  // Following an anchor on this page is a navigation too, and would drop the result.
  const lastAnswer = useRef<Answer>(undefined);
  const answer = (actionData as Answer | undefined) ?? lastAnswer.current;
  lastAnswer.current = answer;
  // When the server was not reached, what it read before is still true.
  const lastRead = useRef<Answer>(undefined);
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
