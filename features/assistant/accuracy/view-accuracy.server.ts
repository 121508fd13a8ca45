// What the last evaluation measured, as the page shows it.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { longDate } from '#lib/dates.ts';

export function viewAccuracy({ library }: Pick<LibraryDeps, 'library'>) {
  const titleOf = new Map(library.topics.map(({ id, title }) => [id, title]));
  return library.accuracy.map(({ perTopic, measuredOn, ...run }) => ({
    ...run,
    measuredOn: longDate(measuredOn),
    perTopic: perTopic.filter(({ questions }) => questions > 0).map((row) => ({ ...row, title: titleOf.get(row.topic) ?? row.topic })),
  }));
}

export type AccuracyView = ReturnType<typeof viewAccuracy>[number];
