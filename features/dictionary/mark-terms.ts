// Explains legal terms in place: the first occurrence of an entry's name on a page becomes a link
// to the entry, and `TermNotes` opens the definition instead. A link and not a button with
// `popovertarget`: browsers lay out a button as one block, and a long term tore a hole into its
// paragraph.
import type { Term } from '#features/library/schema/law-schema.ts';
import { toPlainProse } from '#lib/language/reading-grade.ts';
import { toTermKey } from './term-index.ts';

export type TermNote = { id: string; term: string; definition: string };

export type TermMarker = {
  /** Marks terms that are not in `notes` yet and adds them. The text is escaped and has no tags. */
  mark: (text: string, notes: Map<string, TermNote>) => string;
};

const MAX_PER_PAGE = 14;
/**
 * A single word in more than this share of the library's texts is everyday English and is not
 * explained.
 */
const EVERYDAY_SHARE = 0.04;
const MIN_WORD_LENGTH = 5;
/**
 * Words whose everyday sense is as usual as the legal one: "Holding back rent", "the amount stays
 * the same", "data brokers". A definition of the wrong sense misleads, so they are explained in the
 * dictionary alone.
 */
const EVERYDAY_SENSES = new Set(
  'agent answer attempt attorney booking broker closing complaint holding interest issue lapse minor motion notice offer opinion party performance pledge possession relief rent stay stock title'.split(
    ' ',
  ),
);
const ACRONYM = /^[A-Z]{2,}$/;
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;

export function createTermMarker(terms: Term[], texts: string[]): TermMarker {
  const { names, acronyms } = listNames(terms);
  const commonWords = findEverydayWords(texts, names);
  let maxWords = 1;
  const firstWords = new Set<string>();
  for (const key of names.keys()) {
    const words = key.split(' ');
    if (words.length === 1 && (key.length < MIN_WORD_LENGTH || commonWords.has(key)))
      names.delete(key);
    else firstWords.add(words[0] as string);
    maxWords = Math.max(maxWords, words.length);
  }

  const mark: TermMarker['mark'] = (text, notes) => {
    const words = [...text.matchAll(WORD)].map((m) => ({
      key: toTermKey(m[0]),
      start: m.index,
      end: m.index + m[0].length,
    }));
    let output = '';
    let copiedUpTo = 0;
    for (let i = 0; i < words.length && notes.size < MAX_PER_PAGE; i++) {
      const first = words[i];
      if (!first || !firstWords.has(first.key)) continue;
      for (let length = Math.min(maxWords, words.length - i); length > 0; length--) {
        const last = words[i + length - 1];
        const key = words
          .slice(i, i + length)
          .map((w) => w.key)
          .join(' ');
        const term = names.get(key);
        if (!term || !last || /[^\p{L}\p{N}'’ -]/u.test(text.slice(first.start, last.end)))
          continue;
        // "Ideas" is not the IDEA.
        if (acronyms.has(key) && !/^[A-Z]{2,}s?$/.test(text.slice(first.start, last.end))) continue;
        if (!notes.has(term.id)) {
          notes.set(term.id, { id: term.id, term: term.term, definition: term.definition });
          output += `${text.slice(copiedUpTo, first.start)}<a class="term" href="/dictionary/${term.id}">${text.slice(first.start, last.end)}</a>`;
          copiedUpTo = last.end;
        }
        i += length - 1;
        break;
      }
    }
    return output + text.slice(copiedUpTo);
  };

  return { mark };
}

/** By key, singular and plural. `acronyms`: keys of names in capitals. */
function listNames(terms: Term[]): { names: Map<string, Term>; acronyms: Set<string> } {
  const names = new Map<string, Term>();
  const acronyms = new Set<string>();
  for (const term of terms) {
    for (const name of [term.term, ...term.also]) {
      const key = toTermKey(name);
      if (EVERYDAY_SENSES.has(key)) continue;
      for (const form of [key, `${key}s`]) if (!names.has(form)) names.set(form, term);
      if (ACRONYM.test(name)) for (const form of [key, `${key}s`]) acronyms.add(form);
    }
  }
  return { names, acronyms };
}

function findEverydayWords(texts: string[], names: Map<string, Term>): Set<string> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = new Set(toTermKey(toPlainProse(text)).split(' '));
    for (const word of words) if (names.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([, count]) => count > texts.length * EVERYDAY_SHARE).map(([word]) => word),
  );
}
