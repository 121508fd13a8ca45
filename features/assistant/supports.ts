// Whether a passage says what a sentence says. A written rule, no model: the same answer every time, for a reason that can be named.
// It asks first whether the words are there, close together, and then looks for the ways in which a sentence with the right words can
// still say something else. It leans to "not": a true sentence shown as unconfirmed costs a look at the source, the other way more.
// docs/how-answers-are-checked.md explains it in plain words; evals/support-pairs.yml measures it.
import { isStopWord, type Word, wordsOf } from '#features/site-search/words.ts';
import { splitSentences } from './split-sentences.ts';
import { namesOf, type Quantity, quantitiesOf } from './support-facts.ts';
import * as lexicon from './support-words.ts';

export type Missing = 'words' | 'number' | 'name' | 'negation' | 'modality' | 'quantifier' | 'opposite' | 'roles' | 'limit';
export type Support = { verdict: 'supported' } | { verdict: 'not'; because: Missing; detail?: string };

/** How telling a word is: from how few of the library's items use it. Without it all words weigh the same. */
export type WeightOf = (stem: string) => number;

const ENOUGH = 0.7;
const ENOUGH_TOGETHER = 0.6;

type Token = Word & { name: string; denied: boolean; content: boolean };
type Read = { text: string; tokens: Token[]; names: Set<string> };

export function supports(sentence: string, passage: string, weightOf: WeightOf = () => 1): Support {
  const whole = read(passage);
  const parts = splitSentences(passage).map(read);
  const said = read(sentence);
  const content = said.tokens.filter((token) => token.content);
  if (content.length < 2) return not('words');
  if (coverage(content, whole.names, weightOf) < ENOUGH) return not('words', missing(content, whole.names));
  const strange = namesOf(sentence).find((name) => !isNamed(name, whole));
  if (strange) return not('name', strange);
  for (const unit of unitsOf(sentence)) {
    const fault = checkUnit(read(unit), said, parts, weightOf);
    if (fault) return fault;
  }
  return { verdict: 'supported' };
}

function checkUnit(unit: Read, said: Read, parts: Read[], weightOf: WeightOf): Support | undefined {
  const content = unit.tokens.filter((token) => token.content);
  const near = nearest(content, parts, weightOf);
  if (!near || near.share < ENOUGH_TOGETHER) return not('words', missing(content, near?.at.names ?? new Set()));
  const there = near.at;
  const number = wrongNumber(quantitiesOf(unit.text), quantitiesOf(there.text));
  if (number) return not('number', number);
  const denied = wrongNegation(unit, there);
  if (denied) return not('negation', denied);
  const opposite = wrongOpposite(unit, there);
  if (opposite) return not('opposite', opposite);
  if (lexicon.OBLIGE.test(unit.text) && !lexicon.OBLIGE.test(there.text)) return not('modality');
  if (lexicon.PERMIT.test(unit.text) && lexicon.OBLIGE.test(there.text) && !lexicon.PERMIT.test(there.text)) return not('modality');
  const share = wrongShare(unit.text, said.text, there.text);
  if (share) return share;
  const swapped = swappedRoles(unit, there);
  return swapped ? not('roles', swapped) : undefined;
}

function read(text: string): Read {
  const words = wordsOf(text);
  const tokens: Token[] = [];
  let deniedFor = 0;
  for (const [at, word] of words.entries()) {
    const between = text.slice(words[at - 1]?.end ?? 0, word.start);
    if (/[,;:.()—–?!]/.test(between) || lexicon.CLAUSE_OPENERS.has(word.word)) deniedFor = 0;
    const negator = lexicon.NEGATORS.has(word.word);
    if (negator) deniedFor = 9;
    else if (deniedFor > 0) deniedFor--;
    const content = !negator && !isStopWord(word.word) && !FUNCTION.test(word.word) && !/^\d/.test(word.word) && word.word.length > 1;
    tokens.push({ ...word, name: lexicon.sameAs(word.stem), denied: deniedFor > 0 && !negator, content });
  }
  return { text, tokens, names: new Set(tokens.map(({ name }) => name)) };
}

/** Small words that other checks look at, and words of courtesy. */
const FUNCTION =
  /^(?:must|may|can|could|might|shall|cannot|usual|usually|general|generally|often|many|some|sometimes|rarely|seldom|typical|typically|every|each|always|never|any|even|unless|until|whether|if|also|however|example|least|necessarily|simply|within)$/;

