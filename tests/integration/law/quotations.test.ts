// Quotations of statutes are compared with the stored text, wherever the sentence puts the
// citation; of what is not stored nothing is said.
import { beforeAll, expect, test } from 'vitest';
import { checkCitations } from '#features/citations/check/check-citations.server.ts';
import { ok } from '#lib/result.ts';
import { asCaller } from '#tests/harness/app/as-caller.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { storeTestSections } from './stored-sections.ts';

const database = await createTestDatabase();
const db = await database.open();
const deps = createTestDeps({ db });

const OLD = 'Every person who fails to answer shall pay a penalty of $500 for each day.';
const FIRST =
  '(a) Every person who fails to answer a request under section 2000e–5 of this title shall pay a penalty of $500 for each day.';
const SECOND = '(b) The penalty does not apply—';
const THIRD = '(1) to a person who asked for more time; or';

beforeAll(async () => {
  await storeTestSections(db, '2025-01', [{ code: '42', number: '1983', paragraphs: [OLD] }]);
  await storeTestSections(db, '2026-07', [
    { code: '42', number: '1983', paragraphs: [FIRST, SECOND, THIRD] },
    {
      jurisdiction: 'wa',
      code: '',
      number: '59.18.280',
      paragraphs: ['The landlord shall give a full statement within thirty days.'],
    },
  ]);
});

async function match(text: string) {
  const result = await checkCitations(deps, asCaller('nobody'), ok({ text }));
  if (!result.ok) throw new Error(result.failure.message);
  return result.value.quotations;
}
const listKinds = async (text: string) =>
  (await match(text)).map((quotation) => quotation.match.kind);

test.each([
  '“[E]very person who fails to answer a request . . . shall pay a penalty.” 42 U.S.C. § 1983(a).',
  '42 U.S.C. § 1983 provides that “[e]very person who fails to answer a request under section 2000e-5”.',
  'Under 42 U.S.C. § 1983(a), “[a]nyone who fails to answer a request” owes money.',
  'Section 1983 makes “[e]very person who fails to answer a request” liable.',
  'The defense of 42 U.S.C. § 1983 (“The penalty does not apply—to a person who asked for more time”) is met.',
  'A person “shall pay a penalty of $500 for each day” under 42 U.S.C. §§ 1981, 1983.',
  'See 42 U.S.C. § 1983. “The penalty does not apply— (1) to a person who asked for more time.” Id. § 1983(b)(1).',
  'Wash. Rev. Code § 59.18.280 (“shall give a full statement within [30] days”).',
])('exact: %s', async (text) => expect(await listKinds(text)).toEqual(['exact']));

test('an altered quotation says what differs, also beside an ellipsis, and links to the section', async () => {
  const [quotation] = await match(
    '“Every person who fails to answer a request … shall not pay a penalty of $500 for each day.” 42 U.S.C. § 1983.',
  );
  expect(quotation).toMatchObject({
    page: '/law/us/42/1983',
    statute: { release: { date: '2026-07' } },
    match: { kind: 'altered' },
  });
  const parts = quotation?.match.kind === 'altered' ? quotation.match.parts : [];
  expect(parts.filter(({ kind }) => kind !== 'kept')).toEqual([{ kind: 'added', text: 'not' }]);
});

test('words of an earlier text are exact, with its date', async () => {
  const [quotation] = await match(`42 U.S.C. § 1983 reads: “${OLD}”`);
  expect(quotation).toMatchObject({
    match: { kind: 'exact' },
    statute: { earlier: true, release: { date: '2025-01' } },
  });
});

test('absent is said only of a section that is quoted and stored', async () => {
  expect(
    await listKinds('42 U.S.C. § 1983 states that “nobody at all owes anything to anyone else”.'),
  ).toEqual(['absent']);
  for (const text of [
    '42 U.S.C. § 1985 states that “nobody at all owes anything to anyone else”.',
    '42 U.S.C. § 1983 et seq. states that “nobody at all owes anything to anyone else”.',
    'Under 42 U.S.C. § 1983 the judge told him “nobody at all owes anything to anyone else”.',
    'Cal. Civ. Code § 1983 states that “nobody at all owes anything to anyone else”.',
  ])
    expect(await listKinds(text), text).toEqual([]);
});
