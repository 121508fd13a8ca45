// How abbreviations are compared: spaces, periods, apostrophes and case are ignored, so that
// "F.3d", "F. 3d" and "F3d" have one key. A trie over those keys finds the longest abbreviation at
// an offset in one walk, with at most MAX_SKIPPED ignored characters between two letters, so the
// length of a walk is bounded by the longest abbreviation.
const MAX_SKIPPED = 4;

export function isSpace(code: number): boolean {
  return (
    code === 32 ||
    (code >= 9 && code <= 13) ||
    code === 160 ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0xfeff
  );
}
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
export function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}
export function isLetter(code: number): boolean {
  return (
    (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f)
  );
}
export function isWord(code: number): boolean {
  return isDigit(code) || isLetter(code);
}
export function isDash(code: number): boolean {
  return code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
}
function isIgnored(code: number): boolean {
  return (
    code === 46 ||
    code === 39 ||
    code === 0x2018 ||
    code === 0x2019 ||
    code === 0x02bc ||
    isSpace(code)
  );
}

export function toAbbreviationKey(text: string): string {
  let key = '';
  for (let i = 0; i < text.length; i++) if (!isIgnored(text.charCodeAt(i))) key += text[i];
  return key.toLowerCase();
}

/** Skips at most `max` spaces. */
export function skipSpaces(text: string, start: number, max = MAX_SKIPPED): number {
  let i = start;
  while (i < text.length && i - start < max && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Skips at most `max` spaces backward; returns the offset after the last other character. */
export function skipSpacesBack(text: string, start: number, max = MAX_SKIPPED): number {
  let i = start;
  while (i > 0 && start - i < max && isSpace(text.charCodeAt(i - 1))) i--;
  return i;
}

export type TrieNode<T> = { next: Map<number, TrieNode<T>>; value?: T };

export function createTrie<T>(entries: Iterable<[string, T]>): TrieNode<T> {
  const root: TrieNode<T> = { next: new Map() };
  for (const [key, value] of entries) {
    let node = root;
    for (let i = 0; i < key.length; i++) {
      const code = key.charCodeAt(i);
      let child = node.next.get(code);
      if (!child) {
        child = { next: new Map() };
        node.next.set(code, child);
      }
      node = child;
    }
    node.value = value;
  }
  return root;
}

export type TrieMatch<T> = { end: number; value: T };

/**
 * Every abbreviation that begins at `start`, the longest first. A match includes the period after
 * it.
 */
export function matchTrie<T>(root: TrieNode<T>, text: string, start: number): TrieMatch<T>[] {
  const matches: TrieMatch<T>[] = [];
  let node = root;
  let skipped = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isIgnored(code)) {
      if (++skipped > MAX_SKIPPED) break;
      continue;
    }
    const child = node.next.get(code >= 65 && code <= 90 ? code + 32 : code);
    if (!child) break;
    node = child;
    skipped = 0;
    if (node.value === undefined) continue;
    const after = text.charCodeAt(i + 1);
    if (isLetter(code) ? isLetter(after) : isDigit(code) && isWord(after)) continue;
    const end = after === 46 ? i + 2 : i + 1;
    matches.push({ end, value: node.value });
  }
  return matches.reverse();
}
