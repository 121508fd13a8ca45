// Every motion, put together without a model: the same text as last time, every sentence of law with a citation that we hold, and every
// blank, fact and authority accounted for.
import { describe, expect, test } from 'vitest';
import { MOTION_TYPES, type MotionType } from '#features/library/schema/motion-kinds.ts';
import { toText } from '#features/printing/to-text.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { motionLibrary, motionRequest } from '#tests/integration/motions/motion-examples.ts';
import { blanksOf } from './blanks.ts';
import type { Motion, MotionRequest } from './motion.ts';
import { type PreparedMotion, prepareMotion } from './prepare-motion.server.ts';
import { motionPaper } from './printable-motion.ts';

const deps = createTestDeps({ library: motionLibrary() });
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

const made = async (request: MotionRequest): Promise<PreparedMotion> => (await prepareMotion(deps, request)) as PreparedMotion;
const textOf = (motion: Motion) => toText(motionPaper(motion));
const sentencesOf = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((b) => ('sentences' in b ? b.sentences : [])));
const listed = ({ sections }: Motion) =>
  sections.flatMap(({ blocks }) => blocks.flatMap((b) => (b.kind === 'authorities' ? b.entries.map(({ label }) => label) : [])));

describe.each(MOTION_TYPES)('%s', (type: MotionType) => {
  test('the text is as it was', async () => {
    const { motion } = await made(motionRequest(type, { caption: CAPTION }));
    await expect(textOf(motion)).toMatchFileSnapshot(`golden/${type}.txt`);
  });

  test.each(['', 'plaintiff', 'defendant'] as const)(
    'moved by %s: no value is left open and every citation is verified',
    async (movingParty) => {
      const { motion } = await made(motionRequest(type, { caption: { ...CAPTION, movingParty } }));
      expect(textOf(motion)).not.toMatch(/[{}]|undefined/);
      expect(sentencesOf(motion).filter(({ check }) => check === 'unverified' || check === 'struck')).toEqual([]);
      for (const { citations = [] } of sentencesOf(motion)) for (const { status } of citations) expect(status).toBe('verified');
    },
  );

  test('the list of blanks is what stands open above it', async () => {
    const { motion } = await made(motionRequest(type));
    const [above = ''] = textOf(motion).split('BLANKS TO FILL');
    const counts = new Map<string, number>();
    for (const blank of blanksOf(above)) counts.set(blank, (counts.get(blank) ?? 0) + 1);
    expect(new Map(motion.blanks.map(({ text, times }) => [text, times]))).toEqual(counts);
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['[COURT]', '[DISTRICT]', '[CASE NUMBER]', '[JUDGE]', '[HEARING DATE]']));
  });

  test('the table of authorities is what the text cites', async () => {
    const { motion } = await made(motionRequest(type, { caption: CAPTION }));
    const without = { ...motion, sections: motion.sections.filter(({ id }) => id !== 'authorities') };
    const keyOf = (cite: ReturnType<typeof findCitations>[number]) =>
      cite.kind === 'case'
        ? `${cite.volume} ${cite.reporter} ${cite.page}`
        : cite.kind === 'rule'
          ? `${cite.code} ${cite.rule}`
          : cite.text;
    const cited = new Set(findCitations(textOf(without)).map(keyOf));
    expect(new Set(listed(motion).flatMap((label) => findCitations(label).map(keyOf)))).toEqual(cited);
    expect(cited.size).toBeGreaterThan(3);
    expect(listed(motion)).toEqual([...new Set(listed(motion))]);
  });

  test('the facts stand in it word for word, each with a blank for its proof', async () => {
    const { motion, facts } = await made(motionRequest(type));
    const text = textOf(motion);
    const { factCite } = deps.library.motions.find(({ id }) => id === type) ?? { factCite: '' };
    expect(facts.length).toBe(5);
    for (const fact of facts) expect(text).toContain(`\n${fact.n}. ${fact.text} ${factCite}\n`);
  });

  test('in a state: the federal form says that it is one, and the rule of the state is a blank', async () => {
    const { motion } = await made(motionRequest(type, { jurisdiction: 'OH' }));
    expect(textOf(motion)).toContain('You chose Ohio. This is still the federal form');
    expect(motion.blanks.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\[STATE RULE ON /), '[STATE AUTHORITY ON THE STANDARD]']),
    );
  });
});

test('summary judgment lays out the claim that the facts raise, and whose authority comes first depends on who moves', async () => {
  const forPlaintiff = textOf((await made(motionRequest('summary-judgment', { caption: CAPTION }))).motion);
  expect(forPlaintiff).toContain('B.1. The claim: Breach of contract');
  expect(forPlaintiff).toMatch(/There was a deal that binds both sides\..*Facts above that bear on this: ¶ 1\./);
  const forDefendant = textOf(
    (await made(motionRequest('summary-judgment', { caption: { ...CAPTION, movingParty: 'defendant' } }))).motion,
  );
  const own = (text: string) =>
    text
      .slice(text.indexOf('Authority that supports'))
      .split('\n')
      .find((line) => line.startsWith('1. '));
  expect(own(forPlaintiff)).toContain('A promise given for a promise binds.');
  expect(own(forDefendant)).toContain('A bare promise');
});

test('only the motion to compel certifies that the sides conferred', async () => {
  for (const type of MOTION_TYPES) {
    const { motion } = await made(motionRequest(type));
    expect(motion.sections.some(({ id }) => id === 'conferral')).toBe(type === 'compel-discovery');
  }
});

test('a citation in what was told is looked up like any other: an invented one is marked and is not listed', async () => {
  const details =
    'My landlord said that Smith v. Jonesworth, 901 U.S. 12 (2031) allows it. In Anderson v. Liberty Lobby, Inc., 477 U.S. 242 (1986) it was otherwise. Plessy v. Ferguson, 163 U.S. 537 (1896) was mentioned.';
  const { motion } = await made(motionRequest('continue-hearing', { details }));
  const text = textOf(motion);
  expect(text).toContain('[UNVERIFIED: My landlord said that Smith v. Jonesworth');
  expect(text).toContain('[UNVERIFIED: Plessy v. Ferguson');
  expect(listed(motion).join('\n')).toContain('Anderson v. Liberty Lobby');
  expect(listed(motion).join('\n')).not.toMatch(/Smith|Plessy/);
});
