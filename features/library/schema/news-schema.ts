// The shapes of news in content/: the feeds that are asked, and the developments that stand there before any feed was. What a feed
// brings is not content; it goes into the database.
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
  /** For the reader of the file: what comes is recognised by itself. */
  format: z.enum(FEED_FORMATS),
  /** What it usually concerns, most usual first. Empty: anything. */
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
  /** The primary one first. */
  topics: z.array(TopicId).min(1),
  cases: z.array(citation).default([]),
  jurisdiction,
  confirmed: z.boolean(),
  checkedOn: isoDate,
  attorneyReviewed: z.boolean(),
  questions: z.array(line).min(1),
});
export type NewsItem = z.infer<typeof NewsItem>;
