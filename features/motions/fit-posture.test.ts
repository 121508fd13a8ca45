// A default without a judgment: no rule and no word on judgments.
import { expect, test } from 'vitest';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { fitPosture } from './fit-posture.ts';

const template = library.motions.find(({ id }) => id === 'set-aside-default') as MotionTemplate;
const listTexts = ({ introduction, standard, elements, conclusion, order }: MotionTemplate) =>
  JSON.stringify([introduction, standard, elements, conclusion, order]);

test('without a judgment nothing is said of one', () => {
  const text = listTexts(fitPosture(template, 'Clerk entered default March 9. No judgment yet.'));
  expect(text).not.toMatch(/60\(|any default judgment|final (?:default )?judgment/);
  expect(text).toContain('no default judgment was entered');
});

test('with a judgment, or where nothing is said, the template stands', () => {
  expect(fitPosture(template, 'Default judgment was entered May 2.')).toBe(template);
});
