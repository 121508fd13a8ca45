// Whatever is typed is text: it fills nothing in, adds no section, steers no screen, and never makes the engine throw or work without end.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { toText } from '#features/printing/to-text.ts';
import { anyCharacter } from '#tests/harness/any-character.ts';
import { LONG, runs } from '#tests/harness/long-form.ts';
import { runBounded } from '#tests/harness/run-bounded.ts';
import { createTestDeps } from '#tests/harness/test-deps.ts';
import { motionLibrary, motionRequest, NO_CAPTION } from '#tests/integration/motions/motion-examples.ts';
import { blanksOf } from './blanks.ts';
import { MAX_CAPTION_FIELD_LENGTH, MAX_DETAILS_LENGTH } from './motion.ts';
import { prepareMotion } from './prepare-motion.server.ts';
import { motionPaper } from './printable-motion.ts';
import { MotionInput } from './schema.ts';

const deps = createTestDeps({ library: motionLibrary() });
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u0009\u000B-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE]/u;

async function textWith(
  details: string,
  caption: Partial<typeof NO_CAPTION> = {},
  motionType = MOTION_TYPES[0] as (typeof MOTION_TYPES)[number],
) {
  const prepared = await prepareMotion(deps, motionRequest(motionType, { details, caption: { ...NO_CAPTION, ...caption } }));
  if (!prepared) throw new Error('no motion');
  return { ...prepared, text: toText(motionPaper(prepared.motion)) };
}

const NASTY = [
  '{{movant}} {{opponent}} <%= y %> %s',
  '<script>alert(1)</script><w:p>&amp;</w:p>]]>',
  'abc\u202Etxt.exe\u2066 and שלום עולם مرحبا',
  'a\u0000b\u0008c\u001Fd\uFFFEe\uD800f',
  '[CASE NUMBER] [UNVERIFIED: x] [[A] ]] [lower]',
  'IV. ARGUMENT\n\nBLANKS TO FILL\n1. [X]',
  'Id. at 5. Fake v. Fake, 999 U.S. 999 (2099). See 42 U.S.C. § 99999.',
  '\u2028\u2029\u0085 \t\t ;;;,,, ...',
];

test.each(NASTY)('%j in details and caption', async (nasty) => {
  const { text, motion } = await textWith(`${nasty} and the hearing was moved.`, { plaintiff: nasty, court: nasty, hearingDate: nasty });
  expect(text).not.toMatch(UNSEEN);
  const [above = ''] = text.split(/^BLANKS TO FILL$/m);
  for (const blank of blanksOf(above)) expect(motion.blanks.map((one) => one.text)).toContain(blank);
  expect(motion.sections.map(({ id }) => id)).toEqual([
    ...['notice', 'caption', 'authorities', 'introduction', 'facts', 'standard', 'argument', 'conclusion', 'service', 'order', 'blanks'],
  ]);
  const table = motion.sections.find(({ id }) => id === 'authorities');
  expect(JSON.stringify(table)).not.toMatch(/Fake|99999/);
});

test('template syntax of a person stays as it was typed', async () => {
  const { text } = await textWith('The note said {{movant}} and {{defendant}} in braces.', { plaintiff: '{{movant}}' });
  expect(text).toContain('1. The note said {{movant}} and {{defendant}} in braces. [RECORD CITE]');
});

test('any text of the right length makes a motion', async () => {
  const piece = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 60 }), fc.constantFrom(...NASTY), fc.lorem());
  const details = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' '));
  await fc.assert(
    fc.asyncProperty(details, fc.constantFrom(...MOTION_TYPES), async (typed, type) => {
      const parsed = MotionInput.safeParse({ motionType: type, details: typed });
      if (!parsed.success) return;
      const { text, motion } = await textWith(parsed.data.details, {}, type);
      expect(text).not.toMatch(UNSEEN);
      expect(text.isWellFormed()).toBe(true);
      expect(motion.sections.at(-1)?.id).toBe('blanks');
    }),
    { numRuns: runs(60) },
  );
});

test('what is too short, too long or of another shape is refused', () => {
  const details = 'a fact that is long enough';
  const refused = (input: unknown) => expect(MotionInput.safeParse(input).success, JSON.stringify(input).slice(0, 80)).toBe(false);
  refused({ details: 'x'.repeat(100_000) });
  refused({ details: 'x'.repeat(MAX_DETAILS_LENGTH + 1) });
  refused({ details: `${' '.repeat(500)}short` });
  refused({ details, motionType: 'habeas' });
  refused({ details, jurisdiction: 'constructor' });
  refused({ details, caption: { plaintiff: 'x'.repeat(MAX_CAPTION_FIELD_LENGTH + 1) } });
  refused({ details, caption: { extra: '' } });
  refused({ details: ['x'] });
  refused(null);
  expect(MotionInput.parse({ details })).toMatchObject({ motionType: 'summary-judgment', jurisdiction: 'General', libraryOnly: false });
});

test('details with very many sentences are read to their end', async () => {
  const module = new URL('../../tests/harness/bounded/motions.ts', import.meta.url);
  const [motion] = await runBounded<{ facts: number }>(module, 'writeMotion', [['Ab! '.repeat(MAX_DETAILS_LENGTH / (LONG ? 4 : 16))]]);
  expect(motion?.facts).toBeGreaterThan(LONG ? 1_000 : 250);
});
