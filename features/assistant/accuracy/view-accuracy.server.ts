// Results of the last evaluation, formatted for /accuracy.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { formatLongDate } from '#lib/dates.ts';

export function viewAccuracy({ library }: Pick<LibraryDeps, 'library'>) {
  const topicTitles = new Map(library.topics.map(({ id, title }) => [id, title]));
  return library.accuracy.map(({ perTopic, measuredOn, ...run }) => ({
    ...run,
    measuredOn: formatLongDate(measuredOn),
    perTopic: perTopic.filter(({ questions }) => questions > 0).map((row) => ({ ...row, title: topicTitles.get(row.topic) ?? row.topic })),
  }));
}

/** Undefined before the first measurement. */
export function viewDangerAccuracy({ library: { dangerAccuracy } }: Pick<LibraryDeps, 'library'>) {
  return dangerAccuracy && { ...dangerAccuracy, measuredOn: formatLongDate(dangerAccuracy.measuredOn) };
}

export type AccuracyView = ReturnType<typeof viewAccuracy>[number];
