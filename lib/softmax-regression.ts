// Softmax regression over vectors: a linear model with one row of weights per class, its bias last. Samples are visited in a fixed
// order, so that the same samples always give the same model.

/** One row of weights per class, the last weight being the bias; empty if there is no model. */
export type LinearModel = Float32Array;
/** A sample may belong to several classes, which then share its weight. */
export type Sample = { vector: Float32Array; classes: number[]; weight: number };
export type FitOptions = {
  classes: number;
  dimensions: number;
  rounds?: number;
  rate?: number;
  decay?: number;
  /** Gives each class the same total weight, regardless of its number of samples. */
  balanced?: boolean;
};

export const NO_MODEL: LinearModel = new Float32Array(0);

export function fitSoftmax(samples: Sample[], options: FitOptions): LinearModel {
  const { classes, dimensions, rounds = 12, rate = 0.5, decay = 3e-4, balanced = false } = options;
  const rowLength = dimensions + 1;
  const model = new Float32Array(classes * rowLength);
  const totals = new Float64Array(classes);
  for (const sample of samples) {
    for (const c of sample.classes) totals[c] = (totals[c] as number) + sample.weight / sample.classes.length;
  }
  const average = totals.reduce((a, b) => a + b, 0) / classes;
  const order = shuffleIndexes(samples.length);
  const mean = new Float32Array(model.length);
  for (let round = 0; round < rounds; round++) {
    const step = rate / (1 + round * 0.3);
    for (const index of order) {
      const sample = samples[index] as Sample;
      const probabilities = predictProbabilities(model, sample.vector, classes);
      const balance = sample.classes.reduce((sum, c) => sum + average / (totals[c] as number), 0) / sample.classes.length;
      const update = step * sample.weight * (balanced ? Math.min(balance, 3) : 1);
      for (let c = 0; c < classes; c++) {
        const error = (sample.classes.includes(c) ? 1 / sample.classes.length : 0) - (probabilities[c] as number);
        const rowStart = c * rowLength;
        const change = update * error;
        for (let i = 0; i < dimensions; i++) {
          const w = model[rowStart + i] as number;
          model[rowStart + i] = w + change * (sample.vector[i] as number) - step * decay * w;
        }
        model[rowStart + dimensions] = (model[rowStart + dimensions] as number) + change * 0.1;
      }
    }
    // Averaging the later rounds gives a lower variance than using the last one.
    if (round >= rounds / 2)
      for (let i = 0; i < model.length; i++) mean[i] = (mean[i] as number) + (model[i] as number) / Math.ceil(rounds / 2);
  }
  return mean;
}

/** A sample with few nonzero values: their indexes, and the values. */
export type SparseSample = { indexes: Uint16Array; values: Float32Array; class: number; weight: number };
export type BatchOptions = { classes: number; dimensions: number; rounds: number; rate: number; decay: number };
const MOMENTUM = 0.9;

/** Gradient descent over all samples at once. Slower than `fitSoftmax` and closer to the best fit. */
export function fitSoftmaxByBatch(samples: SparseSample[], { classes, dimensions, rounds, rate, decay }: BatchOptions): LinearModel {
  const rowLength = dimensions + 1;
  const model = new Float32Array(classes * rowLength);
  const velocity = new Float32Array(model.length);
  const gradient = new Float32Array(model.length);
  const totalWeight = samples.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < model.length; i++) gradient[i] = decay * (model[i] as number);
    for (const sample of samples) {
      const { indexes, values } = sample;
      const probabilities = predictSparse(model, sample, classes);
      for (let c = 0; c < classes; c++) {
        const error = ((probabilities[c] as number) - (c === sample.class ? 1 : 0)) * (sample.weight / totalWeight);
        if (Math.abs(error) < 1e-9) continue;
        const rowStart = c * rowLength;
        for (let i = 0; i < indexes.length; i++) {
          const index = rowStart + (indexes[i] as number);
          gradient[index] = (gradient[index] as number) + error * (values[i] as number);
        }
        gradient[rowStart + dimensions] = (gradient[rowStart + dimensions] as number) + error;
      }
    }
    for (let i = 0; i < model.length; i++) {
      const change = MOMENTUM * (velocity[i] as number) - rate * (gradient[i] as number);
      velocity[i] = change;
      model[i] = (model[i] as number) + change;
    }
  }
  return model;
}

/** The probability of each class, like `predictProbabilities`. */
export function predictSparse(
  model: LinearModel,
  { indexes, values }: Pick<SparseSample, 'indexes' | 'values'>,
  classes: number,
): Float64Array {
  const rowLength = model.length / classes;
  const sums = new Float64Array(classes);
  for (let c = 0; c < classes; c++) {
    const rowStart = c * rowLength;
    let sum = model[rowStart + rowLength - 1] as number;
    for (let i = 0; i < indexes.length; i++) sum += (model[rowStart + (indexes[i] as number)] as number) * (values[i] as number);
    sums[c] = sum;
  }
  return toProbabilities(sums);
}

/** The probability of each class; the sum is one. */
export function predictProbabilities(model: LinearModel, vector: Float32Array, classes: number): Float64Array {
  const sums = new Float64Array(classes);
  const dimensions = model.length / classes - 1;
  for (let c = 0; c < classes; c++) {
    const rowStart = c * (dimensions + 1);
    let sum = model[rowStart + dimensions] as number;
    for (let i = 0; i < dimensions; i++) sum += (model[rowStart + i] as number) * (vector[i] as number);
    sums[c] = sum;
  }
  return toProbabilities(sums);
}

function toProbabilities(sums: Float64Array): Float64Array {
  const highest = sums.reduce((max, sum) => Math.max(max, sum), Number.NEGATIVE_INFINITY);
  const exponentials = sums.map((sum) => Math.exp(sum - highest));
  const total = exponentials.reduce((a, b) => a + b, 0);
  return exponentials.map((value) => value / total);
}

/** A deterministic shuffle, so that samples of one class are not adjacent. */
function shuffleIndexes(length: number): number[] {
  const order = Array.from({ length }, (_, i) => i);
  let seed = 12345;
  for (let i = length - 1; i > 0; i--) {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
