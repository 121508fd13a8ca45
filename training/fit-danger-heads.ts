// Fits the heads of the danger model again, on vectors of its adapters as they are: for messages
// that came after the last training on a GPU. Each head is held near the trained one, so that what
// it knows stays. `node training/fit-danger-heads.ts [--hold 0.02] [--epochs 12]` writes
// content/vectors/danger-adapter.safetensors and its record; train_danger.py makes it needless.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import { judgeDanger } from '#features/site-search/meaning/danger-model.ts';
import { openSearch } from '../evals/open-search.ts';

type Message = { text: string; kind: string };
type Sample = { vectors: Float32Array[]; kind: number; weight: number };

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content', 'vectors');
const messagesFolder = join(root, 'training', 'danger');
const cache = join(root, '.cache', 'training', 'danger-vectors.bin');
const { values } = parseArgs({
  options: { hold: { type: 'string' }, epochs: { type: 'string' }, check: { type: 'string' } },
});
const HOLD = Number(values.hold ?? 0.02);
const EPOCHS = Number(values.epochs ?? 12);
const RATE = 0.5;
const SMOOTHING = 0.05;
/** As the adapters were trained: the head reads vectors multiplied by this. */
const HEAD_GAIN = 8;
const CLASSES = 1 + DANGER_KINDS.length;
/** Of the messages that the adapters know well, every nth is read. */
const EVERY_OLD = 3;
const NEW_WRITERS = /^writer-a[f-z]\.jsonl$/;

const readLines = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
const files = readdirSync(messagesFolder).filter((name) => name.endsWith('.jsonl')).sort();
const messages = files.flatMap((file) =>
  readLines(join(messagesFolder, file))
    .map((line) => JSON.parse(line) as Message)
    .filter((_, number) => NEW_WRITERS.test(file) || number % EVERY_OLD === 0),
);

const { index, embedders, close } = openSearch({ words: false, lanes: embedLanes() });
const known: Map<string, Float32Array[]> = existsSync(cache)
  ? deserialize(readFileSync(cache))
  : new Map();
const adapterHash = hashFile(join(folder, 'danger-adapter.safetensors'));

const missing = messages.filter(({ text }) => !known.has(text));
console.log(`${messages.length} messages, ${missing.length} to read`);
let next = 0;
await Promise.all(
  embedders.map(async (embedder) => {
    while (next < missing.length) {
      const { text } = missing[next++] as Message;
      const vectors = await embedder?.embed([text], { encoder: 'danger', timeoutMs: 600_000 });
      if (vectors) known.set(text, vectors);
      if (next % 500 === 0) console.log(next);
    }
  }),
);
await close();
mkdirSync(join(root, '.cache', 'training'), { recursive: true });
writeFileSync(cache, serialize(known));

const members = index.dangerModel.length;
const samples = messages.flatMap(({ text, kind }): Sample[] => {
  const vectors = known.get(text) ?? [];
  const windows = Array.from({ length: vectors.length / members }, (_, at) =>
    vectors.slice(at * members, (at + 1) * members),
  );
  const label = kind === 'calm' ? 0 : 1 + DANGER_KINDS.indexOf(kind as (typeof DANGER_KINDS)[number]);
  if (label === 0) return windows.map((w) => ({ vectors: w, kind: 0, weight: 1 / windows.length }));
  const [worst] = windows
    .map((w) => ({ w, danger: judgeDanger(index.dangerModel, w)?.danger ?? 0 }))
    .sort((a, b) => b.danger - a.danger);
  return worst ? [{ vectors: worst.w, kind: label, weight: 1 }] : [];
});

const heads = index.dangerModel.map((head, member) => fitHead(head, member));
writeHeads(heads);

function fitHead(start: Float32Array, member: number): Float32Array {
  const row = 385;
  const head = Float32Array.from(start);
  let seed = 7 + member;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  const order = samples.map((_, i) => i);
  const logits = new Float64Array(CLASSES);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    const rate = RATE * (1 - epoch / EPOCHS);
    let loss = 0;
    for (const at of order) {
      const { vectors, kind, weight } = samples[at] as Sample;
      const vector = vectors[member] as Float32Array;
      let max = -Infinity;
      for (let c = 0; c < CLASSES; c++) {
        let sum = head[c * row + 384] as number;
        for (let i = 0; i < 384; i++) sum += (head[c * row + i] as number) * (vector[i] as number);
        logits[c] = sum;
        max = Math.max(max, sum);
      }
      let total = 0;
      for (let c = 0; c < CLASSES; c++) {
        logits[c] = Math.exp((logits[c] as number) - max);
        total += logits[c] as number;
      }
      loss -= Math.log((logits[kind] as number) / total);
      for (let c = 0; c < CLASSES; c++) {
        const target = SMOOTHING / CLASSES + (c === kind ? 1 - SMOOTHING : 0);
        const step = rate * weight * ((logits[c] as number) / total - target);
        if (Math.abs(step) < 1e-6) continue;
        for (let i = 0; i < 384; i++) head[c * row + i] -= step * (vector[i] as number);
        head[c * row + 384] -= step * 0.05;
      }
    }
    // Toward the trained head.
    for (let i = 0; i < head.length; i++)
      head[i] = (head[i] as number) + HOLD * ((start[i] as number) - (head[i] as number));
    console.log(`member ${member}, epoch ${epoch}: ${(loss / order.length).toFixed(4)}`);
  }
  return head;
}

/** Into the file of the adapters, as 16-bit floats. */
function writeHeads(fitted: Float32Array[]): void {
  const path = join(folder, 'danger-adapter.safetensors');
  const bytes = readFileSync(path);
  const length = Number(bytes.readBigUInt64LE(0));
  const header = JSON.parse(bytes.subarray(8, 8 + length).toString()) as Record<
    string,
    { data_offsets: [number, number] }
  >;
  const write = (name: string, toValue: (member: number, c: number, i: number) => number, width: number) => {
    const [from] = (header[name] as { data_offsets: [number, number] }).data_offsets;
    const half = new Float16Array(members * CLASSES * width);
    for (let m = 0; m < members; m++)
      for (let c = 0; c < CLASSES; c++)
        for (let i = 0; i < width; i++) half[(m * CLASSES + c) * width + i] = toValue(m, c, i);
    Buffer.from(half.buffer).copy(bytes, 8 + length + from);
  };
  const get = (m: number, c: number, i: number) => (fitted[m] as Float32Array)[c * 385 + i] as number;
  write('head.weight', (m, c, i) => get(m, c, i) / HEAD_GAIN, 384);
  write('head.bias', (m, c) => get(m, c, 384), 1);
  writeFileSync(path, bytes);
  const record = JSON.parse(readFileSync(join(folder, 'danger-adapter.json'), 'utf8'));
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(messagesFolder, file)));
  const fresh = { ...record, messages: hash.digest('hex'), headsOver: record.headsOver ?? adapterHash, adapter: hashFile(path) };
  writeFileSync(join(folder, 'danger-adapter.json'), `${JSON.stringify(fresh)}\n`);
}

function hashFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

function embedLanes(): number {
  return 2;
}
