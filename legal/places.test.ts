import { expect, test } from 'vitest';
import { findStatesOfPlaces } from './places.ts';

test.each([
  [' my landlord in toledo kept it ', ['OH']],
  [' i live in wichita falls ', ['TX']],
  [' evicted in queens county ', ['NY']],
  [' small claims maricopa county ', ['AZ']],
  [' cook county ', ['IL']],
  [' clark county ', []],
  [' washington county ', []],
  [' i live in 43215 ', ['OH']],
  [' zip 10001 ', ['NY']],
  [' i owe 43215 to the bank ', []],
  [' he sued me for 10001 dollars ', []],
  [' i was in portland ', []],
  [' reading pa ', []],
  [' seattle deposit return deadline ', ['WA']],
  [' is philly one party or two party ', ['PA']],
  [' charlotte landlord kept my deposit ', ['NC']],
  [' my sister charlotte kept my deposit ', []],
  [' i hit austin with my car ', []],
])('%s is in %s', (text, states) => {
  expect([...findStatesOfPlaces(text)]).toEqual(states);
});
