// The schemas of news in content/: the feeds to poll, and a few built-in news items to start with.
// What a feed delivers is not content; it goes into the database.
import { z } from 'zod';
import { citation } from './law-schema.ts';
import { isoDate, line, slug, TopicId, webAddress } from './schema.ts';

const jurisdiction = z.string().regex(/^[A-Z]{2}$/, 'must be US or the two letters of a state');

const FEED_FORMATS = ['rss', 'atom', 'rdf', 'json-feed', 'federal-register'] as const;

export const Feed = z.strictObject({
  id: slug,
  title: line,
  organization: line,
  url: webAddress,
  /** For documentation only: the actual format is detected. */
  format: z.enum(FEED_FORMATS),
  /** The topics it usually covers, most frequent first. Empty: any topic. */
  topics: z.array(TopicId).default([]),
  everyMinutes: z.int().min(15, 'must be 15 or more').max(10_080),
  official: z.boolean(),
  jurisdiction,
  confirmed: z.boolean().optional(),
  note: line.optional(),
});
export type Feed = z.infer<typeof Feed>;

export const NewsItem = z.strictObject({
  id: slug,
  title: line,
  date: isoDate,
  url: webAddress,
  source: line,
  /** Our own words, two to four sentences. */
  summary: line,
  /** The primary topic first. */
  topics: z.array(TopicId).min(1),
  cases: z.array(citation).default([]),
  jurisdiction,
  confirmed: z.boolean(),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
  questions: z.array(line).min(1),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** A news item as the pages show it. */
export type NewsView = {
  id: string;
  title: string;
  url: string;
  source: string;
  date: string;
  content: string;
};
