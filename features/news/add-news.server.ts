// Adds a news item by hand, for news that no feed has. It is stored like all news, so that no story
// is stored twice.
import { z } from 'zod';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { isoDate, line, TopicId, webAddress } from '#features/library/schema/schema.ts';
import { excerpt } from '#lib/excerpt.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createNewsId } from './same-story.ts';
import {
  findCitedCases,
  findNewStories,
  runInNewsTransaction,
  writeNews,
} from './store-news.server.ts';
import { updateTrending } from './update-trending.server.ts';

const MAX_EXCERPT_LENGTH = 300;

const NewNews = z.strictObject({
  title: line.max(300),
  date: isoDate.refine((day) => !Number.isNaN(Date.parse(day)), 'must be a day that exists'),
  url: webAddress,
  source: line,
  topics: z.array(TopicId).min(1, 'name at least one'),
  text: z.string().trim().default(''),
  jurisdiction: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be US or the two letters of a state')
    .default('US'),
});

export async function addNews(
  deps: Pick<LibraryDeps, 'db' | 'library' | 'clock'>,
  input: unknown,
): Promise<Result<{ id: string }>> {
  const parsed = NewNews.safeParse(input);
  if (!parsed.success)
    return fail(
      'invalid',
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  const { text, ...news } = parsed.data;
  const record = {
    ...news,
    id: createNewsId(news.url),
    link: news.url,
    feed: 'operator',
    content: excerpt(text, MAX_EXCERPT_LENGTH),
    cases: findCitedCases(`${news.title}. ${text}`),
  };
  const added = await runInNewsTransaction(deps.db, async (client) => {
    const newRecords = await findNewStories(client, [record]);
    await writeNews(client, newRecords);
    return newRecords.length > 0;
  });
  if (!added)
    return fail(
      'conflict',
      'This news item already exists, at this address or from another source.',
    );
  await updateTrending(deps);
  return ok({ id: record.id });
}
