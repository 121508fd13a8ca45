import { expect, test } from 'vitest';
import { shortenCaption } from './short-caption.ts';

test.each([
  [
    'ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS',
    'Shinseki v. Sanders',
  ],
  ['GIDEON v. WAINWRIGHT, CORRECTIONS DIRECTOR', 'Gideon v. Wainwright'],
  [
    'BOLLEY JOHNSON, SPEAKER OF THE FLORIDA HOUSE OF REPRESENTATIVES, et al. v. MIGUEL DE GRANDY et al.',
    'Johnson v. De Grandy',
  ],
  [
    'MICHAEL J. KNIGHT, TRUSTEE OF THE WILLIAM L. RUDKIN TESTAMENTARY TRUST v. COMMISSIONER OF INTERNAL REVENUE',
    'Knight v. Commissioner',
  ],
  ['STATE OF ARIZONA v. STATE OF CALIFORNIA, et al.', 'Arizona v. California'],
  [
    'THE PEOPLE OF THE STATE OF NEW YORK v. P.J. VIDEO, INC., DBA NETWORK VIDEO, et al.',
    'New York v. P.J. Video, Inc.',
  ],
  [
    'MERRILL LYNCH, PIERCE, FENNER & SMITH, INC. v. WARE',
    'Merrill Lynch, Pierce, Fenner & Smith, Inc. v. Ware',
  ],
  [
    'DEEN v. GULF, COLORADO & SANTA FE RAILWAY CO.',
    'Deen v. Gulf, Colorado & Santa Fe Railway Co.',
  ],
  ['TRIPLETT v. IOWA.', 'Triplett v. Iowa'],
  [
    'MCELROY, SECRETARY OF DEFENSE, et al. v. UNITED STATES ex rel. GUAGLIARDO',
    'McElroy v. United States ex rel. Guagliardo',
  ],
  ["O'REILLY v. UNITED STATES OF AMERICA", "O'Reilly v. United States"],
  ['GENERAL MOTORS CORP. v. AMERICAN NEEDLE', 'General Motors Corp. v. American Needle'],
  ['EX PARTE QUIRIN', 'Ex parte Quirin'],
  ['In Re Gault', 'In re Gault'],
  ['Miranda v. Arizona', 'Miranda v. Arizona'],
  ['The Amistad', 'The Amistad'],
])('%s → %s', (formal, short) => {
  expect(shortenCaption(formal)).toBe(short);
});

test('truncates a very long caption between words', () => {
  expect(
    shortenCaption(`IN THE MATTER OF ${'MANY PARTIES AND '.repeat(200)}OTHERS`).length,
  ).toBeLessThan(170);
});
