// Which shelves a news item belongs on, the primary one first. The rule:
// 1. A title that is nothing but a case's caption is judged by its parties (caption-topics.ts); names say nothing to an issue spotter.
// 2. Otherwise the issue spotter reads title and excerpt, and what the source usually concerns (the agency's list, then the feed's)
//    adds to its say: a hint wins against a doubtful reading and loses against a sure one.
// 3. With no hint the reading must be fairly sure by itself, and surer still when the agency is known to write about something else.
// No topic: the item is on none of the shelves and is not kept.
import type { TopicId } from '#features/library/schema/schema.ts';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import type { SearchDeps } from '#features/site-search/search-library.server.ts';
import { agencyTopics } from './agency-topics.ts';
import { captionTopic, isCaption } from './caption-topics.ts';

export type Taggable = { title: string; text: string; categories: string[] };

/** In units of the logarithm of a chance: the first hint outweighs a reading that is about twelve times as sure. */
const FIRST_HINT = 2.5;
const OTHER_HINT = 1.8;
const FLOOR = 0.02;
const SURE_ALONE = 0.4;
const SURE_AGAINST = 0.8;
const SECOND_TOPIC = 0.25;
const MAX_TOPICS = 3;
const READ_CHARACTERS = 1_200;

export async function tagTopics(search: SearchDeps, item: Taggable, feedTopics: TopicId[]): Promise<TopicId[]> {
  const agency = agencyTopics(item.categories);
  const hints = [...new Set([...(agency ?? []), ...feedTopics])];
  if (isCaption(item.title)) {
    const topic = captionTopic(item.title) ?? hints[0] ?? 'none';
    return topic === 'none' ? [] : [topic];
  }
  const { topics: spotted } = await spotIssues(search, `${item.title}. ${item.text}`.slice(0, READ_CHARACTERS));
  const chance = new Map(spotted.map(({ id, score }) => [id, score]));
  if (hints.length === 0) {
    if ((spotted[0]?.score ?? 0) < (agency ? SURE_AGAINST : SURE_ALONE)) return [];
    return first(spotted.filter(({ score }) => score >= SECOND_TOPIC).map(({ id }) => id));
  }
  const weight = (id: TopicId) =>
    Math.log((chance.get(id) ?? 0) + FLOOR) + (id === hints[0] ? FIRST_HINT : hints.includes(id) ? OTHER_HINT : 0);
  const ranked = [...new Set([...hints, ...chance.keys()])].sort((a, b) => weight(b) - weight(a));
  return first(ranked.filter((id, i) => i === 0 || (chance.get(id) ?? 0) >= SECOND_TOPIC));
}

const first = (ids: TopicId[]) => ids.slice(0, MAX_TOPICS);
