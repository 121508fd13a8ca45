import { data, redirect } from 'react-router';
import { runResearch } from '#features/research/cases/run-research.server.ts';
import {
  formatResearchQuery,
  isWorkProductTab,
  type ResearchTab,
  readResearchAddress,
} from '#features/research/cases/search-address.ts';
import { getResearchPage } from '#features/research/get-research-page.server.ts';
import * as research from '#features/research/messages/research.ts';
import type { ResearchOutcome } from '#features/research/research-outcome.ts';
import {
  type ResearchAnswer,
  ResearchPage,
  type ResearchPageData,
} from '#features/research/research-page.tsx';
import { answerWorkProductForm } from '#features/research/work-product/answer-work-product-form.server.ts';
import { cutSentBack } from '#lib/sent-back.ts';
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
  return data(page, getStatus(page.outcome));
}

/**
 * The forms of the Analysis and Motions tabs, and the one free search of news, whose result is
 * shown only in this response.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const search = readSearch(request);
  if (isWorkProductTab(search.tab)) {
    const workProduct = await answerWorkProductForm(deps, caller, {
      tab: search.tab,
      form: await readForm(request),
    });
    const failure = workProduct.refusal?.failure;
    const headers = { ...NO_STORE, ...(failure && failureHeaders(failure)) };
    return data<ResearchAnswer>(
      { workProduct: failure ? cutSentBack(workProduct) : workProduct },
      { status: failure ? failureStatus(failure) : 200, headers },
    );
  }
  if (search.tab !== 'news') throw data(null, { status: 404 });
  const freeSearch = await runResearch(deps, caller, {
    search: { ...search, page: 1 },
    options: { tryOnceFree: true },
  });
  // Without a status here, the response would have the loader's, which runs afterwards and finds
  // the free search used.
  return data<ResearchAnswer>({ freeSearch }, { status: 200, ...getStatus(freeSearch) });
}

function getStatus(outcome: ResearchOutcome): { status?: number } {
  const failure =
    outcome.kind === 'cases' ? outcome.refusal : 'failure' in outcome ? outcome.failure : null;
  return failure ? { status: failureStatus(failure) } : {};
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
    const search = readSearch(request);
    const failure = { kind: 'unavailable', message: getFailedText(search.tab) } as const;
    const outcome: ResearchOutcome =
      search.q === '' ? { kind: 'none' } : { kind: 'failed', failure };
    return {
      search,
      defaultJurisdiction: '',
      outcome,
      workProductOptions: null,
      statuteFilters: null,
      saved: null,
      info: null,
    };
  }
}

export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<ResearchAnswer> {
  try {
    return (await serverAction()) as ResearchAnswer;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    return {
      freeSearch: {
        kind: 'failed',
        failure: { kind: 'unavailable', message: research.failed.news },
      },
    };
  }
}

const getFailedText = (tab: ResearchTab) =>
  research.failed[isWorkProductTab(tab) ? 'dictionary' : tab];

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
