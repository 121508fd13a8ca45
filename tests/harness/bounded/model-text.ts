// For run-bounded.ts: a model's text, read from its first piece to its end.
import { readModelText } from '#features/grounding/model-text/read-model-text.ts';

export function readWhole(text: string): number {
  const reader = readModelText();
  return [...reader.push(text), ...reader.end()].length;
}
