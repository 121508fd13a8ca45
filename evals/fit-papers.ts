// Fits the models that give a second opinion on papers, from labeled ones, and reads papers of writers that a model has not seen: the only
// honest figures for papers it could have been fitted on.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '#features/library/load-library.server.ts';
import { NO_PAPER_MODELS, type PaperModels } from '#features/library/read-paper-models.ts';
import { fitMeaningModel, fitWordModel, type KindSample, splitForMeaning } from '#features/papers/kind-model.ts';
import { readPaperText } from '#features/papers/read-paper.server.ts';
import type { PaperKindId } from '#features/papers/schema.ts';
import { createEmbedder } from '#features/site-search/meaning/create-embedder.server.ts';
import { fitNumberModel } from '#legal/papers/case-number-model.ts';
import { describeDate } from '#legal/papers/date-features.ts';
import { fitRoleModel, type RoleSample } from '#legal/papers/date-role-model.ts';
import { findDates } from '#legal/papers/find-dates.ts';
import type { LabeledPaper } from './labeled-papers.ts';

const EMBED_TIMEOUT_MS = 120_000;
const CACHE_FILE = join(import.meta.dirname, '..', '.cache', 'paper-vectors.json');
const print = (_fields: object, message: string) => console.log(message);

export type PaperVectors = Map<string, Float32Array[]>;

/** By the id of the paper. Cached on disk by the text, because they take a tenth of a second each. */
export async function embedPapers(papers: LabeledPaper[]): Promise<PaperVectors> {
  const cache: Record<string, number[][]> = existsSync(CACHE_FILE) ? JSON.parse(readFileSync(CACHE_FILE, 'utf8')) : {};
  const embedder = createEmbedder({ log: { info: print, warn: print, error: print } });
  const vectors: PaperVectors = new Map();
  for (const { id, text } of papers) {
    const key = createHash('sha256').update(text).digest('base64url').slice(0, 16);
    if (!cache[key]) {
      const fresh = (await embedder.embed(splitForMeaning(text), { timeoutMs: EMBED_TIMEOUT_MS })) ?? [];
      cache[key] = fresh.map((vector) => [...vector].map((value) => Number(value.toFixed(5))));
    }
    vectors.set(
      id,
      (cache[key] as number[][]).map((vector) => Float32Array.from(vector)),
    );
  }
  await embedder.close();
  mkdirSync(join(CACHE_FILE, '..'), { recursive: true });
  writeFileSync(CACHE_FILE, JSON.stringify(cache));
  return vectors;
}

export function fitPapers(library: Library, papers: LabeledPaper[], vectors: PaperVectors): PaperModels {
  const samples = papers.map(
    ({ id, text, kind }): KindSample => ({ text, kind: kind as KindSample['kind'], vectors: vectors.get(id) ?? [] }),
  );
  // The kind as the rules read it: a model must not rely on labels that it will not have.
  const ruled = papers.map((paper) => ({
    paper,
    kind: readPaperText({ library: { ...library, paperModels: () => NO_PAPER_MODELS } }, paper.text).kind.id,
  }));
  return {
    dateRoles: fitRoleModel(ruled.flatMap(({ paper, kind }) => listRoleSamples(library, paper, kind))),
    kindWords: fitWordModel(samples),
    kindMeaning: fitMeaningModel(samples.filter((sample) => sample.vectors.length > 0)),
    caseNumbers: fitNumberModel(ruled.map(({ paper: { text, caseNumber }, kind }) => ({ text, caseNumber, kind }))),
  };
}

function listRoleSamples(library: Library, paper: LabeledPaper, kind: PaperKindId | 'none'): RoleSample[] {
  const decision = library.papers.find(({ id }) => id === kind)?.decision ?? false;
  const dates = findDates(paper.text);
  const labels = [...paper.dates];
  return dates.flatMap(({ date }, index) => {
    const position = labels.findIndex((label) => label.date === date);
    const [label] = position === -1 ? [] : labels.splice(position, 1);
    if (!label) return [];
    return [{ features: describeDate({ text: paper.text, dates, kind, decision }, index), role: label.role as RoleSample['role'] }];
  });
}

/** The first letter of an id is its writer. */
export const getWriter = ({ id }: LabeledPaper) => id.split('-', 1)[0] ?? '';
