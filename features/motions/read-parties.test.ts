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
  ['He claims he was on his knees, Scott v. Harris. The video shows it.', '', '', ''],
  [
    'Limited civil case. Crestpoint Funding LLC v. Me (Ngoc-Anh Tran). I was sued.',
    'Crestpoint Funding LLC',
    'Ngoc-Anh Tran',
    'defendant',
  ],
  ['In Philadelphia. Juniper Lane, Inc. sued us.', 'Juniper Lane, Inc.', '', 'defendant'],
  [
    'We represent the store, Acme Foods, Inc. Plaintiff Maria Delgado slipped.',
    'Maria Delgado',
    'Acme Foods, Inc.',
    'defendant',
  ],
  ['Plaintiff has nothing. Defendant The store is closed.', '', '', ''],
])('%s', (details, plaintiff, defendant, movingParty) => {
  expect(readParties(details, EMPTY_CAPTION)).toEqual({
    ...EMPTY_CAPTION,
    plaintiff,
    defendant,
    movingParty,
  });
});
