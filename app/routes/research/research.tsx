import { data, redirect } from 'react-router';
import { answerResearchForm } from '#features/research/answer-research-form.server.ts';
import {
  formatResearchQuery,
  readResearchAddress,
} from '#features/research/cases/search-address.ts';
import { createFailedAnswer, createFailedPage } from '#features/research/failed-research.ts';
import { getResearchPage } from '#features/research/get-research-page.server.ts';
import * as research from '#features/research/messages/research.ts';
import { getFailure } from '#features/research/research-outcome.ts';
import {
  type ResearchAnswer,
  ResearchPage,
  type ResearchPageData,
} from '#features/research/research-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { NO_STORE } from '../../http/json-response.ts';
import { readForm } from '../../http/read-form.ts';
import { KILOBYTE, type RouteHandle } from '../../http/route-handle.ts';
import researchPageCss from '../../styles/research-page.css?url';
import type { Route } from './+types/research';

export const handle = {
  sitemap: true,
  cost: 'searching',
  postCost: 'writing',
  maxBodyBytes: 512 * KILOBYTE,
} satisfies RouteHandle;

/** Analyses and motions are styled like answers of the assistant. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: researchPageCss }];

const readSearch = (request: Request) => readResearchAddress(new URL(request.url).searchParams);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const search = readSearch(request);
  const page = await getResearchPage(deps, caller, search);
  if (page.outcome.kind === 'direct')
    throw redirect(
      `/cases/${page.outcome.slug}?${formatResearchQuery({ ...search, tab: undefined })}`,
    );
  const failure = getFailure(page.outcome);
  return data(page, failure ? { status: failureStatus(failure) } : {});
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const search = readSearch(request);
  const answered = await answerResearchForm(deps, caller, {
    search,
    form: await readForm(request),
  });
  if (!answered) throw data(null, { status: 404 });
  const { answer, failure } = answered;
  // Without a status here, the response would have the loader's, which runs afterwards and finds
  // the free search used.
  return data<ResearchAnswer>(answer, {
    status: failure ? failureStatus(failure) : 200,
    headers: { ...NO_STORE, ...(failure && failureHeaders(failure)) },
  });
}

/** Offline, the page stays, says that the search failed, and keeps what was typed. */
export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ResearchPageData> {
  try {
    return (await serverLoader()) as ResearchPageData;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    return createFailedPage(readSearch(request));
  }
}

export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ResearchAnswer> {
  try {
    return (await serverAction()) as ResearchAnswer;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    return createFailedAnswer();
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: research.title,
    description: research.lead,
    path: '/research',
    noindex: Boolean((loaderData as ResearchPageData | undefined)?.search.q),
  });

export default function Research({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ResearchPage
      page={loaderData as ResearchPageData}
      answer={(actionData ?? {}) as ResearchAnswer}
    />
  );
}
