// Splits a replacement for display: common words before and after, removed words, and added words.
export type SplitChange = { before: string; removed: string; added: string; after: string };

export function splitChange(was: string, text: string): SplitChange {
  const oldWords = splitWords(was);
  const newWords = splitWords(text);
  const minLength = Math.min(oldWords.length, newWords.length);
  let prefixLength = 0;
  while (prefixLength < minLength && oldWords[prefixLength] === newWords[prefixLength])
    prefixLength++;
  let suffixLength = 0;
  while (
    suffixLength < minLength - prefixLength &&
    oldWords.at(-1 - suffixLength) === newWords.at(-1 - suffixLength)
  )
    suffixLength++;
  const joinWords = (words: string[], from: number, to: number) => words.slice(from, to).join('');
  return {
    before: joinWords(oldWords, 0, prefixLength),
    removed: joinWords(oldWords, prefixLength, oldWords.length - suffixLength),
    added: joinWords(newWords, prefixLength, newWords.length - suffixLength),
    after: joinWords(oldWords, oldWords.length - suffixLength, oldWords.length),
  };
}

/** Each word includes the spaces before it. */
const splitWords = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];
