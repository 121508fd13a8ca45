import { useRef } from 'react';
import { data } from 'react-router';
import { DangerLines } from '#features/help/danger-lines.tsx';
import {
  describeDanger,
  describeHelp,
  type HelpView,
} from '#features/help/describe-help.server.ts';
import {
  EMPTY_FORM,
  type HelpForm as HelpFields,
  parseHelpForm,
  readHelpForm,
} from '#features/help/help-fields.ts';
import { HelpForm } from '#features/help/help-form.tsx';
import { HelpResult } from '#features/help/help-result.tsx';
import * as help from '#features/help/messages/help.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { UrgentBanner } from '#features/library/ui/urgent-banner.tsx';
import type { Failure } from '#lib/result.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import helpCss from '../../styles/help.css?url';
import resourceListCss from '../../styles/resource-list.css?url';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/help';

export const handle = {
  shared: 'members',
  sitemap: true,
  maxBodyBytes: 8 * 1024,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, helpCss].map((href) => ({ rel: 'stylesheet', href }));

/**
 * With a state picked at the top of the page, its help is there before anything is typed. The topic
 * comes from pages whose address names it.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { topic } = readHelpForm(new URL(request.url).searchParams);
  const state = caller.jurisdiction === 'General' ? null : caller.jurisdiction;
  const topicId = (topic as TopicId) || null;
  return {
    topics: deps.library.topics.map(({ id, title }) => ({ id, title })),
    typed: { ...EMPTY_FORM, topic },
    danger: describeDanger(deps, topicId),
    view: state
      ? describeHelp(deps, { zip: null, state, topic: topicId, household: null, income: null })
      : null,
  };
}

type Answer = {
  failure: Failure | null;
  typed: HelpFields | null;
  view: HelpView | null;
  danger: ReturnType<typeof describeDanger> | null;
};

export async function action({ request, context }: Route.ActionArgs) {
  const { deps } = getVisit(context);
  const typed = readHelpForm(await readForm(request));
  const danger = describeDanger(deps, (typed.topic as TopicId) || null);
  const result = parseHelpForm(typed);
  const answer: Answer = result.ok
    ? { failure: null, typed, view: describeHelp(deps, result.value), danger }
    : { failure: result.failure, typed, view: null, danger };
  return data(answer, {
    status: result.ok ? 200 : failureStatus(result.failure),
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    help.failed,
    (failure): Answer => ({ failure, typed: null, view: null, danger: null }),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: help.title,
    description: help.lead,
    path: '/help',
    noindex: Boolean(loaderData && location.search),
  });

export default function Help({ loaderData, actionData }: Route.ComponentProps) {
  // Following an anchor on this page is a navigation too, and would drop the answer.
  const lastAnswer = useRef<Answer>(undefined);
  const answer = (actionData as Answer | undefined) ?? lastAnswer.current;
  lastAnswer.current = answer;
  const typed = answer?.typed ?? loaderData.typed;
  const view = answer ? answer.view : loaderData.view;
  const { urgent, danger, quickExit } = answer?.danger ?? loaderData.danger;
  return (
    <div className="page-width pt-8">
      <PageHeader title={help.title} lead={help.lead} />
      <div className="help-page">
        {urgent.length > 0 ? (
          <UrgentBanner lines={urgent} linksToHelp={false} />
        ) : (
          <DangerLines lines={danger} />
        )}
        <HelpForm typed={typed} topics={loaderData.topics} failure={answer?.failure ?? null} />
        {view && <HelpResult view={view} typed={typed} answered={answer !== undefined} />}
      </div>
      {quickExit && <QuickExit />}
    </div>
  );
}
