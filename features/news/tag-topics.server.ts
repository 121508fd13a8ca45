// Tags a news item with topics, the primary one first. The rules:
// 1. A title that is only a case caption is tagged by its parties (caption-topics.ts); an issue
//   spotter learns nothing from names.
// 2. Otherwise the issue spotter scores title and excerpt, and the usual topics of the source (the
//   agency's, then the feed's) are hints that add to the score: a hint beats a low score and loses
//   against a high one.
// 3. Without a hint, the score must be fairly high, and higher still if the agency is known to
//   write about something else. An item without topics is not stored.
import type { TopicId } from '#features/library/schema/schema.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import { findAgencyTopics } from './agency-topics.ts';
import { findCaptionTopic, isCaption } from './caption-topics.ts';

export type Taggable = { title: string; text: string; categories: string[] };

/**
 * Added to the logarithm of a score: the first hint outweighs a score about twelve times as high.
 */
const FIRST_HINT = 2.5;
const OTHER_HINT = 1.8;
const SCORE_FLOOR = 0.02;
const MIN_SCORE_ALONE = 0.4;
const MIN_SCORE_AGAINST_AGENCY = 0.8;
const MIN_SECOND_SCORE = 0.25;
const MAX_TOPICS = 3;
const MAX_TEXT_LENGTH = 1_200;

export async function tagTopics(
  search: SearchDeps,
  item: Taggable,
  feedTopics: TopicId[],
): Promise<TopicId[]> {
  const agencyTopics = findAgencyTopics(item.categories);
  const hints = [...new Set([...(agencyTopics ?? []), ...feedTopics])];
  if (isCaption(item.title)) {
    const topic = findCaptionTopic(item.title) ?? hints[0] ?? 'none';
    return topic === 'none' ? [] : [topic];
  }
  const { topics: spottedTopics } = await spotIssues(
    search,
    `${item.title}. ${item.text}`.slice(0, MAX_TEXT_LENGTH),
  );
  const scores = new Map(spottedTopics.map(({ id, score }) => [id, score]));
  if (hints.length === 0) {
    if (
      (spottedTopics[0]?.score ?? 0) < (agencyTopics ? MIN_SCORE_AGAINST_AGENCY : MIN_SCORE_ALONE)
    )
      return [];
    return takeFirst(
      spottedTopics.filter(({ score }) => score >= MIN_SECOND_SCORE).map(({ id }) => id),
    );
  }
  const getWeight = (id: TopicId) =>
    Math.log((scores.get(id) ?? 0) + SCORE_FLOOR) +
    (id === hints[0] ? FIRST_HINT : hints.includes(id) ? OTHER_HINT : 0);
  const ranked = [...new Set([...hints, ...scores.keys()])].sort(
    (a, b) => getWeight(b) - getWeight(a),
  );
  return takeFirst(ranked.filter((id, i) => i === 0 || (scores.get(id) ?? 0) >= MIN_SECOND_SCORE));
}

const takeFirst = (ids: TopicId[]) => ids.slice(0, MAX_TOPICS);
