import { expect, test } from 'vitest';
import { COURTS, findCourt, findCourtByAbbreviation } from './courts.ts';

test.each([
  ['9th Cir.', 'ca9'],
  ['3d Cir.', 'ca3'],
  ['2nd Cir.', 'ca2'],
  ['S.D.N.Y.', 'nysd'],
  ['D Kan', 'ksd'],
  ['Pa.Super.', 'pasuperct'],
  ['Cal. Ct. App.', 'calctapp'],
  ['Fla. 2d DCA', 'fladistctapp'],
  ['U.S.', 'scotus'],
  ['Bankr. D. Colo.', 'cob'],
])('%s is %s', (text, id) => expect(findCourtByAbbreviation(text)?.id).toBe(id));

test('knows the level and jurisdiction of courts', () => {
  expect(findCourt('scotus')).toMatchObject({ level: 'supreme', jurisdiction: 'US', citeAs: '' });
  expect(findCourt('ca9')).toMatchObject({ level: 'appellate', jurisdiction: 'US' });
  expect(findCourt('nysd')).toMatchObject({ level: 'district', jurisdiction: 'US' });
  expect(findCourt('cal')).toMatchObject({ level: 'supreme', jurisdiction: 'CA' });
  expect(findCourt('calctapp')).toMatchObject({ level: 'appellate', jurisdiction: 'CA' });
});

test('has unique court ids', () => {
  expect(new Set(COURTS.map(({ id }) => id)).size).toBe(COURTS.length);
});
