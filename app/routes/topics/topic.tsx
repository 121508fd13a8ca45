import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import * as newsTexts from '#features/news/messages/news.ts';
import * as texts from '#features/topics/messages/topic.ts';
import { getTopicPage } from '#features/topics/topic/get-topic-page.server.ts';
import { TopicPage } from '#features/topics/topic/topic-page.tsx';
import { ErrorPage } from '../../frame/error-page.tsx';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import { NO_STORE } from '../../http/json-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import resourceListCss from '../../styles/resource-list.css?url';
import stagesCss from '../../styles/stages.css?url';
import stateRulesCss from '../../styles/state-rules.css?url';
import timelineCss from '../../styles/timeline.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/topic';

export const handle = {
  shared: 'members',
  sitemap: (library) => library.topics.map(({ id }) => `/topics/${id}`),
} satisfies RouteHandle;
export const links: Route.LinksFunction = () =>
  [timelineCss, resourceListCss, volumeCss, stateRulesCss, stagesCss].map((href) => ({
    rel: 'stylesheet',
    href,
  }));

export async function loader({ params, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const { jurisdiction } = caller;
  const page = await getTopicPage(deps, { id: params.topicId, jurisdiction });
  if (!page) throw data(null, { status: 404 });
  if ('movedTo' in page) throw redirect(page.movedTo, 301);
  // A page without its news must not be cached.
  return data(page, { headers: page.news ? {} : NO_STORE });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? [
        ...pageMeta(matches, {
          title: loaderData.topic.title,
          description: loaderData.topic.description,
          path: `/topics/${loaderData.topic.id}`,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/rss+xml',
          title: newsTexts.feedName(loaderData.topic.title),
          href: `/topics/${loaderData.topic.id}/news.xml`,
        },
      ]
    : [{ title: texts.topicNotFound }];

export default function Topic({ loaderData }: Route.ComponentProps) {
  return <TopicPage page={loaderData} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
  return (
    <div className="page-width pt-10">
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{texts.topicNotFound}</h1>
      <EmptyState title={texts.topicNotFound} hint={texts.topicNotFoundHint}>
        <ButtonLink to="/topics">{texts.browseAllTopics}</ButtonLink>
      </EmptyState>
    </div>
  );
}
