import { useRef } from 'react';
import { data } from 'react-router';
import { checkCitations } from '#features/citations/check-citations.server.ts';
import * as checker from '#features/citations/messages/checker.ts';
import { readCheckForm } from '#features/citations/read-check-form.server.ts';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import { CheckForm } from '#features/citations/ui/check-form.tsx';
import { CheckResults } from '#features/citations/ui/check-results.tsx';
import {
  type CheckParts,
  renderCheckParts,
} from '#features/citations/ui/render-check-parts.server.tsx';
import { type CheckView, viewCheck } from '#features/citations/view-check.server.ts';
import type { Failure } from '#lib/result.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import citationCheckCss from '../../styles/citation-check.css?url';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/citations';

export const handle = {
  shared: 'members',
  sitemap: true,
  postCost: 'files',
  maxBodyBytes: MAX_CHECK_BYTES,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: citationCheckCss }];

export function loader({ context }: Route.LoaderArgs) {
  return { asksLive: getVisit(context).deps.lookUpLive !== undefined };
}

type Results = { view: Omit<CheckView, 'quotations' | 'table'>; parts: CheckParts };
type Answer = { failure: Failure | null; text: string; results: Results | null };

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const { typed, job } = readCheckForm(await readForm(request), files.get('file'));
  const result = await checkCitations(deps, caller, job);
  if (!result.ok) return failureData(result.failure, { text: typed, results: null });
  const whole = viewCheck(result.value);
  const { quotations: _quotations, table: _table, ...view } = whole;
  const answer: Answer = {
    failure: null,
    text: whole.text.length < whole.length ? '' : whole.text,
    results: { view, parts: renderCheckParts(whole) },
  };
  return data(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    checker.failed,
    (failure): Answer => ({ failure, text: '', results: null }),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: checker.title, description: checker.lead, path: '/citations' });

export default function Citations({ loaderData, actionData }: Route.ComponentProps) {
  // Following an anchor on this page is a navigation too, and would drop the result.
  const lastAnswer = useRef<Answer>(undefined);
  const answer = (actionData as Answer | undefined) ?? lastAnswer.current;
  lastAnswer.current = answer;
  return (
    <div className="page-width pt-8">
      <PageHeader title={checker.title} lead={checker.lead} />
      <div className="citations-page">
        <Notice kind="good" icon="lock">
          {checker.privacyNote} {loaderData.asksLive && checker.asksLive}
        </Notice>
        <CheckForm answer={answer} />
        {answer?.results && <CheckResults {...answer.results} />}
      </div>
    </div>
  );
}
