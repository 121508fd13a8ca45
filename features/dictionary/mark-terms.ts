// Legal words explained where they stand: the first time an entry's name occurs on a page it becomes a button that opens the
// definition (the browser's own popover, so it works without our script). Pure: HTML that our renderer made goes in and
// comes out; text inside links, headings, buttons and code is left alone.
import type { Term } from '#features/library/schema/law-schema.ts';
import { plainProse } from '#lib/language/reading-grade.ts';
import { termKey } from './term-index.ts';

export type TermNote = { id: string; term: string; definition: string };

export type TermMarker = {
  /** Marks what is not in `notes` yet and adds it there. */
  mark: (html: string, notes: Map<string, TermNote>) => string;
};

const MAX_PER_PAGE = 14;
/** A single word that stands in more of the library's texts than this is everyday English: nobody wants it explained. */
const EVERYDAY_SHARE = 0.04;
const SHORTEST = 5;
const LEFT_ALONE = /^<(\/?)(a|button|h[1-6]|code|pre|summary)\b/i;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

export function createTermMarker(terms: Term[], texts: string[]): TermMarker {
  const names = new Map<string, Term>();
  for (const term of terms) {
    for (const name of [term.term, ...term.also]) {
      const key = termKey(name);
      for (const form of [key, `${key}s`]) if (!names.has(form)) names.set(form, term);
    }
  }
  const everyday = everydayWords(texts, names);
  let longest = 1;
  const firsts = new Set<string>();
  for (const key of names.keys()) {
    const words = key.split(' ');
    if (words.length === 1 && (key.length < SHORTEST || everyday.has(key))) names.delete(key);
    else firsts.add(words[0] as string);
    longest = Math.max(longest, words.length);
  }

  const markText = (text: string, notes: Map<string, TermNote>): string => {
    const words = [...text.matchAll(WORD)].map((m) => ({ key: termKey(m[0]), start: m.index, end: m.index + m[0].length }));
    let out = '';
    let copied = 0;
    for (let i = 0; i < words.length && notes.size < MAX_PER_PAGE; i++) {
      const first = words[i];
      if (!first || !firsts.has(first.key)) continue;
      for (let length = Math.min(longest, words.length - i); length > 0; length--) {
        const last = words[i + length - 1];
        const key = words
          .slice(i, i + length)
          .map((w) => w.key)
          .join(' ');
        const term = names.get(key);
        if (!term || !last || /[^\p{L}\p{N}'’ -]/u.test(text.slice(first.start, last.end))) continue;
        if (!notes.has(term.id)) {
          notes.set(term.id, { id: term.id, term: term.term, definition: term.definition });
          out += `${text.slice(copied, first.start)}<button type="button" class="term" popovertarget="term-${term.id}">${text.slice(first.start, last.end)}</button>`;
          copied = last.end;
        }
        i += length - 1;
        break;
      }
    }
    return out + text.slice(copied);
  };

  return {
    mark(html, notes) {
      let inside = 0;
      return html
        .split(/(<[^>]*>)/)
        .map((piece) => {
          const tag = LEFT_ALONE.exec(piece);
          if (tag) inside += tag[1] ? -1 : 1;
          return piece.startsWith('<') || inside > 0 ? piece : markText(piece, notes);
        })
        .join('');
    },
  };
}

function everydayWords(texts: string[], names: Map<string, Term>): Set<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = new Set(termKey(plainProse(text)).split(' '));
    for (const word of words) if (names.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > texts.length * EVERYDAY_SHARE).map(([word]) => word));
}
