import { expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { createAuthorityStates } from './authority-state.ts';

const findState = createAuthorityStates(library);

test.each([
  ['Hamer v. Sidway, 124 N.Y. 538 (1891)', 'NY'],
  ['Cal. Veh. Code § 13353.2', 'CA'],
  ['29 U.S.C. § 207', undefined],
  ['Fed. R. Civ. P. 56(a)', undefined],
  ['U.C.C. § 2-204', undefined],
  ['Celotex Corp. v. Catrett, 477 U.S. 317, 323 (1986)', undefined],
  ['not a citation', undefined],
])('%s: %s', (cite, state) => {
  expect(findState(cite)).toBe(state);
});
