// Terms that a section defines: “debt collector” means …. Every pattern is bounded, and so is the
// number of terms.
const QUOTED = /[“"]([^“”"\n]{2,80})[”"]/g;
/** What follows the quoted term: further terms, a short aside, then the verb. */
const DEFINES =
  /^(?:\s{0,2}(?:,|,?\s?and|,?\s?or)\s{1,2}[“"][^“”"\n]{2,80}[”"]){0,6}(?:,[^,;“”"]{1,80},|\s{1,2}\([^()]{1,60}\))?(?:,?\s{1,2}(?:when\s{1,2})?(?:as\s{1,2})?(?:used|applied)[^,;“”"]{1,80},?)?\s{0,2}(?:shall\s{1,2}(?:mean|include|have)|means?|includes?|has\s{1,2}the|have\s{1,2}the|refers?\s{1,2}to|is\s{1,2}defined)\b/;
const MAX_TERMS = 80;

export type DefinedTerm = {
  term: string;
  anchor: string;
  paragraph: number;
  start: number;
  end: number;
};

/** The longest first. */
export function findTerms(paragraphs: readonly string[]): DefinedTerm[] {
  const terms = new Map<string, DefinedTerm>();
  for (const [paragraph, text] of paragraphs.entries()) {
    for (const match of text.matchAll(QUOTED)) {
      const term = (match[1] ?? '').replace(/[,;.]$/, '');
      const start = match.index + 1;
      const anchor = `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.replace(/-$/, '');
      if (terms.size >= MAX_TERMS || terms.has(anchor) || !/[A-Za-z]{2}/.test(term)) continue;
      if (
        !DEFINES.test(
          text.slice(match.index + match[0].length, match.index + match[0].length + 700),
        )
      )
        continue;
      terms.set(anchor, { term, anchor, paragraph, start, end: start + term.length });
    }
  }
  return [...terms.values()].sort((a, b) => b.term.length - a.term.length);
}

export type TermUse = { start: number; end: number; anchor: string };

const WORD = /[\p{L}\p{N}]/u;
const QUOTE = /[“”"]/;
const isOutside = (character = ' ') => !WORD.test(character) && !QUOTE.test(character);

/**
 * The first use of each term in a text, also in the plural. `terms`: the longest first, which
 * counts where two are possible. No pattern, because texts are long.
 */
export function findTermUses(text: string, terms: readonly DefinedTerm[]): TermUse[] {
  const uses: TermUse[] = [];
  for (const { term, anchor } of terms) {
    for (let start = text.indexOf(term); start >= 0; start = text.indexOf(term, start + 1)) {
      const end = findEnd(text, start + term.length);
      if (
        end === undefined ||
        !isOutside(text[start - 1]) ||
        uses.some((use) => start < use.end && end > use.start)
      )
        continue;
      uses.push({ start, end, anchor });
      break;
    }
  }
  return uses.toSorted((a, b) => a.start - b.start);
}

function findEnd(text: string, end: number): number | undefined {
  return [end, end + 1, end + 2].find(
    (offset) => /^(?:e?s)?$/.test(text.slice(end, offset)) && isOutside(text[offset]),
  );
}
