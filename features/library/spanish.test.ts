import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { findSpanishGaps } from './checks/check-spanish.ts';
import { findSpanish, fingerprintText } from './spanish.ts';

const english = ['If you smell gas:', 'Leave now.', undefined];
const spanish = { id: 'gas', of: fingerprintText(english), when: 'Si huele a gas:' };

test('a translation is shown while the English is the one that was translated', () => {
  expect(findSpanish([spanish], 'gas', english)).toEqual({ when: 'Si huele a gas:' });
});

test.each([
  ['a changed word', ['If you smell gas:', 'You may leave now.', undefined]],
  ['one more text', ['If you smell gas:', 'Leave now.', 'And stay out.']],
])('%s in the English takes it back', (_what, changed) => {
  expect(findSpanish([spanish], 'gas', changed)).toBeUndefined();
});

test('every urgent line and hotline is there in Spanish (npm run content -- es)', () => {
  expect(findSpanishGaps(library)).toEqual([]);
  expect(library.triage.length).toBeGreaterThan(15);
});

test('the Spanish has the same acts, numbers and addresses', () => {
  const listFacts = (texts: (string | undefined)[]) =>
    texts
      .join(' ')
      .replaceAll('oprima 2 para español', '')
      .match(/\b\d[\d-]*\b|\b[\w-]+\.gov\b/g)
      ?.sort() ?? [];
  for (const { id, when, acts, more, spanish: translated } of library.triage) {
    expect(translated?.acts, id).toHaveLength(acts.length);
    expect(translated?.more === undefined, id).toBe(more === undefined);
    const own = listFacts([translated?.when, ...(translated?.acts ?? []), translated?.more]);
    expect([...new Set(own)], id).toEqual([...new Set(listFacts([when, ...acts, more]))]);
  }
});
