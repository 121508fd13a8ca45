// Softmax regression over vectors: a linear model with one row of weights per class, its bias last.
// The same samples always give the same model.

/** One row of weights per class, the last weight being the bias; empty if there is no model. */
export type LinearModel = Float32Array;

export const NO_MODEL: LinearModel = new Float32Array(0);

/** A sample with few nonzero values: their indexes, and the values. */
export type SparseSample = {
  indexes: Uint16Array | Uint32Array;
  values: Float32Array;
  class: number;
  weight: number;
};
export type BatchOptions = {
  classes: number;
  dimensions: number;
  rounds: number;
  rate: number;
  decay: number;
};
const MOMENTUM = 0.9;
const BIAS_RATE = 0.01;

/**
 * Gradient descent over all samples at once. While it runs, the weights of a feature stand side by
 * side, and features that no sample has are left out: that is several times faster than the rows of
 * the model.
 */
export function fitSoftmax(
  samples: SparseSample[],
  { classes, dimensions, rounds, rate, decay }: BatchOptions,
): LinearModel {
  const { features, numbers } = numberFeatures(samples, dimensions);
  const dense = samples.map(
    (sample): DenseSample => ({
      ...sample,
      starts: Int32Array.from(sample.indexes, (index) => (numbers[index] as number) * classes),
    }),
  );
  const totalWeight = samples.reduce((sum, { weight }) => sum + weight, 0);
  const model = new Float32Array((features.length + 1) * classes);
  const velocity = new Float32Array(model.length);
  const gradient = new Float32Array(model.length);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < model.length; i++) gradient[i] = decay * (model[i] as number);
    for (const sample of dense)
      addGradient(gradient, model, sample, { classes, share: sample.weight / totalWeight });
    for (let i = 0; i < model.length; i++) {
      const change = MOMENTUM * (velocity[i] as number) - rate * (gradient[i] as number);
      velocity[i] = change;
      model[i] = (model[i] as number) + change;
    }
  }
  return toRows(model, features, { classes, dimensions });
}

/**
 * One sample after the other, in an order that is the same each time; a weight that changed often
 * changes less (Adagrad). For tens of thousands of samples with rare features, of which the descent
 * over all at once learns little.
 */
export function fitSoftmaxInSteps(
  samples: SparseSample[],
  { classes, dimensions, rounds, rate, decay }: BatchOptions,
): LinearModel {
  const rowLength = dimensions + 1;
  const model = new Float32Array(classes * rowLength);
  const squares = new Float32Array(model.length).fill(0.01);
  for (let round = 0; round < rounds; round++) {
    for (const { indexes, values, class: target, weight } of shuffle(samples, round)) {
      const chances = predictSparse(model, { indexes, values }, classes);
      for (const [c, chance] of chances.entries()) {
        const error = (chance - (c === target ? 1 : 0)) * weight;
        const start = c * rowLength;
        for (let i = 0; i < indexes.length; i++) {
          const weightIndex = start + (indexes[i] as number);
          const slope = error * (values[i] as number) + decay * (model[weightIndex] as number);
          squares[weightIndex] = (squares[weightIndex] as number) + slope * slope;
          model[weightIndex] =
            (model[weightIndex] as number) -
            (rate * slope) / Math.sqrt(squares[weightIndex] as number);
        }
        const bias = start + dimensions;
        model[bias] = (model[bias] as number) - BIAS_RATE * error;
      }
    }
  }
  return model;
}

/** In an order of its own for each seed. */
const shuffle = <T>(rows: T[], seed: number): T[] =>
  rows
    .map((row, index) => ({ row, rank: scatter(index * 2_654_435_761 + seed * 40_503) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ row }) => row);

function scatter(number: number): number {
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0;
}

/** `starts`: where the weights of each of its features begin. */
type DenseSample = SparseSample & { starts: Int32Array };

function addGradient(
  gradient: Float32Array,
  model: Float32Array,
  { starts, values, class: target }: DenseSample,
  { classes, share }: { classes: number; share: number },
): void {
  const bias = model.length - classes;
  const sums = Float64Array.from(model.subarray(bias));
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const value = values[i] as number;
    for (let c = 0; c < classes; c++)
      sums[c] = (sums[c] as number) + (model[start + c] as number) * value;
  }
  const errors = toProbabilities(sums).map(
    (chance, c) => (chance - (c === target ? 1 : 0)) * share,
  );
  for (let c = 0; c < classes; c++)
    gradient[bias + c] = (gradient[bias + c] as number) + (errors[c] as number);
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const value = values[i] as number;
    for (let c = 0; c < classes; c++)
      gradient[start + c] = (gradient[start + c] as number) + (errors[c] as number) * value;
  }
}

/** The features that some sample has, and the number of each among them. */
function numberFeatures(
  samples: SparseSample[],
  dimensions: number,
): { features: number[]; numbers: Int32Array } {
  const numbers = new Int32Array(dimensions).fill(-1);
  const features: number[] = [];
  for (const { indexes } of samples) {
    for (const index of indexes)
      if (numbers[index] === -1) numbers[index] = features.push(index) - 1;
  }
  return { features, numbers };
}

function toRows(
  model: Float32Array,
  features: number[],
  { classes, dimensions }: { classes: number; dimensions: number },
): LinearModel {
  const rows = new Float32Array(classes * (dimensions + 1));
  for (let c = 0; c < classes; c++) {
    const rowStart = c * (dimensions + 1);
    for (const [number, feature] of features.entries())
      rows[rowStart + feature] = model[number * classes + c] as number;
    rows[rowStart + dimensions] = model[features.length * classes + c] as number;
  }
  return rows;
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
    for (let i = 0; i < indexes.length; i++)
      sum += (model[rowStart + (indexes[i] as number)] as number) * (values[i] as number);
    sums[c] = sum;
  }
  return toProbabilities(sums);
}

/** The probability of each class; the sum is one. */
export function predictProbabilities(
  model: LinearModel,
  vector: Float32Array,
  classes: number,
): Float64Array {
  const sums = new Float64Array(classes);
  const dimensions = model.length / classes - 1;
  for (let c = 0; c < classes; c++) {
    const rowStart = c * (dimensions + 1);
    let sum = model[rowStart + dimensions] as number;
    for (let i = 0; i < dimensions; i++)
      sum += (model[rowStart + i] as number) * (vector[i] as number);
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
