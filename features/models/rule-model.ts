// Which state rule does a question ask for, if any? A small linear model over the question's MiniLM
// vector and its words, fitted by `npm run fit -- rules` on content/rules/*.questions.txt (wordings
// of each rule, and close questions that ask for none) and on the library's own questions. Words
// are hashed, so that no vocabulary has to be stored.
import { createHash } from 'node:crypto';
import { tokenizeWords } from '#lib/language/words.ts';
import { readLinearModel, toTensors } from '#lib/model-file.ts';
import { fitSoftmax, type LinearModel, NO_MODEL, predictSparse } from '#lib/softmax-regression.ts';
import { readModel, writeModel } from './read-model.ts';
import { DIMENSIONS } from './vectors.ts';

/**
 * Ids of the rules in the order of the model's classes; the class after the last is "none of them".
 */
export type RuleModel = { rules: string[]; weights: LinearModel };
export const noRuleModel: RuleModel = { rules: [], weights: NO_MODEL };

/** `rule`: undefined for a question that asks for no rule. */
export type RuleSample = {
  text: string;
  vector: Float32Array;
  rule: string | undefined;
  weight: number;
};

const WORD_DIMENSIONS = 768;
const MODEL_DIMENSIONS = DIMENSIONS + WORD_DIMENSIONS;
const NONE = 'none';

export function fitRuleModel(rules: string[], samples: RuleSample[]): RuleModel {
  const weights = fitSoftmax(
    samples.map(({ text, vector, rule, weight }) => ({
      ...createFeatures(text, vector),
      class: rule === undefined ? rules.length : rules.indexOf(rule),
      weight,
    })),
    { classes: rules.length + 1, dimensions: MODEL_DIMENSIONS, rounds: 200, rate: 8, decay: 1e-5 },
  );
  return { rules, weights };
}

/** The likeliest of the rules that may lead, and its probability. */
export function predictRule(
  { rules, weights }: RuleModel,
  text: string,
  vector: Float32Array,
  mayLead: (rule: string) => boolean = () => true,
): { rule: string; chance: number } | undefined {
  if (weights.length === 0) return undefined;
  const chances = predictSparse(weights, createFeatures(text, vector), rules.length + 1).subarray(
    0,
    rules.length,
  );
  let best: { rule: string; chance: number } | undefined;
  for (const [index, chance] of chances.entries()) {
    const rule = rules[index] as string;
    if (chance > (best?.chance ?? 0) && mayLead(rule)) best = { rule, chance };
  }
  return best;
}

export function readRuleModel(folder: string): RuleModel {
  const file = readModel(folder, 'rules');
  const rules = file.record.classes.filter((name) => name !== NONE);
  const weights = readLinearModel(file);
  return weights.length === (rules.length + 1) * (MODEL_DIMENSIONS + 1)
    ? { rules, weights }
    : noRuleModel;
}

export function writeRuleModel(
  folder: string,
  { rules, weights }: RuleModel,
  origins: Record<string, unknown>,
): void {
  const record = { classes: [...rules, NONE], origins };
  writeModel(folder, 'rules', { tensors: toTensors(weights, { coarse: false }), record });
}

/** The vector, then hashed stems and pairs of neighboring stems; both parts have length one. */
function createFeatures(
  text: string,
  vector: Float32Array,
): { indexes: Uint16Array; values: Float32Array } {
  const stems = tokenizeWords(text).map(({ stem }) => stem);
  const tokens = [
    ...new Set([...stems, ...stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)]),
  ];
  const size = 1 / Math.sqrt(Math.max(1, tokens.length));
  return {
    indexes: Uint16Array.from([
      ...vector.keys(),
      ...tokens.map((token) => DIMENSIONS + hashToken(token)),
    ]),
    values: Float32Array.from([...vector, ...tokens.map(() => size)]),
  };
}

const tokenHashes = new Map<string, number>();
const MAX_HASHES = 20_000;

function hashToken(token: string): number {
  const known = tokenHashes.get(token);
  if (known !== undefined) return known;
  const hash = createHash('md5').update(token).digest().readUInt32LE() % WORD_DIMENSIONS;
  if (tokenHashes.size < MAX_HASHES) tokenHashes.set(token, hash);
  return hash;
}
