import { isDash, isDigit, isSpace, isWord, skipSpacesBack } from './spelling.ts';

/**
 * The title or volume before a code's name: at most four digits, not a part of a longer number, a
 * price or a decimal.
 */
export function readNumberBefore(
  text: string,
  offset: number,
  previousEnd: number,
): { start: number; digits: string } | undefined {
  let end = skipSpacesBack(text, offset);
  if (text[end - 1] === ',' && isDigit(text.charCodeAt(end - 2))) end--;
  let start = end;
  while (start > previousEnd && end - start < 5 && isDigit(text.charCodeAt(start - 1))) start--;
  const before = text.charCodeAt(start - 1);
  if (start === end || end - start > 4 || isWord(before) || before === 36) return undefined;
  if ((before === 46 || isDash(before)) && isDigit(text.charCodeAt(start - 2)) && !isSpace(before))
    return undefined;
  return { start, digits: text.slice(start, end) };
}
