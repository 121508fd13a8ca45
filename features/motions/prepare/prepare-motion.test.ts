// Every motion, assembled without a model: the text matches the golden file, every statement of law
// has a verified citation, and every blank, fact and authority is listed.
import { describe, expect, test } from 'vitest';
import { MOTION_TYPES, type MotionType } from '#features/library/schema/motion-kinds.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { toText } from '#features/printing/to-text.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { getSearchIndex, library as wholeLibrary } from '#tests/harness/fakes/temporary-library.ts';
import {
  createMotionLibrary,
  createTestMotionRequest,
} from '#tests/integration/motions/motion-examples.ts';
import { findBlanks } from '../blanks.ts';
import type { Motion, MotionRequest } from '../motion.ts';
import { printableMotion } from '../printable-motion.ts';
import { createCaseFilter } from './case-filter.ts';
import { type PreparedMotion, prepareMotion } from './prepare-motion.server.ts';

const deps = createTestDeps({ library: createMotionLibrary() });
const CAPTION = {
  court: 'United States District Court',
  district: 'Northern District of Ohio',
  plaintiff: 'Bright Paint LLC',
  defendant: 'Acme Corp.',
  caseNumber: '1:26-cv-00001',
  movingParty: 'plaintiff',
  judge: 'Hon. A. Example',
  hearingDate: '2027-03-01',
} as const;

const prepare = async (request: MotionRequest): Promise<PreparedMotion> =>
  (await prepareMotion(deps, request)) as PreparedMotion;
const formatText = (motion: Motion) => toText(printableMotion(motion));
const listSentences = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((b) => ('sentences' in b ? b.sentences : [])));
const listAuthorities = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((b) => (b.kind === 'authorities' ? b.entries.map(({ label }) => label) : [])),
  );

describe.each(MOTION_TYPES)('%s', (type: MotionType) => {
  test('matches the golden file', async () => {
    const { motion } = await prepare(createTestMotionRequest(type, { caption: CAPTION }));
    await expect(formatText(motion)).toMatchFileSnapshot(`golden/${type}.txt`);
  });

  test.each(['', 'plaintiff', 'defendant'] as const)(
    'fills every placeholder and verifies every citation when the moving party is "%s"',
    async (movingParty) => {
      const { motion } = await prepare(
        createTestMotionRequest(type, { caption: { ...CAPTION, movingParty } }),
      );
      expect(formatText(motion)).not.toMatch(/[{}]|undefined/);
      expect(
        listSentences(motion).filter(({ check }) => check === 'unverified' || check === 'struck'),
      ).toEqual([]);
      for (const { citations = [] } of listSentences(motion))
        for (const { status } of citations) expect(status).toBe('verified');
    },
  );

  test('lists exactly the blanks in the text', async () => {
    const { motion } = await prepare(createTestMotionRequest(type));
    const [body = ''] = formatText(motion).split('BLANKS TO FILL');
    const counts = new Map<string, number>();
    for (const blank of findBlanks(body)) counts.set(blank, (counts.get(blank) ?? 0) + 1);
    expect(new Map(motion.blanks.map(({ text, times }) => [text, times]))).toEqual(counts);
    expect([...counts.keys()]).toEqual(
      expect.arrayContaining([
        '[COURT]',
        '[DISTRICT]',
        '[CASE NUMBER]',
        '[JUDGE]',
        '[HEARING DATE]',
      ]),
    );
  });

  test('lists exactly the authorities that the text cites', async () => {
    const { motion } = await prepare(createTestMotionRequest(type, { caption: CAPTION }));
    const withoutTable = {
      ...motion,
      sections: motion.sections.filter(({ id }) => id !== 'authorities'),
    };
    const getKey = (cite: ReturnType<typeof findCitations>[number]) =>
      cite.kind === 'case'
        ? `${cite.volume} ${cite.reporter} ${cite.page}`
        : cite.kind === 'rule'
          ? `${cite.code} ${cite.rule}`
          : cite.text;
    const citedKeys = new Set(findCitations(formatText(withoutTable)).map(getKey));
    expect(
      new Set(listAuthorities(motion).flatMap((label) => findCitations(label).map(getKey))),
    ).toEqual(citedKeys);
    expect(citedKeys.size).toBeGreaterThan(3);
    expect(listAuthorities(motion)).toEqual([...new Set(listAuthorities(motion))]);
  });

  test('includes the facts verbatim, each with a blank for its record cite', async () => {
    const { motion, facts } = await prepare(createTestMotionRequest(type));
    const text = formatText(motion);
    const { factCite } = deps.library.motions.find(({ id }) => id === type) ?? { factCite: '' };
    expect(facts.length).toBe(5);
    for (const fact of facts) expect(text).toContain(`\n${fact.n}. ${fact.text} ${factCite}\n`);
  });

  test.each(['OH', 'General'] as const)(
    'in a state court (%s) no federal rule or decision is authority, only named blanks',
    async (jurisdiction) => {
      const { motion } = await prepare(
        createTestMotionRequest(type, {
          jurisdiction,
          courtSystem: 'state',
          claim: 'other',
          caption: CAPTION,
        }),
      );
      const text = formatText(motion);
      expect(text).not.toMatch(/Fed\. R\.|\bRule \d|Celotex|Twombly|U\.S\. \d/);
      expect(listAuthorities(motion)).toEqual([]);
      expect(motion.sources.map(({ kind }) => kind)).toEqual(['facts']);
      expect(text).toContain(
        jurisdiction === 'OH' ? 'This is for a court of Ohio.' : 'This is for a state court.',
      );
      expect(motion.blanks.map(({ text: blank }) => blank)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^\[STATE RULE ON /),
          '[STATE AUTHORITY ON THE STANDARD]',
          expect.stringMatching(/^\[STATE AUTHORITY: /),
          '[STATE RULE ON SERVICE]',
        ]),
      );
    },
  );
});

