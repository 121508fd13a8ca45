import { expect, test } from 'vitest';
import {
  DANGER_CLASSES,
  DANGER_KINDS,
  type DangerLine,
} from '#features/library/schema/danger-kinds.ts';
import { type DangerModel, noDangerModel } from '#features/models/danger-model.ts';
import { DIMENSIONS } from '#features/models/vectors.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { noticeDanger, noticeDangerAtOnce, noticeDangerIfRefused } from './notice-danger.server.ts';

/** A unit vector; each kind has an axis, and so has calm. */
function createVector(...axes: number[]): Float32Array {
  const vector = new Float32Array(DIMENSIONS);
  for (const axis of axes) vector[axis] = 1 / Math.sqrt(axes.length);
  return vector;
}
const CALM = DANGER_KINDS.length;
/** Predicts the kind of the vector's axis; of several axes, each is as likely. */
const head = new Float32Array((1 + DANGER_KINDS.length) * (DIMENSIONS + 1));
for (const [row, axis] of [CALM, ...DANGER_KINDS.keys()].entries())
  head[row * (DIMENSIONS + 1) + axis] = 20;
const dangerModel: DangerModel = { ...noDangerModel, heads: [head] };

/** Ids of the urgent lines for a text with this vector; undefined when the embedder gives none. */
function noticeIds(
  text: string,
  vector: Float32Array | undefined,
  model: DangerModel = dangerModel,
) {
  const embedder = {
    embed: async (texts: string[]) => vector && texts.map(() => vector),
    close: async () => {},
  };
  return noticeDanger(
    { library, search: { index: { dangerModel: model } as SearchIndex, embedder } },
    text,
  ).then((lines) => lines.map(({ id }) => id));
}
const getAxis = (name: (typeof DANGER_KINDS)[number]) => DANGER_KINDS.indexOf(name);
const UNKNOWN_WORDS = 'nobody would look for me by thursday anyway';

test('shows the lines of the kind that the model predicts when no rule matches', async () => {
  expect(await noticeIds(UNKNOWN_WORDS, createVector(getAxis('self-harm')))).toEqual(['self-harm']);
  expect(await noticeIds(UNKNOWN_WORDS, createVector(getAxis('child-danger-or-taken')))).toEqual([
    'child-danger',
  ]);
});

test('what the words name stands above what the model alone heard, except self-harm', async () => {
  const text =
    'el patrón nos quitó los pasaportes y somos nueve en la traila, no sabemos qué hacer';
  expect(await noticeIds(text, createVector(getAxis('violence-at-home')))).toEqual([
    'worker-held',
    'violence-at-home',
  ]);
  expect(await noticeIds(text, createVector(getAxis('self-harm')))).toEqual([
    'self-harm',
    'worker-held',
  ]);
});

test('shows only the line that the model knows by itself, where it predicts that', async () => {
  const everyHead = new Float32Array(DANGER_CLASSES.length * (DIMENSIONS + 1));
  for (const row of DANGER_CLASSES.keys()) everyHead[row * (DIMENSIONS + 1) + row] = 20;
  const notice = (line: DangerLine, text: string) =>
    noticeIds(text, createVector(DANGER_CLASSES.indexOf(line)), {
      ...noDangerModel,
      heads: [everyHead],
    });
  expect(await notice('bank-account-frozen', UNKNOWN_WORDS)).toEqual(['bank-account-frozen']);
  expect(await notice('cps-took-child', UNKNOWN_WORDS)).toEqual(['cps-took-child']);
  expect(await notice('child-taken', UNKNOWN_WORDS)).toEqual(['child-taken']);
  expect(await notice('money-just-sent', UNKNOWN_WORDS)).toEqual(['money-just-sent']);
  expect(await notice('home-sale-within-days', 'I have court tomorrow')).toEqual([
    'home-sale-within-days',
    'court-within-days',
  ]);
});

