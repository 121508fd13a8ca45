// User input is always treated as text: it fills no placeholder, adds no section, contains no
// control characters, and never makes the engine throw or run without bound.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { toText } from '#features/printing/to-text.ts';
import { LONG, runs } from '#tests/harness/app/long-form.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { anyCharacter } from '#tests/harness/hostile/any-character.ts';
import { runBounded } from '#tests/harness/hostile/run-bounded.ts';
import {
  createMotionLibrary,
  createTestMotionRequest,
  EMPTY_CAPTION,
} from '#tests/integration/motions/motion-examples.ts';
import { findBlanks } from './blanks.ts';
import { MAX_CAPTION_FIELD_LENGTH, MAX_DETAILS_LENGTH } from './motion.ts';
import { prepareMotion } from './prepare/prepare-motion.server.ts';
import { printableMotion } from './printable-motion.ts';
import { MotionInput } from './schema.ts';

const deps = createTestDeps({ library: createMotionLibrary() });
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test searches for them
  /[\u0000-\u0009\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE]/u;

async function writeMotionText(
  details: string,
  caption: Partial<typeof EMPTY_CAPTION> = {},
  motionType = MOTION_TYPES[0] as (typeof MOTION_TYPES)[number],
) {
  const prepared = await prepareMotion(
    deps,
    createTestMotionRequest(motionType, { details, caption: { ...EMPTY_CAPTION, ...caption } }),
  );
  if (!prepared) throw new Error('no motion');
  return { ...prepared, text: toText(printableMotion(prepared.motion)) };
}

const HOSTILE_TEXTS = [
  '{{movant}} {{opponent}} <%= y %> %s',
  '<script>alert(1)</script><w:p>&amp;</w:p>]]>',
  'abc\u202Etxt.exe\u2066 and שלום עולם مرحبا',
  'a\u0000b\u0008c\u001Fd\uFFFEe\uD800f',
  '[CASE NUMBER] [UNVERIFIED: x] [[A] ]] [lower]',
  'IV. ARGUMENT\n\nBLANKS TO FILL\n1. [X]',
  'Id. at 5. Fake v. Fake, 999 U.S. 999 (2099). See 42 U.S.C. § 99999.',
  '\u2028\u2029\u0085 \t\t ;;;,,, ...',
];

test.each(HOSTILE_TEXTS)('treats %j in details and caption as text', async (hostile) => {
  const { text, motion } = await writeMotionText(`${hostile} and the hearing was moved.`, {
    plaintiff: hostile,
    court: hostile,
    hearingDate: hostile,
  });
  expect(text).not.toMatch(INVISIBLE);
  const [body = ''] = text.split(/^BLANKS TO FILL$/m);
  for (const blank of findBlanks(body))
    expect(motion.blanks.map((one) => one.text)).toContain(blank);
  expect(motion.sections.map(({ id }) => id)).toEqual([
    'notice',
    'caption',
    'authorities',
    'introduction',
    'facts',
    'standard',
    'argument',
    'conclusion',
    'service',
    'order',
    'blanks',
  ]);
  const table = motion.sections.find(({ id }) => id === 'authorities');
  expect(JSON.stringify(table)).not.toMatch(/Fake|99999/);
});

test('keeps template syntax in user input unchanged', async () => {
  const { text } = await writeMotionText('The note said {{movant}} and {{defendant}} in braces.', {
    plaintiff: '{{movant}}',
  });
  expect(text).toContain('1. The note said {{movant}} and {{defendant}} in braces. [RECORD CITE]');
});

test('produces a motion from any text of valid length', async () => {
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 60 }),
    fc.constantFrom(...HOSTILE_TEXTS),
    fc.lorem(),
  );
  const details = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(details, fc.constantFrom(...MOTION_TYPES), async (detailText, type) => {
      const parsed = MotionInput.safeParse({ motionType: type, details: detailText });
      if (!parsed.success) return;
      const { text, motion } = await writeMotionText(parsed.data.details, {}, type);
      expect(text).not.toMatch(INVISIBLE);
      expect(text.isWellFormed()).toBe(true);
      expect(motion.sections.at(-1)?.id).toBe('blanks');
    }),
    { numRuns: runs(60) },
  );
});

test('rejects input that is too short, too long or malformed', () => {
  const details = 'a fact that is long enough';
  const expectRefused = (input: unknown) =>
    expect(MotionInput.safeParse(input).success, JSON.stringify(input).slice(0, 80)).toBe(false);
  expectRefused({ details: 'x'.repeat(100_000) });
  expectRefused({ details: 'x'.repeat(MAX_DETAILS_LENGTH + 1) });
  expectRefused({ details: `${' '.repeat(500)}short` });
  expectRefused({ details, motionType: 'habeas' });
  expectRefused({ details, jurisdiction: 'constructor' });
  expectRefused({ details, caption: { plaintiff: 'x'.repeat(MAX_CAPTION_FIELD_LENGTH + 1) } });
  expectRefused({ details, caption: { extra: '' } });
  expectRefused({ details: ['x'] });
  expectRefused(null);
  expect(MotionInput.parse({ details })).toMatchObject({
    motionType: 'summary-judgment',
    jurisdiction: 'General',
    libraryOnly: false,
  });
});

test('reads all facts from details with very many sentences', async () => {
  const module = new URL('../../tests/harness/hostile/bounded/motions.ts', import.meta.url);
  const [motion] = await runBounded<{ facts: number }>(module, 'writeMotion', [
    ['He is! '.repeat(Math.floor(MAX_DETAILS_LENGTH / (LONG ? 7 : 16)))],
  ]);
  expect(motion?.facts).toBeGreaterThan(LONG ? 1_000 : 250);
});
