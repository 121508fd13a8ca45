// Sentences show the words of a stored statute and rest on them; where nothing is stored, nothing
// changes.
import { beforeAll, describe, expect, test } from 'vitest';
import { checkAuthorities } from '#features/analysis/find/check-authorities.server.ts';
import { addStatutes } from '#features/assistant/write/add-statutes.server.ts';
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { checkSentence } from '#features/grounding/check-sentence.server.ts';
import { findStatuteSources } from '#features/grounding/find-statute-sources.server.ts';
import { judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import type { Faq } from '#features/library/schema/schema.ts';
import { createTestDeps, createTestLibrary } from '#tests/harness/app/test-deps.ts';
import { createTestDatabase } from '#tests/harness/db/test-database.ts';
import { storeTestSections } from './stored-sections.ts';

const database = await createTestDatabase({ withLibrary: true });
const db = await database.open();
const FAQ: Faq = {
  id: 'deposit-back',
  topic: 'landlord-tenant',
  question: 'When does my deposit come back?',
  related: [],
  rules: [],
  answeredBy: [],
  sides: [],
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
  questions: ['One?', 'Two?', 'Three?'],
  body: 'Ask in writing.',
  sources: [{ title: 'The section', url: 'https://example.gov/', cite: '42 U.S.C. § 1983(b)' }],
};
const authority = {
  kind: 'statute' as const,
  heading: 'Deposits',
  url: 'https://example.gov/1983',
  checkedOn: '2026-11-15',
};
const library = createTestLibrary({
  faqs: [FAQ],
  authorities: [
    { ...authority, id: 'usc-42-1983', cite: '42 U.S.C. § 1983' },
    { ...authority, id: 'usc-42-1985', cite: '42 U.S.C. § 1985' },
  ],
});
const deps = createTestDeps({ db, library });
const GENERAL = '(a) This section applies to every lease of a home.';
const RETURN = '(b) A landlord must return the deposit within 30 days after the tenant moves out.';

beforeAll(() =>
  storeTestSections(db, '2026-07', [{ code: '42', number: '1983', paragraphs: [GENERAL, RETURN] }]),
);

test('the cited subsection chooses the paragraph, and the link leads to it', async () => {
  const [cited, whole, missing] = await judgeSentenceCitations(
    deps,
    '42 U.S.C. § 1983(b); 42 U.S.C. § 1983; 42 U.S.C. § 1985.',
  );
  expect(cited).toMatchObject({
    statute: { text: RETURN, asOf: 'July 2026' },
    href: '/law/us/42/1983#b',
  });
  expect(whole).toMatchObject({
    statute: { text: `${GENERAL} ${RETURN}` },
    href: '/law/us/42/1983',
  });
  expect(missing).not.toHaveProperty('statute');
  expect(missing?.href).toBe('https://example.gov/1983');
});

test('a long section is cut at a sentence', async () => {
  await storeTestSections(db, '2026-07', [
    { code: '42', number: '1981', paragraphs: ['All persons have the same right. '.repeat(60)] },
  ]);
  const [cited] = await judgeSentenceCitations(deps, 'See 42 U.S.C. § 1981.');
  expect(cited?.statute?.text).toMatch(/right\. …$/);
  expect(cited?.statute?.text.length).toBeLessThan(720);
});

describe('an answer', () => {
  const source: AnswerSource = {
    n: 1,
    kind: 'faq',
    id: FAQ.id,
    title: 'Deposits',
    href: '/x',
    passage: 'Ask in writing.',
  };
  test('has what its sources cite as a source, with its own number', async () => {
    const sources = await findStatuteSources(deps, [source]);
    expect(sources).toMatchObject([
      { kind: 'statute', title: 'Section 1983', passage: RETURN, href: '/law/us/42/1983#b' },
    ]);
    expect(sources[0]?.note).toBe('42 U.S.C. § 1983(b). As of July 2026.');
    expect(await findStatuteSources(deps, [{ ...source, id: 'other' }])).toEqual([]);
    const statute = { ...sources[0], n: 2 } as AnswerSource;
    const text = 'A landlord must return the deposit within 30 days after the tenant moves out.';
    expect(await checkSentence(deps, { text, sources: [2] }, [source, statute])).toMatchObject({
      check: 'supported',
      sources: [2],
    });
    const changed = text.replace('30', '60');
    expect(
      await checkSentence(deps, { text: changed, sources: [2] }, [source, statute]),
    ).toMatchObject({ check: 'unverified' });
    const event: AnswerEvent = {
      type: 'sentence',
      block: 1,
      sentence: { text, sources: [1], check: 'library' },
    };
    expect(await addStatutes(deps, [event], [source, statute])).toMatchObject([
      { sentence: { sources: [1, 2] } },
    ]);
  });
  test('may rest on the words of the statute that the sentence cites', async () => {
    const text =
      'A landlord must return the deposit within 30 days after the tenant moves out. 42 U.S.C. § 1983(b).';
    expect(await checkSentence(deps, { text, sources: [] }, [])).toMatchObject({
      check: 'supported',
    });
    expect(
      await checkSentence(deps, { text: text.replace('must', 'need not'), sources: [] }, []),
    ).toMatchObject({ check: 'unverified' });
    expect(
      await checkSentence(deps, { text: text.replace('1983(b)', '1985'), sources: [] }, []),
    ).toMatchObject({ check: 'unverified' });
  });
});

test('an analysis quotes the statute where it is stored, else its heading', async () => {
  const { sources } = await checkAuthorities(deps, ['42 U.S.C. § 1983(b)', '42 U.S.C. § 1985'], []);
  expect(sources.map(({ n, passage, href }) => [n, passage, href])).toEqual([
    [1, RETURN, '/law/us/42/1983#b'],
    [2, 'Deposits', 'https://example.gov/1983'],
  ]);
});
