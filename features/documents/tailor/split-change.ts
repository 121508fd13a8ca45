// What a change does to a piece, for the eye: the words that stay before and after it, those that go and those that come.
export type SplitChange = { before: string; removed: string; added: string; after: string };

export function splitChange(was: string, text: string): SplitChange {
  const [old, fresh] = [wordsOf(was), wordsOf(text)];
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const part = (words: string[], from: number, to: number) => words.slice(from, to).join('');
  return {
    before: part(old, 0, start),
    removed: part(old, start, old.length - end),
    added: part(fresh, start, fresh.length - end),
    after: part(old, old.length - end, old.length),
  };
}

/** Each with the spaces before it. */
const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];
