// The largest bodies that a route takes, filled with what is known to cost most. fuzz.test.ts sends
// them to every target of fuzz-targets.ts and watches the event loop meanwhile; bench/pauses.ts
// measures how long each one holds it up.
import { MAX_FIELD_LENGTH } from '#app/http/read-form.ts';
import { createLayeredPdf } from '#features/citations/test-files.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import { encodeForm, encodeJson, type FormSeed, type RequestContent } from './hostile-bodies.ts';

/** Repeated up to the length: each was the worst of some reader, or of rendering. */
export const COSTLY_PIECES = {
  'markup, ten bytes each when sent back': '<',
  'dates, one a line': 'March 3, 2026\n',
  'short dates': '3/3/26 ',
  // One sentence of thousands of words for every phrase of danger.
  'dates in one sentence': '2026-03-04 ',
  'missing sections': '42 U.S.C. § 1, ',
  'forty missing sections each': `42 U.S.C. §§ ${Array.from({ length: 40 }, (_, i) => 90_001 + i).join(', ')}; `,
  'quoted sections': '“a landlord shall give notice of it” 42 U.S.C. § 1983. ',
  cases: 'Roe v. Wade, 410 U.S. 113 (1973); Id. at 2; ',
  'long word': 'a',
  'opened brackets': '([',
  numbers: '1 ',
  amounts: '$5 ',
  'case numbers': 'Case No. 12-cv-1 ',
  'words of oneself': 'I am afraid of my landlord. ',
  'line breaks': '\r',
  'escaped by JSON': '\u2028',
  quotes: '"',
} as const;
export type CostlyPiece = keyof typeof COSTLY_PIECES;

/** A table of a hundred documents. */
export const FULL_TABLE = 'as many rows as there may be';
/** Half a kilobyte that unpacks to 300 MB. */
export const LAYERED_PDF = 'PDF deflated three times';
const LAYERED_PDF_BYTES = 300 * 1024 * 1024;
let layeredPdf: Uint8Array | undefined;
/** Made once, before anything is watched: packing takes seconds. */
export function readLayeredPdf(): Uint8Array {
  layeredPdf ??= createLayeredPdf(LAYERED_PDF_BYTES);
  return layeredPdf;
}

/** What a form has besides the text. */
const OTHER_BYTES = 8_000;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Other fields of an example are names of formats and states. */
const MIN_TEXT_LENGTH = 20;

/** Made when it is sent: most of those that are listed are not. */
export type CostlyBody = { what: string; make: () => RequestContent };

/**
 * Each example of the target with its longest text, or its file, as long as the route takes it; a
 * text also as long as any form takes it.
 */
export function createCostlyBodies(
  target: FuzzTarget,
  piece: CostlyPiece,
  maxBytes: number,
): CostlyBody[] {
  const fill = (bytes: number) => {
    const text = COSTLY_PIECES[piece];
    return text.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(text))));
  };
  const room = maxBytes - OTHER_BYTES;
  if ('json' in target)
    return target.json.map((seed) => {
      const escaped = JSON.stringify(COSTLY_PIECES[piece]).length - 2;
      const size = (room * Buffer.byteLength(COSTLY_PIECES[piece])) / Math.max(escaped, 1);
      const make = () => encodeJson(fillLongest(seed, fill(Math.min(room, size))));
      return { what: piece, make };
    });
  const sizes = [...new Set([room, Math.min(room, MAX_FIELD_LENGTH)])];
  const withText = (seed: FormSeed) =>
    sizes.map((size) => ({
      what: piece,
      make: () => encodeForm(fillLongest(seed, fill(size))),
    }));
  const file = () => Buffer.from(fill(Math.min(room, MAX_FILE_BYTES)));
  const withFile = (seed: FormSeed) => ({
    what: `file of ${piece}`,
    make: () => encodeForm(fillFile(seed, file())),
  });
  return [
    ...target.forms.filter(hasText).flatMap(withText),
    ...target.forms.filter(hasFile).slice(-1).map(withFile),
  ];
}

/** What costs much whatever it is filled with: many fields, a large example, a packed file. */
export function createOtherCostlyBodies(target: FuzzTarget): CostlyBody[] {
  if ('json' in target) return [];
  const { largest } = target;
  const fields = Array.from({ length: 900 }, (_, index) => [`value-${index}`, '3/3/26'] as const);
  return [
    {
      what: 'fields',
      make: () => encodeForm({ ...target.forms[0], ...Object.fromEntries(fields) }),
    },
    ...(largest ? [{ what: FULL_TABLE, make: () => encodeForm(largest()) }] : []),
    ...target.forms
      .filter(hasFile)
      .slice(-1)
      .map((seed) => ({
        what: LAYERED_PDF,
        make: () => encodeForm(fillFile(seed, readLayeredPdf())),
      })),
  ];
}

/** Not an example of a file, which has no text of its own. */
const hasText = (seed: FormSeed) =>
  !hasFile(seed) ||
  Object.values(seed).some((value) => typeof value === 'string' && value.length > MIN_TEXT_LENGTH);

const hasFile = (seed: FormSeed) =>
  Object.values(seed).some((value) => value instanceof Uint8Array);

const fillFile = (seed: FormSeed, bytes: Uint8Array): FormSeed =>
  Object.fromEntries(
    Object.entries(seed).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? new Uint8Array(bytes) : value,
    ]),
  );

function fillLongest<T extends object>(seed: T, text: string): T {
  const texts = Object.entries(seed).filter(([, value]) => typeof value === 'string');
  const [longest] = texts.sort(([, a], [, b]) => b.length - a.length);
  return longest ? { ...seed, [longest[0]]: text } : seed;
}
