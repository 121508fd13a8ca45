import { expect, test } from 'vitest';
import type { BuiltInCase } from '../schema/law-schema.ts';
import { checkInventedCases } from './check-invented-cases.ts';

const item = <T>(value: T) => ({
  file: 'content/known-invented-cases.yml',
  line: 1,
  hash: '',
  value,
});
const order = (...cases: { name: string; citations: string[] }[]) => [
  item({ id: 'an-order', cases } as never),
];
const realCase = {
  id: 'miranda',
  name: 'Miranda v. Arizona',
  citation: '384 U.S. 436',
  parallel: ['86 S. Ct. 1602'],
} as unknown as BuiltInCase;
const check = (...cases: { name: string; citations: string[] }[]) =>
  checkInventedCases(order(...cases), [item(realCase)]).map(({ message }) => message);

test('an invented case may have the page of a real one, but not its name too', () => {
  expect(check({ name: 'Nobody v. Nowhere', citations: ['384 U.S. 436'] })).toEqual([]);
  expect(
    check({ name: 'Miranda v. State of Arizona', citations: ['86 S. Ct. 1602'] })[0],
  ).toContain('is a real case, miranda');
});

test('a citation that cannot be read, or is listed twice, is a problem', () => {
  expect(check({ name: 'Nobody v. Nowhere', citations: ['somewhere'] })[0]).toContain(
    'can be read',
  );
  expect(
    check(
      { name: 'A v. Bee', citations: ['1 F.3d 2'] },
      { name: 'See v. Dee', citations: ['1 F.3d 2'] },
    )[0],
  ).toContain('A v. Bee, too');
});