test('the cases that the search adds are not those of the federal standard, least of all in a state court', async () => {
  const hit = (slug: string) => ({ slug, relevance: 1 });
  const template = deps.library.motions.find(
    ({ id }) => id === 'summary-judgment',
  ) as MotionTemplate;
  const inFederalCourt = createCaseFilter(
    deps.library,
    template,
    { courtSystem: 'federal' },
    'state',
  );
  const inStateCourt = createCaseFilter(deps.library, template, { courtSystem: 'state' }, 'state');
  const verdicts = [
    'celotex-corp-v-catrett-1986',
    'miranda-v-arizona-1966',
    'hamer-v-sidway-1891',
  ].map((slug) => {
    const citation = deps.library.cases.find(({ id }) => id === slug)?.citation ?? slug;
    return [inFederalCourt({ ...hit(slug), citation }), inStateCourt({ ...hit(slug), citation })];
  });
  expect(verdicts).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test.each(['', 'other'])(
  'without a chosen claim (%j) no claim is argued: blanks stand in its place',
  async (claim) => {
    const { motion } = await prepare(
      createTestMotionRequest('summary-judgment', { claim, claimText: claim && 'Account stated' }),
    );
    const text = formatText(motion);
    expect(text).not.toMatch(/Breach of contract|Hamer/);
    expect(text).toContain(
      claim ? 'B.1. The claim: Account stated' : 'B.1. The claim: [CLAIM: CHOOSE]',
    );
    expect(text).toContain('No claim is argued');
    expect(motion.blanks.map((blank) => blank.text)).toContain(
      '[ELEMENTS OF THE CLAIM, EACH WITH ITS AUTHORITY]',
    );
  },
);

test('law of another state is marked as not binding, law of the chosen state is not', async () => {
  const write = async (jurisdiction: 'OH' | 'NY') =>
    formatText(
      (await prepare(createTestMotionRequest('summary-judgment', { jurisdiction }))).motion,
    );
  expect(await write('OH')).toContain('(New York law: an example, not binding in Ohio.)');
  expect(await write('NY')).not.toContain('an example');
});

test('the caption takes names and the moving party from the details, and the fields win', async () => {
  const details =
    'Plaintiff Maria Delgado slipped in the store. Defendant, Acme Foods, Inc., moves for summary judgment.';
  const caption = { ...CAPTION, plaintiff: '', defendant: '', movingParty: '' as const };
  const read = formatText(
    (await prepare(createTestMotionRequest('summary-judgment', { details, caption }))).motion,
  );
  expect(read).toContain('Defendant Acme Foods, Inc. moves for summary judgment.');
  expect(read).toContain('Maria Delgado,');
  const typed = formatText(
    (
      await prepare(
        createTestMotionRequest('summary-judgment', {
          details,
          caption: { ...caption, plaintiff: 'M. D.' },
        }),
      )
    ).motion,
  );
  expect(typed).toContain('M. D.,');
});

test('summary judgment presents the claim that the facts raise, with the moving party’s authorities first', async () => {
  const forPlaintiff = formatText(
    (await prepare(createTestMotionRequest('summary-judgment', { caption: CAPTION }))).motion,
  );
  expect(forPlaintiff).toContain('B.1. The claim: Breach of contract');
  expect(forPlaintiff).toMatch(
    /There was a deal that binds both sides\..*Facts above that bear on this: ¶ 1\./,
  );
  const forDefendant = formatText(
    (
      await prepare(
        createTestMotionRequest('summary-judgment', {
          caption: { ...CAPTION, movingParty: 'defendant' },
        }),
      )
    ).motion,
  );
  const findFirstAuthority = (text: string) =>
    text
      .slice(text.indexOf('Authority that supports'))
      .split('\n')
      .find((line) => line.startsWith('1. '));
  expect(findFirstAuthority(forPlaintiff)).toContain('A promise given for a promise binds.');
  expect(findFirstAuthority(forDefendant)).toContain('A bare promise');
});

test('only the motion to compel has a certification of conferral', async () => {
  for (const type of MOTION_TYPES) {
    const { motion } = await prepare(createTestMotionRequest(type));
    expect(motion.sections.some(({ id }) => id === 'conferral')).toBe(type === 'compel-discovery');
  }
});

test('checks citations in the facts too: an invented one is marked unverified and not listed', async () => {
  const details =
    'My landlord said that Smith v. Jonesworth, 901 U.S. 12 (2031) allows it. In Anderson v. Liberty Lobby, Inc., 477 U.S. 242 (1986) it was otherwise. Plessy v. Ferguson, 163 U.S. 537 (1896) was mentioned.';
  const { motion } = await prepare(createTestMotionRequest('continue-hearing', { details }));
  const text = formatText(motion);
  expect(text).toContain('[UNVERIFIED: [MOVING PARTY]’s landlord said that Smith v. Jonesworth');
  expect(text).toContain('[UNVERIFIED: Plessy v. Ferguson');
  expect(listAuthorities(motion).join('\n')).toContain('Anderson v. Liberty Lobby');
  expect(listAuthorities(motion).join('\n')).not.toMatch(/Smith|Plessy/);
});

test.each([
  'Defendant moves for summary judgment: plaintiff has no evidence of notice of the spill.',
  'I lent my brother-in-law $9,000 in 2023. He signed a note to pay it back by last June. He has paid nothing. I sued him.',
])('argues neither arbitration nor Truth in Lending for: %s', async (details) => {
  const whole = createTestDeps({ library: wholeLibrary, search: { index: getSearchIndex() } });
  const prepared = await prepareMotion(
    whole,
    createTestMotionRequest('summary-judgment', { details, claim: '' }),
  );
  const text = formatText((prepared as PreparedMotion).motion);
  expect(text).not.toMatch(/arbitrat|Concepcion|Truth in Lending|1640|Veh\. Code/i);
  expect(text).toContain('[CLAIM: CHOOSE]');
});
