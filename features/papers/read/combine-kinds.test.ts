import { describe, expect, test } from 'vitest';
import { NO_PAPER_MODELS } from '#features/library/read-paper-models.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { combineKinds } from './combine-kinds.ts';
import type { DetectedKind } from './detect-kind.ts';
import { MODEL_KINDS, predictKinds } from './kind-model.ts';
import { readPaperText } from './read-paper.server.ts';

const TEXT =
  'NOTICE TO PAY RENT OR QUIT. Dated: March 3, 2026. You owe $900 in past due rent. Pay by March 9, 2026 or quit the premises.';
const RULED: DetectedKind = {
  id: 'subpoena',
  confident: true,
  others: [],
  decision: false,
  score: 20,
};
const chances = (id: (typeof MODEL_KINDS)[number], chance: number) =>
  Float64Array.from(MODEL_KINDS, (kind) =>
    kind === id ? chance : (1 - chance) / (MODEL_KINDS.length - 1),
  );

describe('the second opinion on a kind', () => {
  test('what rules and models agree on is sure', () => {
    expect(combineKinds(RULED, chances('subpoena', 0.5))).toMatchObject({
      id: 'subpoena',
      confident: true,
    });
  });
  test('rules outweigh a model that leans to something else, and the other kind is offered', () => {
    const leaning = Float64Array.from(MODEL_KINDS, (kind) =>
      kind === 'jury-summons' ? 0.5 : kind === 'subpoena' ? 0.3 : 0.01,
    );
    expect(combineKinds(RULED, leaning)).toMatchObject({
      id: 'subpoena',
      confident: false,
      others: ['jury-summons'],
    });
  });
  test('a model that is certain outweighs the rules, is never sure, and what the rules said is offered', () => {
    expect(combineKinds(RULED, chances('jury-summons', 0.9))).toMatchObject({
      id: 'jury-summons',
      confident: false,
      others: ['subpoena'],
    });
    expect(combineKinds(RULED, chances('none', 0.9))).toMatchObject({
      id: 'none',
      confident: false,
      others: ['subpoena'],
    });
  });
  test('few points of unsure rules name no kind where the model says none', () => {
    const unsure = { ...RULED, confident: false, score: 10 };
    const doubtful = Float64Array.from(MODEL_KINDS, (kind) =>
      kind === 'none' ? 0.5 : kind === 'subpoena' ? 0.3 : 0.01,
    );
    expect(combineKinds(unsure, doubtful)).toMatchObject({
      id: 'none',
      confident: false,
      others: ['subpoena'],
    });
  });
  test('none is not sure where a kind comes near', () => {
    const none: DetectedKind = { ...RULED, id: 'none', score: 0 };
    expect(combineKinds(none, chances('irs-notice', 0.35)).confident).toBe(false);
  });
  test('without models the rules decide alone', () => {
    expect(predictKinds(NO_PAPER_MODELS.kindWords, TEXT)).toBeUndefined();
    expect(combineKinds(RULED, undefined)).toEqual(RULED);
    const alone = readPaperText(
      { library: { ...library, paperModels: () => NO_PAPER_MODELS } },
      TEXT,
    );
    expect(alone.kind.id).toBe('eviction-notice-nonpayment');
    expect(alone.dates.map(({ role }) => role)).toEqual(['issued', 'pay-by']);
  });
  test('the shipped models are read, and give the same answer each time', () => {
    const first = predictKinds(library.paperModels().kindWords, TEXT);
    expect(first?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(predictKinds(library.paperModels().kindWords, TEXT)).toEqual(first);
    const certain = readPaperText({ library }, TEXT).dates.filter((date) => date.sure);
    const alone = readPaperText(
      { library: { ...library, paperModels: () => NO_PAPER_MODELS } },
      TEXT,
    ).dates.filter((date) => date.sure);
    expect(certain.length).toBeLessThanOrEqual(alone.length);
  });
});
