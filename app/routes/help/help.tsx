import { data } from 'react-router';
import {
  answerHelpForm,
  getHelpPage,
  type HelpAnswer,
} from '#features/help/get-help-page.server.ts';
import { readHelpForm } from '#features/help/help-fields.ts';
import { HelpPage } from '#features/help/help-page.tsx';
import * as help from '#features/help/messages/help.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import helpCss from '../../styles/help.css?url';
import resourceListCss from '../../styles/resource-list.css?url';
import type { Route } from './+types/help';

export const handle = {
  shared: 'members',
  sitemap: true,
  maxBodyBytes: 8 * 1024,
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [resourceListCss, helpCss].map((href) => ({ rel: 'stylesheet', href }));

export function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { topic } = readHelpForm(new URL(request.url).searchParams);
  return getHelpPage(deps, { topic, jurisdiction: caller.jurisdiction });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps } = getVisit(context);
  const answer = answerHelpForm(deps, readHelpForm(await readForm(request)));
  const status = answer.failure ? failureStatus(answer.failure) : 200;
  return data(answer, { status, headers: NO_STORE });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    help.failed,
    (failure): HelpAnswer => ({ failure, typed: null, view: null, danger: null }),
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
  return <HelpPage page={loaderData} sent={actionData as HelpAnswer | undefined} />;
}
