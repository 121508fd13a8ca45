import { data, Link } from 'react-router';
import * as newsTexts from '#features/research/messages/news-texts.ts';
import { analyzeNews } from '#features/research/news/analyze-news.server.ts';
import { NewsAnalysis, type NewsAnalysisAnswer } from '#features/research/news/news-analysis.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { failureHeaders, failureStatus } from '../../http/failure-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import assistantCss from '../../styles/assistant.css?url';
import researchCss from '../../styles/research.css?url';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { Route } from './+types/news-analysis';

export const handle = { cost: 'writing' } satisfies RouteHandle;

export const links: Route.LinksFunction = () =>
  [researchCss, assistantCss].map((href) => ({ rel: 'stylesheet', href }));

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const result = await analyzeNews(deps, caller, {
    newsId: form.get('item'),
    allow: form.get('allow'),
  });
  const answer: NewsAnalysisAnswer = result.ok
    ? { analysis: result.value, failure: null }
    : { analysis: null, failure: result.failure };
  return data(
    answer,
    result.ok
      ? {}
      : { status: failureStatus(result.failure), headers: failureHeaders(result.failure) },
  );
}

/** Offline, the news stays and shows that the analysis failed. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<NewsAnalysisAnswer> {
  try {
    return (await serverAction()) as NewsAnalysisAnswer;
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status < 500) throw thrown;
    return { analysis: null, failure: { kind: 'unavailable', message: newsTexts.analysisFailed } };
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: newsTexts.analysis,
    description: newsTexts.analysis,
    path: '/research/news-analysis',
    noindex: true,
  });

/** Without JavaScript; with it, the analysis is shown below its news item. */
export default function NewsAnalysisPage({ actionData }: Route.ComponentProps) {
  const written = actionData?.analysis;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/research?tab=news">
        <Icon name="arrow-left" />
        {newsTexts.back}
      </Link>
      <PageHeader
        title={newsTexts.analysis}
        lead={
          written && (
            <a href={written.url} target="_blank" rel="noopener noreferrer">
              {written.title}
              <span className="sr-only"> {newsTexts.newTab}</span>
            </a>
          )
        }
      />
      {actionData && <NewsAnalysis answer={actionData} />}
    </div>
  );
}