test('names the nearest line when the kind is uncertain, and 911 and 988 below it', async () => {
  const ambiguous = createVector(
    getAxis('self-harm'),
    getAxis('violence-at-home'),
    getAxis('medical-emergency'),
    getAxis('poison-overdose'),
  );
  expect(await noticeIds(UNKNOWN_WORDS, ambiguous)).toEqual([
    'self-harm',
    'danger-now',
    'crisis-now',
  ]);
  const phones = library.triage
    .filter(({ id }) => id.endsWith('-now'))
    .map(({ hotline }) => hotline?.phone);
  expect(phones).toEqual(expect.arrayContaining(['911', '988']));
});

test('shows nothing for a calm message, and no second line for a danger that the rules found', async () => {
  expect(await noticeIds(UNKNOWN_WORDS, createVector(CALM))).toEqual([]);
  expect(await noticeIds('I want to die', createVector(getAxis('self-harm')))).toEqual([
    'self-harm',
  ]);
  expect(
    await noticeIds(
      'I want to die',
      createVector(
        getAxis('self-harm'),
        getAxis('violence-at-home'),
        getAxis('elder-abuse'),
        getAxis('sexual-assault'),
        getAxis('utility-cut-off'),
      ),
    ),
  ).toEqual(['self-harm']);
});

test('somebody may face two dangers at once: both lines stand', async () => {
  const both = createVector(getAxis('utility-cut-off'), getAxis('medical-emergency'));
  expect(await noticeIds(UNKNOWN_WORDS, both)).toEqual(['medical-emergency', 'utilities-off']);
});

test('a calm reading of the whole message overrules the words of a rule, except those of three kinds and of short plain statements', async () => {
  expect(await noticeIds('overdose of jury duty notices', createVector(CALM))).toEqual([]);
  expect(await noticeIds('overdose of jury duty notices', undefined)).toEqual([
    'poison-or-overdose',
  ]);
  expect(await noticeIds('I want to die', createVector(CALM))).toEqual(['self-harm']);
  expect(
    await noticeIds('My landlord changed the locks. Can he do that?', createVector(CALM)),
  ).toEqual(['locked-out']);
  expect(noticeDangerAtOnce({ library }, 'I want to die').map(({ id }) => id)).toEqual([
    'self-harm',
  ]);
  expect(noticeDangerAtOnce({ library }, 'overdose of jury duty notices')).toEqual([]);
});

test('a less serious match of the rules does not hide the danger that the model predicts', async () => {
  expect(await noticeIds('I have court tomorrow', createVector(getAxis('self-harm')))).toEqual([
    'self-harm',
    'court-within-days',
  ]);
  const ambiguous = createVector(
    getAxis('self-harm'),
    getAxis('violence-at-home'),
    getAxis('medical-emergency'),
    getAxis('poison-overdose'),
  );
  expect(await noticeIds('I have court tomorrow', ambiguous)).toEqual([
    'court-within-days',
    'danger-now',
    'crisis-now',
  ]);
});

test('uses only the rules without a vector or a model', async () => {
  expect(await noticeIds('I want to die', undefined)).toEqual(['self-harm']);
  expect(await noticeIds(UNKNOWN_WORDS, undefined)).toEqual([]);
  expect(await noticeIds('I want to die', createVector(CALM), noDangerModel)).toEqual([
    'self-harm',
  ]);
});

test('of a refused request, the model reads only what the limit allows; the rules always count', async () => {
  let read = 0;
  const embedder = {
    embed: async () => {
      read++;
      return [createVector(getAxis('self-harm'))];
    },
    close: async () => {},
  };
  const search = { index: { dangerModel } as SearchIndex, embedder };
  const notice = async (allowed: boolean, text: string) => {
    const limits = {
      take: async () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 9 }),
    } as never;
    const lines = await noticeDangerIfRefused(
      { library, search, limits },
      { clientAddress: '203.0.113.7' },
      text,
    );
    return lines.map(({ id }) => id);
  };
  expect(await notice(true, UNKNOWN_WORDS)).toEqual(['self-harm']);
  expect(await notice(false, UNKNOWN_WORDS)).toEqual([]);
  expect(await notice(false, 'I want to die')).toEqual(['self-harm']);
  expect(read).toBe(1);
});
