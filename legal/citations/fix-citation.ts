// A citation of a case with its year or name put right; everything else stays as it was written.
import type { FullCase, IndexedCase } from './types.ts';

export function writeRightYear({ text, year }: FullCase, { year: rightYear }: IndexedCase): string {
  const position = text.lastIndexOf(String(year));
  if (position < 0 || rightYear === undefined) return text;
  return `${text.slice(0, position)}${rightYear}${text.slice(position + String(year).length)}`;
}

export function writeRightName(
  { text, start, nameStart, nameEnd }: FullCase,
  { name }: IndexedCase,
): string {
  if (nameEnd <= nameStart || nameStart < start) return text;
  return text.slice(0, nameStart - start) + name + text.slice(nameEnd - start);
}
