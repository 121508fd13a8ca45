import { expect, test } from 'vitest';
import { NO_LAW_CHANGES } from '#features/library/schema/statute-hash-schema.ts';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { HOSTILE, render } from '#tests/harness/render/render.tsx';
import { StageStrip } from './stage-strip.tsx';
import { StateMap } from './tile-map.tsx';
import { viewStages } from './view-stages.server.ts';

const rule = createStateRule({ OH: filledCell });
const library = {
  rules: [rule],
  lawChanges: NO_LAW_CHANGES,
  stages: [
    {
      id: 'eviction',
      title: HOSTILE,
      topics: ['landlord-tenant' as const],
      guides: ['a-guide'],
      stages: [
        { title: 'Notice', text: 'A paper comes.', time: 'State law sets the days', rule: rule.id },
        { title: 'Hearing', text: 'A judge hears you.', time: 'On the date in the papers' },
      ],
      sources: [{ title: 'Source', url: 'https://source.example/' }],
    },
  ],
};

test('the stages of a case stand in order, with the days in words where no state is chosen', () => {
  const cases = viewStages({ library }, { topic: 'landlord-tenant' }, 'General');
  const page = render(<StageStrip cases={cases} stateName={null} />);
  expect(page.says('listitem')).toEqual([
    'Notice State law sets the days A paper comes.',
    'Hearing On the date in the papers A judge hears you.',
  ]);
  expect(page.get('region', HOSTILE)).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('a state whose law was read has its own days, and one whose law was not keeps the words', () => {
  const inOhio = render(
    <StageStrip cases={viewStages({ library }, { guide: 'a-guide' }, 'OH')} stateName="Ohio" />,
  );
  expect(inOhio.says('listitem')[0]).toContain('30 days in Ohio');
  expect(inOhio.get('link', '30 days in Ohio').attrs.href).toBe(`/states/ohio#${rule.id}`);
  const inUtah = render(
    <StageStrip cases={viewStages({ library }, { guide: 'a-guide' }, 'UT')} stateName="Utah" />,
  );
  expect(inUtah.says('listitem')[0]).toContain('State law sets the days');
  expect(viewStages({ library }, { topic: 'tax-law' }, 'OH')).toEqual([]);
});

test('the map for choosing a state has a link for each, named in words', () => {
  const page = render(
    <StateMap label="Map" states={[{ code: 'OH', name: 'Ohio', slug: 'ohio' }]} />,
  );
  expect(page.get('link', 'OH, Ohio').attrs.href).toBe('/states/ohio');
  expect(page.faults()).toEqual([]);
});
