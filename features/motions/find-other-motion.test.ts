// No draft of one motion where the text asks for another.
import { expect, test } from 'vitest';
import { findOtherMotion } from './find-other-motion.ts';

test.each([
  [
    'Met and conferred, impasse. Want apex protective order: no deposition.',
    'compel-discovery',
    'a protective order',
  ],
  ['We want a default judgment for $30,000.', 'summary-judgment', 'default judgment'],
  [
    'He did not answer by Oct. 23, clerk’s default Nov 5. We want $30,000.',
    'summary-judgment',
    'default judgment',
  ],
  ['I need a motion to compel.', 'summary-judgment', 'compelling discovery'],
  [
    'Please draft an omnibus motion in limine.',
    'dismiss-failure-to-state',
    'excluding evidence at trial',
  ],
  ['This is a motion in limine.', 'summary-judgment', 'excluding evidence at trial'],
  ['I need 30 more days to answer.', 'continue-hearing', 'an extension of time'],
  ['We seek remand to the parish court.', 'dismiss-failure-to-state', 'remand'],
] as const)('%s (%s): %s', (details, type, expected) => {
  expect(findOtherMotion(details, type)).toBe(expected);
});

test.each([
  ['Defendant moves for summary judgment. He filed a motion to strike in May.', 'summary-judgment'],
  ['No protective order in place, we offered to stipulate to one.', 'compel-discovery'],
  ['Defendant filed a motion to strike in May.', 'summary-judgment'],
  ['They want me to vacate the flat, and I need to continue working.', 'summary-judgment'],
  ['I want the default judgment set aside.', 'set-aside-default'],
  ['I want default lifted for me.', 'set-aside-default'],
  ['The roof leaked. He wants to continue the lease.', 'set-aside-default'],
  ['A default judgment was entered and I want it set aside.', 'set-aside-default'],
] as const)('%s (%s): nothing else', (details, type) => {
  expect(findOtherMotion(details, type)).toBeUndefined();
});
