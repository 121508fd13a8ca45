import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

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
  [' i was in portland ', ['OR']],
  [' i was in aurora ', []],
  [' evicted in cleveland ', ['OH']],
  [' my kalamazoo landlord ', ['MI']],
  [' caddo parish ', ['LA']],
  [' lincoln county here ', []],
  [' billings mt ', ['MT']],
  [' my zip is 87501 and ', ['NM']],
  [' 50309 here ', ['IA']],
  [' 10456 no hot water ', ['NY']],
  [' okc landlord ', ['OK']],
  [' up in traverse city ', ['MI']],
  [' vivo en new braunfels ', ['TX']],
  [' by yakima ', ['WA']],
  [' reading pa ', ['PA']],
  [' seattle deposit return deadline ', ['WA']],
  [' is philly one party or two party ', ['PA']],
  [' charlotte landlord kept my deposit ', ['NC']],
  [' my landlord in birmingham ', ['AL']],
  [' i rent in peoria il ', ['IL']],
  [' dover de deposit ', ['DE']],
  [' portland or ', ['OR']],
  [' he filed in columbus or he did not ', []],
  [' fired in columbus in march ', []],
  [' i live in toledo oh and rent ', ['OH']],
  [' i live in reading pa ', ['PA']],
  [' i live in saint paul ', ['MN']],
  [' ft worth tenant ', ['TX']],
  [' evicted in springfield ', []],
  [' springfield missouri ', ['MO']],
  [' i was fired in columbus ', []],
  [' she filed it in superior court ', []],
  [' in spring he moved out ', []],
  [' i live in a mobile home ', []],
  [' a letter from allen ', ['TX']],
  [' my union and my college ', []],
  [' moved to boise last year ', ['ID']],
  [' the city of tempe ', ['AZ']],
  [' my sister charlotte kept my deposit ', []],
  [' i hit austin with my car ', []],
])('%s is in %s', (text, states) => {
  expect(
    findPlaces(text).flatMap((found) => (found.states.length === 1 ? found.states : [])),
  ).toEqual(states);
});

test.each([
  [' evicted in springfield ', ['IL', 'MA', 'MO', 'OH', 'OR', 'VA']],
  [' fired in columbus ', ['GA', 'IN', 'OH']],
  [' i live in newark ', ['CA', 'DE', 'NJ', 'OH']],
  [' he made a deposit at wells fargo ', undefined],
])('%s may be in several states', (text, states) => {
  expect(findPlaces(text).find((found) => found.states.length > 1)?.states).toEqual(states);
});
