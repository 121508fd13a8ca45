// Finds the full citation that a short form refers to. A short form refers to the last full case
// with its volume and reporter; supra to the last full case with that name; id. to the citation
// just before it; a law cited by name to its first citation. Nothing is guessed: a reference
// without a match stays unresolved. Lookups use maps, so that a text of nothing but short forms
// takes linear time.
import { toAbbreviationKey } from './spelling.ts';
import type { Citation, StatuteCitation } from './types.ts';

const splitNameWords = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const COMMON_WORDS = new Set(
  'the of and in re ex parte state united states people city county inc co corp llc matter estate'.split(
    ' ',
  ),
);

export function resolveReferences(citations: Citation[]): Citation[] {
  const byVolume = new Map<string, number>();
  const byWord = new Map<string, number>();
  const byLaw = new Map<string, number>();
  let previous: number | undefined;
  for (const [index, citation] of citations.entries()) {
    if (citation.kind === 'id') {
      citation.refersTo = previous;
      continue;
    }
    if (citation.kind === 'short') {
      citation.refersTo = byVolume.get(
        `${citation.volume} ${toAbbreviationKey(citation.reporter)}`,
      );
      previous = citation.refersTo;
      continue;
    }
    if (citation.kind === 'supra') {
      citation.refersTo = findByName(citation.name, byWord);
      previous = citation.refersTo;
      continue;
    }
    if (citation.kind === 'statute') resolveLaw(citation, index, byLaw);
    if (citation.kind === 'statute' && citation.byName) continue;
    previous = index;
    if (citation.kind !== 'case') continue;
    const first = citations[index - 1];
    if (first?.kind === 'case' && first.group === citation.group)
      previous = findGroupStart(citations, index);
    byVolume.set(`${citation.volume} ${toAbbreviationKey(citation.reporter)}`, index);
    if (previous === index)
      for (const word of splitNameWords(citation.name).slice(0, 40)) byWord.set(word, index);
  }
  return citations;
}

/** The first citation of a section of the U.S. Code is what later mentions by name refer to. */
function resolveLaw(citation: StatuteCitation, index: number, byLaw: Map<string, number>): void {
  const { code, title, section, subsection, others, byName } = citation;
  if (code !== 'U.S.C.' || !section || others) return;
  const key = `${title} ${section} ${subsection}`;
  const first = byLaw.get(key);
  if (first === undefined) byLaw.set(key, index);
  else if (byName) citation.refersTo = first;
}

function findGroupStart(citations: Citation[], index: number): number {
  const previous = citations[index - 1];
  const current = citations[index];
  if (previous?.kind !== 'case' || current?.kind !== 'case' || previous.group !== current.group)
    return index;
  let first = index;
  for (let i = index - 1; i >= 0 && index - i < 20; i--) {
    const one = citations[i];
    if (one?.kind !== 'case' || one.group !== current.group) break;
    first = i;
  }
  return first;
}

function findByName(name: string, byWord: Map<string, number>): number | undefined {
  const words = splitNameWords(name).slice(0, 12);
  const distinctive = words.filter((word) => !COMMON_WORDS.has(word));
  for (const word of distinctive) {
    const index = byWord.get(word);
    if (index !== undefined) return index;
  }
  return undefined;
}
