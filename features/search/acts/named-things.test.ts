import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listItems } from '../index/list-items.ts';
import { fitsNamedThings, namesBenefit } from './named-things.ts';

const items = listItems(library);
const fits = (talk: string, id: string, chance = 0) => {
  const item = items.find((each) => each.id === id && each.kind === 'faq');
  if (!item) throw new Error(`No item ${id}`);
  return fitsNamedThings(talk, item, chance);
};

test('what is about one thing leads no question that tells of none', () => {
  const calls = 'my father died and the card company keeps calling me';
  expect(fits(calls, 'car-title-loan-cannot-pay')).toBe(false);
  expect(fits(calls, 'pay-parents-debts-after-death')).toBe(true);
  expect(fits('he hit me in the crosswalk, I have limited tort', 'crash-while-uninsured')).toBe(
    false,
  );
  expect(fits('I hit a car and my insurance had lapsed', 'crash-while-uninsured')).toBe(true);
  expect(fits('will I lose my house over a judgment', 'keep-house-car-in-bankruptcy')).toBe(false);
  expect(fits('will I lose my house if I file', 'keep-house-car-in-bankruptcy')).toBe(true);
});

test('unless the lead model is sure of it', () => {
  expect(fits('how do I wipe the slate clean', 'chapter-7-or-chapter-13-difference')).toBe(false);
  expect(fits('how do I wipe the slate clean', 'chapter-7-or-chapter-13-difference', 0.8)).toBe(
    true,
  );
});

test('one benefit is not answered with another, however sure the model is', () => {
  const denied = 'got denied disability (ssdi). the letter is of october 30, should I appeal';
  expect(fits(denied, 'unemployment-appeal-deadline', 0.9)).toBe(false);
  expect(fits(denied, 'ssdi-or-ssi-denied')).toBe(true);
  expect(fits('they denied me, how long to appeal', 'unemployment-appeal-deadline')).toBe(true);
  expect([namesBenefit(denied), namesBenefit('should I appeal')]).toEqual([true, false]);
});

test('of the questions that an item is known by, at most four of a hundred need the model', () => {
  const pairs = items.flatMap((item) =>
    item.kind === 'faq' || item.kind === 'guide'
      ? item.questions.map((question) => ({ item, question }))
      : [],
  );
  const blocked = pairs.filter(({ item, question }) => !fitsNamedThings(question, item));
  expect(blocked.length / pairs.length).toBeLessThanOrEqual(0.04);
  const lost = pairs.filter(({ item, question }) => !fitsNamedThings(question, item, 1));
  expect(lost.length / pairs.length).toBeLessThanOrEqual(0.01);
});
