// Which subjects a person's own words are about.
import type { z } from 'zod';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { spotIssues } from '#features/search/meaning/spot-issues.server.ts';
import { ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, toUrl } from './frame.ts';
import * as texts from './messages/program-texts.ts';
import { nameGaps } from './name-gaps.ts';
import type { SpotIssue, SpottedIssues } from './schema.ts';

const MIN_SCORE = 0.05;
const CLEAR_SCORE = 0.25;

export async function spotForProgram(
  deps: LibrarySearchDeps,
  { text }: z.infer<typeof SpotIssue>,
): Promise<Result<z.infer<typeof SpottedIssues>>> {
  const spotted = await spotIssues(deps.search, text);
  const isClear = (spotted.topics[0]?.score ?? 0) >= CLEAR_SCORE;
  const fitting = spotted.topics.filter(({ score }, index) => index === 0 || score >= MIN_SCORE);
  const topics = fitting.flatMap(({ id, score }) =>
    deps.library.topics
      .filter((topic) => topic.id === id)
      .map(({ title, checkedOn }) => ({ id, title, score, checkedOn })),
  );
  const gaps = nameGaps(text, deps.clock.now());
  return ok({
    topics: topics.map(({ id, title, score }) => ({
      id,
      title,
      score,
      url: toUrl(deps, `/topics/${id}`),
    })),
    ...createFrame(topics.length === 0 ? 'not_held' : isClear ? 'found' : 'partial', {
      sources: topics
        .slice(0, 1)
        .map(({ id, title, checkedOn }) =>
          ownSource(deps, { title, path: `/topics/${id}`, checkedOn }),
        ),
      assumed: [texts.noStateChosen],
      notCovered: [
        ...(isClear ? [] : [texts.noClearSubject]),
        ...gaps,
        texts.factsOnly,
        ...(spotted.wordsOnly ? [texts.wordsOnly] : []),
      ],
    }),
  });
}
