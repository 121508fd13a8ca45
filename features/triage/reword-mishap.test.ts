import { expect, test } from 'vitest';
import { rewordMishap } from './reword-mishap.ts';

test('a thing that was hit was damaged by accident', () => {
  expect(rewordMishap('someone hit my parked car')).toBe(
    'someone accidentally damaged my parked car',
  );
  expect(rewordMishap('A guy backed into my neighbor’s fence, and hit a mailbox')).toBe(
    'A guy backed into my neighbor’s fence, and accidentally damaged a mailbox',
  );
});

test.each([
  'my ex hit my car with a bat',
  'someone hit my car on purpose',
  'he hit the wall next to my head',
  'someone hit my car and i am trapped',
  'somebody hit me in the parking lot',
  'they hit my son',
])('read as it was written: %s', (text) => {
  expect(rewordMishap(text)).toBe(text);
});
