// How a quotation differs from the text it was taken from, word by word: the longest common
// subsequence of two short lists.
export type QuotationPart = { kind: 'kept' | 'removed' | 'added'; text: string };

/**
 * `start` and `end`: the text's words from the first common one to the last; those before and after
 * are ignored.
 */
export type Comparison = { parts: QuotationPart[]; shared: number; start: number; end: number };

/** `texts` are what is shown for the words, which are normalized. */
type Words = { words: readonly string[]; texts: readonly string[] };

/** How far a change may move the beginning and the end of the quoted words. */
const MAX_SHIFT = 2;

/**
 * The plain case, and the one that reads best: everything before and after one change is the same.
 */
export function compareOneChange(
  quote: Words,
  source: Words,
  position: number,
): Comparison | undefined {
  const { length } = quote.words;
  let best = { shared: 0, start: 0, end: 0, before: 0, after: 0 };
  for (let start = Math.max(0, position - MAX_SHIFT); start <= position + MAX_SHIFT; start++) {
    let before = 0;
    while (before < length && quote.words[before] === source.words[start + before]) before++;
    for (let end = start + length - MAX_SHIFT; end <= start + length + MAX_SHIFT; end++) {
      let after = 0;
      const maxAfter = Math.min(length, end - start) - before;
      while (after < maxAfter && quote.words[length - 1 - after] === source.words[end - 1 - after])
        after++;
      if (before + after > best.shared)
        best = { shared: before + after, start, end, before, after };
    }
  }
  const { shared, start, end, before, after } = best;
  if (shared < length - MAX_SHIFT) return undefined;
  const parts: QuotationPart[] = [
    { kind: 'kept', text: source.texts.slice(start, start + before).join(' ') },
    { kind: 'added', text: quote.texts.slice(before, length - after).join(' ') },
    { kind: 'removed', text: source.texts.slice(start + before, end - after).join(' ') },
    { kind: 'kept', text: source.texts.slice(end - after, end).join(' ') },
  ];
  return { parts: parts.filter(({ text }) => text), shared, start, end };
}

export function compareWords(
  { words: quote, texts: quoteTexts }: Words,
  { words: source, texts: sourceTexts }: Words,
): Comparison {
  const width = source.length + 1;
  const table = commonLengths(quote, source);
  const parts: QuotationPart[] = [];
  const add = (kind: QuotationPart['kind'], word = '') => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else parts.push({ kind, text: word });
  };
  let i = 0;
  let j = 0;
  let firstShared = -1;
  let end = 0;
  while (i < quote.length && j < source.length && (table[i * width + j] ?? 0) > 0) {
    if (quote[i] === source[j]) {
      if (firstShared < 0) firstShared = j;
      add('kept', sourceTexts[j++]);
      i++;
      end = j;
    } else if ((table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
      add('added', quoteTexts[i++]);
    else if (firstShared >= 0) add('removed', sourceTexts[j++]);
    else j++;
  }
  while (i < quote.length) add('added', quoteTexts[i++]);
  return { parts, shared: table[0] ?? 0, start: Math.max(0, firstShared), end };
}

/**
 * For every pair of positions: how many words the rest of the quotation and the rest of the text
 * have in common.
 */
function commonLengths(quote: readonly string[], source: readonly string[]): Uint16Array {
  const width = source.length + 1;
  const table = new Uint16Array((quote.length + 1) * width);
  for (let i = quote.length - 1; i >= 0; i--) {
    for (let j = source.length - 1; j >= 0; j--) {
      const here = i * width + j;
      const longer = Math.max(table[here + width] ?? 0, table[here + 1] ?? 0);
      table[here] = quote[i] === source[j] ? (table[here + width + 1] ?? 0) + 1 : longer;
    }
  }
  return table;
}
