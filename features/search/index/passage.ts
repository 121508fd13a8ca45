// A piece of an item that is short enough for one embedding, identified by the hash of its text.
import { hash } from 'node:crypto';

export type Passage = { text: string; hash: string; kind: 'question' | 'situation' | 'text' };

export function createPassages(kind: Passage['kind'], texts: string[]): Passage[] {
  return texts.map((text) => ({ text, hash: hashText(text), kind }));
}

function hashText(text: string): string {
  return hash('sha256', text).slice(0, 16);
}
