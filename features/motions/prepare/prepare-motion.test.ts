// Every motion, assembled without a model: the text matches the golden file, every statement of law has a verified citation, and every
// blank, fact and authority is listed.
import { describe, expect, test } from 'vitest';
import { MOTION_TYPES, type MotionType } from '#features/library/schema/motion-kinds.ts';
import { toText } from '#features/printing/to-text.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { createMotionLibrary, createTestMotionRequest } from '#tests/integration/motions/motion-examples.ts';
import { findBlanks } from '../blanks.ts';
import type { Motion, MotionRequest } from '../motion.ts';
import { printableMotion } from '../printable-motion.ts';
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

const prepare = async (request: MotionRequest): Promise<PreparedMotion> => (await prepareMotion(deps, request)) as PreparedMotion;
const formatText = (motion: Motion) => toText(printableMotion(motion));
const listSentences = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((b) => ('sentences' in b ? b.sentences : [])));
const listAuthorities = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'authorities' ? b.entries.map(({ label }) => label) : [])));

describe.each(MOTION_TYPES)('%s', (type: MotionType) => {
  test('matches the golden file', async () => {
    const { motion } = await prepare(createTestMotionRequest(type, { caption: CAPTION }));
    await expect(formatText(motion)).toMatchFileSnapshot(`golden/${type}.txt`);
  });

  test.each(['', 'plaintiff', 'defendant'] as const)(
    'fills every placeholder and verifies every citation when the moving party is "%s"',
    async (movingParty) => {
      const { motion } = await prepare(createTestMotionRequest(type, { caption: { ...CAPTION, movingParty } }));
      expect(formatText(motion)).not.toMatch(/[{}]|undefined/);
      expect(listSentences(motion).filter(({ check }) => check === 'unverified' || check === 'struck')).toEqual([]);
      for (const { citations = [] } of listSentences(motion)) for (const { status } of citations) expect(status).toBe('verified');
    },
  );

  test('lists exactly the blanks in the text', async () => {
    const { motion } = await prepare(createTestMotionRequest(type));
    const [body = ''] = formatText(motion).split('BLANKS TO FILL');
    const counts = new Map<string, number>();
    for (const blank of findBlanks(body)) counts.set(blank, (counts.get(blank) ?? 0) + 1);
    expect(new Map(motion.blanks.map(({ text, times }) => [text, times]))).toEqual(counts);
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['[COURT]', '[DISTRICT]', '[CASE NUMBER]', '[JUDGE]', '[HEARING DATE]']));
  });

  test('lists exactly the authorities that the text cites', async () => {
    const { motion } = await prepare(createTestMotionRequest(type, { caption: CAPTION }));
    const withoutTable = { ...motion, sections: motion.sections.filter(({ id }) => id !== 'authorities') };
    const getKey = (cite: ReturnType<typeof findCitations>[number]) =>
      cite.kind === 'case'
        ? `${cite.volume} ${cite.reporter} ${cite.page}`
        : cite.kind === 'rule'
          ? `${cite.code} ${cite.rule}`
          : cite.text;
    const citedKeys = new Set(findCitations(formatText(withoutTable)).map(getKey));
    expect(new Set(listAuthorities(motion).flatMap((label) => findCitations(label).map(getKey)))).toEqual(citedKeys);
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

  test('says that it is the federal form when a state is chosen, and leaves the state rule blank', async () => {
    const { motion } = await prepare(createTestMotionRequest(type, { jurisdiction: 'OH' }));
    expect(formatText(motion)).toContain('You chose Ohio. This is still the federal form');
    expect(motion.blanks.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\[STATE RULE ON /), '[STATE AUTHORITY ON THE STANDARD]']),
    );
  });
});

test('summary judgment presents the claim that the facts raise, with the moving party’s authorities first', async () => {
  const forPlaintiff = formatText((await prepare(createTestMotionRequest('summary-judgment', { caption: CAPTION }))).motion);
  expect(forPlaintiff).toContain('B.1. The claim: Breach of contract');
  expect(forPlaintiff).toMatch(/There was a deal that binds both sides\..*Facts above that bear on this: ¶ 1\./);
  const forDefendant = formatText(
    (await prepare(createTestMotionRequest('summary-judgment', { caption: { ...CAPTION, movingParty: 'defendant' } }))).motion,
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
  expect(text).toContain('[UNVERIFIED: My landlord said that Smith v. Jonesworth');
  expect(text).toContain('[UNVERIFIED: Plessy v. Ferguson');
  expect(listAuthorities(motion).join('\n')).toContain('Anderson v. Liberty Lobby');
  expect(listAuthorities(motion).join('\n')).not.toMatch(/Smith|Plessy/);
});
