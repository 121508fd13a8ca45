// Which full citation a short form means. A short cite means the last full case with its volume and reporter (and name, when
// both have one); supra the last full case that has the name; id. whatever was cited just before. Nothing is guessed: one that
// fits nothing stays without. Look-ups go through maps, so that a text of nothing but short forms costs linear time.
import { keyOf } from './spelling.ts';
import type { Citation } from './types.ts';

const wordsOf = (name: string) => name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
const COMMON = new Set('the of and in re ex parte state united states people city county inc co corp llc matter estate'.split(' '));

export function resolveReferences(citations: Citation[]): Citation[] {
  const byVolume = new Map<string, number>();
  const byWord = new Map<string, number>();
  let before: number | undefined;
  for (const [at, citation] of citations.entries()) {
    if (citation.kind === 'id') {
      citation.refersTo = before;
      continue;
    }
    if (citation.kind === 'short') {
      citation.refersTo = byVolume.get(`${citation.volume} ${keyOf(citation.reporter)}`);
      before = citation.refersTo;
      continue;
    }
    if (citation.kind === 'supra') {
      citation.refersTo = byName(citation.name, byWord);
      before = citation.refersTo;
      continue;
    }
    before = at;
    if (citation.kind !== 'case') continue;
    const first = citations[at - 1];
    if (first?.kind === 'case' && first.group === citation.group) before = firstOfGroup(citations, at);
    byVolume.set(`${citation.volume} ${keyOf(citation.reporter)}`, at);
    if (before === at) for (const word of wordsOf(citation.name).slice(0, 40)) byWord.set(word, at);
  }
  return citations;
}

function firstOfGroup(citations: Citation[], at: number): number {
  const before = citations[at - 1];
  const here = citations[at];
  if (before?.kind !== 'case' || here?.kind !== 'case' || before.group !== here.group) return at;
  let first = at;
  for (let i = at - 1; i >= 0 && at - i < 20; i--) {
    const one = citations[i];
    if (one?.kind !== 'case' || one.group !== here.group) break;
    first = i;
  }
  return first;
}

function byName(name: string, byWord: Map<string, number>): number | undefined {
  const words = wordsOf(name).slice(0, 12);
  const telling = words.filter((word) => !COMMON.has(word));
  for (const word of telling) {
    const at = byWord.get(word);
    if (at !== undefined) return at;
  }
  return undefined;
}
