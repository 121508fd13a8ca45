import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

test.each([
  ['this notice wasserved upon you', 'this notice was served upon you'],
  ['thedate ofservice of thissummons', 'the date of service of this summons'],
  ['within10 days', 'within 10 days'],
  ['seven(7)days', 'seven(7) days'],
  ['mai led on', 'mailed on'],
  ['days after serv ice of it', 'days after service of it'],
  ['you arese rved with it', 'you are served with it'],
  ['with in thirty days', 'within thirty days'],
  ['the date of mail-\ning', 'the date of mailing'],
  ['exclud-  ing Satur days', 'excluding Saturdays'],
  ['D A T E of notice', 'DATE of notice'],
])('%s', (slip, mended) => {
  expect(cleanText(slip).text).toBe(mended);
});

test.each([
  'today is into the island',
  'before the hearing on or about noon',
  'an answer in court',
])('other words stay: %s', (words) => {
  expect(cleanText(words).text).toBe(words);
});
