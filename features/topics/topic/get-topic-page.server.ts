// Everything a topic page shows. Markdown is rendered to safe HTML here, on the server.
import { explainTerms } from '#features/dictionary/explain-terms.server.ts';
import { findTopic } from '#features/library/find-topic.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findTopicNews } from '#features/news/list-topic-news.server.ts';
import { renderMonths } from '#features/news/render-months.server.tsx';
import { getReferencedRules } from '#features/state-rules/list-state-rules.server.ts';
import { viewStages } from '#features/state-rules/view-stages.server.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { viewStatePart } from '../state/view-state-part.server.ts';
import { listTopicSections } from './list-topic-sections.ts';
import { toTopicView } from './view-topic.server.ts';

type TopicRequest = { id: string; jurisdiction: Jurisdiction };

/** Null for an unknown topic. `news` is null when it could not be loaded. */
export async function getTopicPage(deps: LibraryDeps, { id, jurisdiction }: TopicRequest) {
  const found = findTopic(deps, id);
  if (!found || 'movedTo' in found) return found;
  const { body, ...topic } = toTopicView(deps, found.topic, jurisdiction);
  const { htmls, notes } = explainTerms(deps, [body]);
  const news = await findTopicNews(deps, topic.id);
  const ruleIds = [...topic.rules, ...topic.faqs.flatMap(({ rules }) => rules)];
  const referenced = getReferencedRules(deps, ruleIds, jurisdiction);
  const cases = viewStages(deps, { topic: topic.id }, jurisdiction);
  return {
    topic,
    overview: htmls[0] ?? '',
    notes,
    news: news && { ...news, months: renderMonths(news.months) },
    referenced,
    cases,
    sections: listTopicSections(topic, news?.count ?? 0, cases[0]?.id),
    state: viewStatePart(deps, jurisdiction, referenced),
  };
}
export type TopicPageView = Extract<
  Awaited<ReturnType<typeof getTopicPage>>,
  { topic: unknown; news: unknown }
>;
