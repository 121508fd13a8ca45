// Content that was edited since derived/ was made works at once: what has no vector yet is embedded
// in the background, one text after another, when nobody else asks the model. The server keeps the
// vectors in its data folder, so that the next start has them; `npm run content -- derive` writes
// derived/.
import { mkdirSync } from 'node:fs';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import {
  addVectors,
  pickVectors,
  type VectorTable,
  writeVectors,
} from '#features/models/vector-table.ts';
import { DIMENSIONS, toBytes } from '#features/models/vectors.ts';
import { placeVectors, type SearchIndex } from '../index/build-search-index.server.ts';
import type { SearchData } from '../index/load-search-data.server.ts';
import type { Passage } from '../index/passage.ts';
import { listStarterTexts, type StarterTexts, writeStarters } from './starter-rows.ts';

const MODEL = 'minilm-l6-v2';
/** After so many new vectors they are kept and put to use. */
const SAVE_EVERY = 500;

type MissingVectors = {
  /** Texts by their hashes. */
  passages: Map<string, string>;
  /** For items that the lead model does not know. */
  starters: StarterTexts[];
};

const listItemPassages = ({ items, claims }: SearchIndex): Passage[] => [
  ...items.flatMap(({ passages }) => passages),
  ...claims.phrases,
];

function findMissing(index: SearchIndex, data: SearchData): MissingVectors {
  const missing = [
    ...listItemPassages(index).filter(({ hash }) => !data.vectors.rowByHash.has(hash)),
    ...index.sectionPhrases.phrases.filter(({ hash }) => !data.sectionVectors.rowByHash.has(hash)),
  ];
  return {
    passages: new Map(missing.map(({ hash, text }) => [hash, text])),
    starters: listStarterTexts(data.leadModel, index.items).filter(
      ({ keys }) => !keys.every((key) => data.starters.has(key)),
    ),
  };
}

export function countMissing(index: SearchIndex, data: SearchData): number {
  const { passages, starters } = findMissing(index, data);
  return passages.size + starters.length;
}

/** Vectors in derived/ of texts that the content no longer has. */
export function countSuperfluous(index: SearchIndex, data: SearchData): number {
  const wanted = new Set(listItemPassages(index).map(({ hash }) => hash));
  const phrases = new Set(index.sectionPhrases.phrases.map(({ hash }) => hash));
  const count = ({ rowByHash }: VectorTable, hashes: ReadonlySet<string>) =>
    [...rowByHash.keys()].filter((hash) => !hashes.has(hash)).length;
  return count(data.vectors, wanted) + count(data.sectionVectors, phrases);
}

type Completion = {
  index: SearchIndex;
  data: SearchData;
  embedder: Pick<Embedder, 'embed'>;
  signal?: AbortSignal;
  onProgress: (left: number) => void;
};

/**
 * How many of the missing are still missing: none, unless the model did not answer or `signal`
 * ended it.
 */
export async function completeVectors(completion: Completion): Promise<number> {
  const { index, data, embedder, signal, onProgress } = completion;
  const { passages, starters } = findMissing(index, data);
  const count = passages.size + starters.length;
  let left = count;
  let found = new Map<string, Int8Array>();
  const embed = async (text: string, encoder: 'search' | 'leads') =>
    signal?.aborted ? undefined : embedder.embed([text], { encoder, isBackground: true, signal });

  function use() {
    data.vectors = addVectors(data.vectors, found);
    data.sectionVectors = addVectors(data.sectionVectors, found);
    found = new Map();
    placeVectors(index, data);
    onProgress(left);
  }

  for (const [hash, text] of passages) {
    const [vector] = (await embed(text, 'search')) ?? [];
    if (!vector) break;
    found.set(hash, toBytes(vector));
    left--;
    if (found.size === SAVE_EVERY) use();
  }
  for (const { keys, texts } of starters) {
    const means = await computeMeans(texts, (text) => embed(text, 'leads'));
    if (!means) break;
    left--;
    for (const [member, key] of keys.entries())
      data.starters.set(key, means[member] as Float32Array);
  }
  if (left < count) use();
  return left;
}

/** For each member of the model the mean of the texts' vectors. */
async function computeMeans(
  texts: string[],
  embed: (text: string) => Promise<Float32Array[] | undefined>,
): Promise<Float32Array[] | undefined> {
  const means: Float32Array[] = [];
  for (const text of texts) {
    const vectors = await embed(text);
    if (!vectors) return undefined;
    for (const [member, vector] of vectors.entries()) {
      means[member] ??= new Float32Array(DIMENSIONS);
      const mean = means[member];
      for (const [i, value] of vector.entries())
        mean[i] = (mean[i] as number) + value / texts.length;
    }
  }
  return means;
}

/** Keeps what the content has and derived/ lacks. */
export function keepVectors(folder: string, index: SearchIndex, data: SearchData): void {
  mkdirSync(folder, { recursive: true });
  const wanted = [...listItemPassages(index), ...index.sectionPhrases.phrases];
  const own = wanted.filter(
    ({ hash }) => (data.vectors.rowByHash.get(hash) ?? -1) >= data.derivedCount,
  );
  writeVectors(folder, MODEL, pickVectors(data.vectors, own));
  writeStarters(folder, pickStarters(index, data));
}

/** Writes exactly the vectors that the content needs to derived/. */
export function writeDerivedVectors(folder: string, index: SearchIndex, data: SearchData): void {
  writeVectors(folder, MODEL, pickVectors(data.vectors, listItemPassages(index)));
  const sections = pickVectors(data.sectionVectors, index.sectionPhrases.phrases);
  writeVectors(folder, MODEL, sections, 'sections');
  writeStarters(folder, pickStarters(index, data));
}

function pickStarters({ items }: SearchIndex, { leadModel, starters }: SearchData) {
  const keys = new Set(listStarterTexts(leadModel, items).flatMap((item) => item.keys));
  return new Map([...starters].filter(([key]) => keys.has(key)));
}
