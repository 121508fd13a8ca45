import { expect, test } from 'vitest';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import { DANGER_NAMES } from '#features/triage/messages/tables.ts';
import { render } from '#tests/harness/render/render.tsx';
import * as accuracyPage from '../messages/accuracy-page.ts';
import { DangerFigures } from './danger-accuracy.tsx';

test('shows every kind, the sum, Spanish, false alarms, and what to do when it is missed', () => {
  const perKind = DANGER_KINDS.map((kind, index) => ({
    kind,
    messages: 40,
    noticed: 40 - (index % 2),
  }));
  const figures = {
    measuredOn: 'November 16, 2026',
    perKind,
    spanish: { messages: 120, noticed: 119 },
    calm: { messages: 600, alarmed: 30 },
  };
  const page = render(<DangerFigures figures={figures} />);
  for (const kind of DANGER_KINDS) expect(page.text).toContain(DANGER_NAMES[kind]);
  expect(page.text).toContain('593 of 600 (98.8%)');
  expect(page.text).toContain('119 of 120 (99.2%)');
  expect(page.text).toContain('30 of 600 (5.0%)');
  expect(page.text).toContain('with 1,200 messages');
  expect(page.text).toContain(accuracyPage.danger.limit);
  expect(page.faults()).toEqual([]);
});
