import { data } from 'react-router';
import { MAX_CHECK_BYTES } from '#features/citations/schema.ts';
import {
  answerPaperForm,
  type PaperAnswer,
} from '#features/papers/form/answer-paper-form.server.ts';
import { PaperPage } from '#features/papers/form/paper-page.tsx';
import { readPaperForm } from '#features/papers/form/read-paper-form.server.ts';
import * as paperPage from '#features/papers/messages/paper-page.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureData } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
import { preserveForm } from '../../http/preserve-form.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import paperCss from '../../styles/paper.css?url';
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

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller, files } = getVisit(context);
  const form = readPaperForm(await readForm(request), files.get('file'), caller.jurisdiction);
  const answer = await answerPaperForm(deps, caller, form, request.signal);
  return answer.failure ? failureData(answer.failure, answer) : data(answer, { headers: NO_STORE });
}

/** Offline, the page stays with everything that was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return preserveForm(
    () => serverAction(),
    paperPage.failed,
    (failure): PaperAnswer => ({ failure, sent: null, view: null }),
  );
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: paperPage.title, description: paperPage.lead, path: '/paper' });

export default function Paper({ loaderData, actionData }: Route.ComponentProps) {
  return <PaperPage page={loaderData} sentNow={actionData as PaperAnswer | undefined} />;
}