function coverage(content: Token[], names: ReadonlySet<string>, weightOf: WeightOf): number {
  let [found, all] = [0, 0];
  for (const { stem, name } of content) {
    const weight = weightOf(stem);
    all += weight;
    if (names.has(name)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

const missing = (content: Token[], names: ReadonlySet<string>) =>
  content
    .filter(({ name }) => !names.has(name))
    .map(({ word }) => word)
    .join(', ');

/** The sentence of the passage that has most of the words, or two neighbours when they have clearly more. */
function nearest(content: Token[], parts: Read[], weightOf: WeightOf): { at: Read; share: number } | undefined {
  let best: { at: Read; share: number; rank: number } | undefined;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    for (const window of next ? [part, read(`${part.text} ${next.text}`)] : [part]) {
      const share = coverage(content, window.names, weightOf);
      const rank = share - (window === part ? 0 : 0.15);
      if (!best || rank > best.rank) best = { at: window, share, rank };
    }
  }
  return best;
}

/** Claims joined in one sentence are looked for one by one. */
function unitsOf(sentence: string): string[] {
  const pieces = sentence.split(/;\s+|,\s+(?=(?:and|but|while|so|though|although|which)\s)/);
  const units: string[] = [];
  for (const piece of pieces) {
    const small = wordsOf(piece).filter(({ word }) => !isStopWord(word)).length < 3;
    if (small && units.length > 0) units.push(`${units.pop()}, ${piece}`);
    else units.push(piece);
  }
  return units;
}

function wrongNumber(said: Quantity[], there: Quantity[]): string | undefined {
  for (const { value, unit, bound } of said) {
    const same = there.filter((q) => q.value === value && (q.unit === unit || unit === '' || q.unit === ''));
    if (same.length === 0) return `${value} ${unit}`.trim();
    if (bound && same.every((q) => q.bound && q.bound !== bound)) return `${bound} ${value}`;
  }
  return undefined;
}

function wrongNegation(said: Read, there: Read): string | undefined {
  const wrong = said.tokens.filter((token) => {
    if (!token.content) return false;
    const same = there.tokens.filter(({ name }) => name === token.name);
    return same.length > 0 && same.every(({ denied }) => denied !== token.denied);
  });
  const matched = said.tokens.filter(({ content, name }) => content && there.names.has(name));
  return wrong.length > matched.length * 0.25 ? wrong.map(({ word }) => word).join(', ') : undefined;
}

function wrongOpposite(said: Read, there: Read): string | undefined {
  const stems = new Set(there.tokens.map(({ stem }) => stem));
  for (const { stem, word, name, denied } of said.tokens) {
    if (stems.has(stem)) continue;
    const opposites = lexicon.oppositesOf(stem);
    const against = opposites && there.tokens.find((other) => opposites.has(other.stem) && other.denied === denied);
    if (against && !there.tokens.some((other) => other.name === name)) return `${word} / ${against.word}`;
  }
  return undefined;
}

function wrongShare(unit: string, said: string, there: string): Support | undefined {
  for (const [word] of unit.matchAll(lexicon.UNIVERSAL)) {
    if (!new RegExp(`\\b(?:${word}|${/never/i.test(word) ? 'no|not' : 'all|every|any|each|always|no'})\\b`, 'i').test(there)) return not('quantifier', word);
  }
  const hedges = there.match(lexicon.HEDGE);
  if (hedges && !said.match(lexicon.HEDGE) && !lexicon.SOFT.test(said)) return not('quantifier', hedges[0]);
  if (lexicon.STRONG_SHARE.test(unit) && !lexicon.STRONG_SHARE.test(there) && lexicon.WEAK_SHARE.test(there)) return not('quantifier');
  if (lexicon.LIMIT.test(there) && !lexicon.KEEPS_LIMIT.test(said)) return not('limit');
  return undefined;
}

/** Two who act on each other, named in the other order. */
function swappedRoles(said: Read, there: Read): string | undefined {
  const order = ({ tokens }: Read) => [...new Set(tokens.map(({ stem }) => (stem === 'your' ? 'you' : stem)).filter((stem) => lexicon.ROLES.has(stem)))];
  const [here, place] = [order(said), order(there)];
  const shared = here.filter((stem) => place.includes(stem));
  for (let i = 1; i < shared.length; i++) {
    const [a, b] = [shared[i - 1] as string, shared[i] as string];
    if (place.indexOf(a) > place.indexOf(b) && !PASSIVE.test(said.text) && !PASSIVE.test(there.text)) return `${a} / ${b}`;
  }
  return undefined;
}
const PASSIVE = /\b(?:by|from)\b/i;

function isNamed(name: string, { text, names }: Read): boolean {
  return text.includes(name) || wordsOf(name).every(({ stem }) => names.has(lexicon.sameAs(stem)));
}

function not(because: Missing, detail?: string): Support {
  return { verdict: 'not', because, ...(detail && { detail }) };
}
