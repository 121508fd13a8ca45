// Results of the last evaluation, formatted for /accuracy.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { MeasureId } from '#features/library/schema/accuracy-schema.ts';
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { formatLongDate } from '#lib/dates.ts';
import { measureTexts } from '../messages/tables.ts';

function viewAccuracy({ library }: Pick<LibraryDeps, 'library'>) {
  const topicTitles = new Map(library.topics.map(({ id, title }) => [id, title]));
  return library.accuracy.map(({ perTopic, measuredOn, ...run }) => ({
    ...run,
    measuredOn: formatLongDate(measuredOn),
    perTopic: perTopic
      .filter(({ questions }) => questions > 0)
      .map((row) => ({ ...row, title: topicTitles.get(row.topic) ?? row.topic })),
  }));
}

/** Undefined before the first measurement. */
function viewDangerAccuracy({ library: { dangerAccuracy } }: Pick<LibraryDeps, 'library'>) {
  return (
    dangerAccuracy && { ...dangerAccuracy, measuredOn: formatLongDate(dangerAccuracy.measuredOn) }
  );
}

/** In the order of the texts; what was not measured is left out. */
export function viewMeasures({ library }: Pick<LibraryDeps, 'library'>) {
  return (Object.keys(measureTexts) as MeasureId[]).flatMap((id) => {
    const measure = library.measures.find((one) => one.id === id);
    if (!measure) return [];
    const { title, about, figures } = measureTexts[id];
    const rows = measure.figures.flatMap(({ id: figure, count, total }) => {
      const what = figures[figure];
      return what ? [{ what, count, total }] : [];
    });
    return [{ id, title, about, measuredOn: formatLongDate(measure.measuredOn), rows }];
  });
}

export type MeasureView = ReturnType<typeof viewMeasures>[number];
export type AccuracyView = ReturnType<typeof viewAccuracy>[number];

export const getAccuracyPage = (deps: Pick<LibrarySearchDeps, 'library' | 'search'>) => ({
  runs: viewAccuracy(deps),
  measures: viewMeasures(deps),
  danger: viewDangerAccuracy(deps),
  wordsAlone: deps.search.wordsAlone === true,
});
