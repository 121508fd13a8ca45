import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';
import { readAct } from './paper-acts.ts';

const DAY = '11/14/2026';
const read = (passage: string) => {
  const { text } = cleanText(passage);
  const start = text.indexOf(DAY);
  return readAct(text, start, start + DAY.length);
};

test.each([
  ['Posted by:  J. Ruiz   SAT 11/14/2026   9:05 a', 'served'],
  ['Delivered in hand to: M. Baxter, owner -- 11/14/2026 (signed)', 'served'],
  ['This notice was handed to the person named above on 11/14/2026.', 'served'],
  ['I gave R. Estacio a copy of the order:\n Date 11/14/2026    Time 6:40 pm', 'served'],
  ['I served this notice on 11/14/2026 by\n[ ] in person\n[X] first-class mail', 'mailed'],
  ['On 11/14/2026 I served this notice by\n[X] in person\n[ ] first-class mail', 'served'],
  ['Mailed by certified mail, return receipt requested, on 11/14/2026', 'mailed'],
  ['The mailing and this certification occurred at Fresno, on:\n\n 11/14/2026', 'mailed'],
  ['A default judgment has been entered against you on 11/14/2026', 'judgment'],
])('%s', (passage, act) => {
  expect(read(passage)).toBe(act);
});

test.each([
  'Your payment must be mailed by 11/14/2026',
  'If this notice was handed to you on 11/14/2026',
  'A garnishee summons was served on your bank on 11/14/2026',
  'Given under my hand this 11/14/2026',
  'I received this subpoena on 11/14/2026',
])('no act on this paper: %s', (passage) => {
  expect(read(passage)).toBeUndefined();
});
