import { expect, test } from 'vitest';
import { EMPTY_CAPTION } from '#tests/integration/motions/motion-examples.ts';
import { readParties } from './read-parties.ts';

test.each([
  [
    'Defendant moves for summary judgment: plaintiff has no evidence of notice of the spill.',
    '',
    '',
    'defendant',
  ],
  [
    'Plaintiff, Maria Delgado, slipped. Defendant Acme Foods, Inc. asks the court to dismiss.',
    'Maria Delgado',
    'Acme Foods, Inc.',
    'defendant',
  ],
  ['Delgado v. Acme Foods, LLC. The floor was wet.', 'Delgado', 'Acme Foods, LLC', ''],
  ['I lent him $9,000. I sued him in May.', '', '', 'plaintiff'],
  ['My landlord sued me for rent.', '', '', 'defendant'],
  ['In Celotex Corp. v. Catrett, 477 U.S. 317 (1986) the court said so.', '', '', ''],
  ['Plaintiff has nothing. Defendant The store is closed.', '', '', ''],
])('%s', (details, plaintiff, defendant, movingParty) => {
  expect(readParties(details, EMPTY_CAPTION)).toEqual({
    ...EMPTY_CAPTION,
    plaintiff,
    defendant,
    movingParty,
  });
});
