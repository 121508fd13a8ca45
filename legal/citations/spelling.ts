// How abbreviations are compared: spaces, full stops and apostrophes do not count, nor do capitals, so that "F.3d", "F. 3d" and
// "F3d" are one key. A trie over those keys reads the longest abbreviation at a place in one walk, at most MAX_SKIPPED odd
// characters between two letters; so every walk is bounded by the longest abbreviation, whatever the text holds.
const MAX_SKIPPED = 4;

export function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 160 || (code >= 0x2000 && code <= 0x200b) || code === 0x202f || code === 0xfeff
  );
}
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
export function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}
export function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code >= 0xc0 && code <= 0x24f);
}
export function isWord(code: number): boolean {
  return isDigit(code) || isLetter(code);
}
export function isDash(code: number): boolean {
  return code === 45 || (code >= 0x2010 && code <= 0x2015) || code === 0x2212;
}
function isIgnored(code: number): boolean {
  return code === 46 || code === 39 || code === 0x2018 || code === 0x2019 || code === 0x02bc || isSpace(code);
}

/** The key of an abbreviation. */
export function keyOf(text: string): string {
  let key = '';
  for (let i = 0; i < text.length; i++) if (!isIgnored(text.charCodeAt(i))) key += text[i];
  return key.toLowerCase();
}

/** Past spaces, at most `most` of them. */
export function skipSpaces(text: string, at: number, most = MAX_SKIPPED): number {
  let i = at;
  while (i < text.length && i - at < most && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** Back over spaces: the place after the last character that is not one. */
export function skipSpacesBack(text: string, at: number, most = MAX_SKIPPED): number {
  let i = at;
  while (i > 0 && at - i < most && isSpace(text.charCodeAt(i - 1))) i--;
  return i;
}

export type Node<T> = { next: Map<number, Node<T>>; value?: T };

export function makeTrie<T>(entries: Iterable<[string, T]>): Node<T> {
  const root: Node<T> = { next: new Map() };
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

/** Every abbreviation that begins at `at`, the longest first. A match takes the full stop after it along. */
export function matchesAt<T>(root: Node<T>, text: string, at: number): TrieMatch<T>[] {
  const found: TrieMatch<T>[] = [];
  let node = root;
  let skipped = 0;
  for (let i = at; i < text.length; i++) {
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
    found.push({ end, value: node.value });
  }
  return found.reverse();
}
