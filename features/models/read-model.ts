// The files in models/, one a model, all in the format of lib/model-file.ts. A file that is missing
// counts as no model, and the features that use it fall back to rules and words.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelFile, parseModelFile, writeModelFile } from '#lib/model-file.ts';

/** Adapters of MiniLM with their heads (engine/adapter.ts), and linear models over words. */
export type ModelName =
  | 'danger'
  | 'topics'
  | 'papers'
  | 'leads'
  | 'danger-words'
  | 'paper-dates'
  | 'paper-kinds'
  | 'paper-numbers'
  | 'rules';

export const getModelPath = (folder: string, name: ModelName) =>
  join(folder, `${name}.safetensors`);

const readBytes = (folder: string | undefined, name: ModelName): Buffer => {
  const path = folder === undefined ? '' : getModelPath(folder, name);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
};

/** An empty one where there is no file. */
export const readModel = (folder: string | undefined, name: ModelName): ModelFile =>
  parseModelFile(readBytes(folder, name));

/** What was computed with other weights is of no use. */
export const hashModel = (folder: string, name: ModelName): string =>
  createHash('sha256').update(readBytes(folder, name)).digest('hex');

export function writeModel(folder: string, name: ModelName, model: ModelFile): void {
  const bytes = writeModelFile(model);
  writeFileSync(getModelPath(folder, name), bytes);
  console.log(`${getModelPath(folder, name)}: ${bytes.length} bytes`);
}
