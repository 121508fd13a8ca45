// For run-bounded.ts: parses a complete model answer.
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';

export function readWhole(text: string): number {
  const reader = readModelText();
  return [...reader.push(text), ...reader.end()].length;
}
