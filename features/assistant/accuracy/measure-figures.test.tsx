import { expect, test } from 'vitest';
import { MEASURES, type MeasureId } from '#features/library/schema/accuracy-schema.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { render } from '#tests/harness/render/render.tsx';
import { measureTexts } from '../messages/tables.ts';
import { MeasureFigures } from './measure-figures.tsx';
import { viewMeasures } from './view-accuracy.server.ts';

const measures = (Object.keys(MEASURES) as MeasureId[]).map((id) => ({
  id,
  measuredOn: '2026-11-18',
  figures: MEASURES[id].map((figure, index) => ({ id: figure, count: 900 + index, total: 1000 })),
}));

test('every figure of every measure is shown in words, with its count', () => {
  const views = viewMeasures({ library: { ...library, measures } });
  expect(views.map(({ id }) => id)).toEqual(Object.keys(measureTexts));
  for (const view of views) {
    const page = render(<MeasureFigures measure={view} />);
    expect(view.rows).toHaveLength(MEASURES[view.id].length);
    for (const { what, count } of view.rows) {
      expect(page.text).toContain(what);
      expect(page.text).toContain(`${count} of 1,000`);
    }
    expect(page.faults()).toEqual([]);
  }
});

test('what was not measured is left out', () => {
  expect(viewMeasures({ library: { ...library, measures: [] } })).toEqual([]);
});
