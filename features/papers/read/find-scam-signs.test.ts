import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { findScamSigns } from './find-scam-signs.ts';
import { foldPaper } from './match-phrases.ts';

const read = (text: string) => findScamSigns(library.scams, foldPaper(text)).scam;

test.each([
  'Pay with Target or iTunes gift vouchers ($500 each) today.',
  'FINAL NOTIFICATION BEFORE ARREST. Clear the dues the same day.',
  'U.S. TRADEMARK COMPLIANCE OFFICE. Do not contact the USPTO directly.',
  'I seek your consent to present you as the next of kin so that the funds can be released to you.',
])('a fraud: %s', (text) => {
  expect(read(text)).toBe(true);
});

test.each([
  'Sign before May 15 and get a $100 gift card from us!',
  'This is an advertisement. We are not a government agency and not a law firm. You can stop prescreened offers.',
  'Any lien is discharged; a release is enclosed for recording (fee $24.00).',
  'Term: 12 months. Monthly rent: $1,285. Concession: $200 gift card.',
  'We are not a government agency. Call to keep your reservation in the program.',
])('no fraud: %s', (text) => {
  expect(read(text)).toBe(false);
});
