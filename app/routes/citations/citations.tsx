import { useRef } from 'react';
import { data } from 'react-router';
import * as checker from '#features/citations/messages/checker.ts';
import {
  answerCheckForm,
  type CheckAnswer,
} from '#features/citations/report/answer-check-form.server.ts';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import { CheckForm } from '#features/citations/ui/check-form.tsx';
import { CheckResults } from '#features/citations/ui/check-results.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
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

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = await readForm(request);
  const answer = await answerCheckForm(deps, caller, form, files.get('file'));
  return answer.failure ? failureData(answer.failure, answer) : data(answer, { headers: NO_STORE });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    checker.failed,
    (failure): CheckAnswer => ({ failure, text: '', view: null }),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: checker.title, description: checker.lead, path: '/citations' });

export default function Citations({ loaderData, actionData }: Route.ComponentProps) {
  // Following an anchor on this page is a navigation too, and would drop the result.
  const lastAnswer = useRef<CheckAnswer>(undefined);
  const answer = (actionData as CheckAnswer | undefined) ?? lastAnswer.current;
  lastAnswer.current = answer;
  return (
    <div className="page-width pt-8">
      <PageHeader title={checker.title} lead={checker.lead} />
      <div className="citations-page">
        <Notice kind="good" icon="lock">
          {checker.privacyNote} {loaderData.asksLive && checker.asksLive}
        </Notice>
        <CheckForm answer={answer} />
        {answer?.view && <CheckResults view={answer.view} />}
      </div>
    </div>
  );
}
