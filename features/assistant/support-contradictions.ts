// The ways in which a sentence with the right words still says something else than the passage: another number, a denial too many or
// too few, must for may, all for some, before for after, the landlord for the tenant, an exception left out.
import type { Read, Token } from './support-claims.ts';
import { type Quantity, quantitiesOf } from './support-facts.ts';
import * as lexicon from './support-words.ts';
import type { Missing, Place } from './supports.ts';

type Fault = { because: Missing; detail?: string };

/** `unit` is one claim of the sentence `said`; `window` where the passage speaks of it, `single` the nearest sentence of that. */
export function contradicts(unit: Read, said: Read, { window, single }: Place): Fault | undefined {
  return (
    wrongNumber(quantitiesOf(unit.text), quantitiesOf(window.text)) ??
    wrongNegation(unit, window) ??
    wrongOpposite(unit, window) ??
    wrongOpposite(unit, single) ??
    wrongModality(unit.text, window.text) ??
    wrongShare(unit.text, said.text, window.text) ??
    swappedRoles(unit, window)
  );
}

function wrongNumber(said: Quantity[], there: Quantity[]): Fault | undefined {
  for (const { value, unit, bound } of said) {
    const same = there.filter((q) => q.value === value && (q.unit === unit || unit === '' || q.unit === ''));
    if (same.length === 0) return { because: 'number', detail: `${value} ${unit}`.trim() };
    if (bound && same.every((q) => q.bound && q.bound !== bound)) return { because: 'number', detail: `${bound} ${value}` };
  }
  return undefined;
}

/** What is denied here must be denied there, and the other way round. */
function wrongNegation(said: Read, there: Read): Fault | undefined {
  const shared = said.tokens.filter(({ content, name }) => content && there.names.has(name));
  const differs = (token: Token, others: Token[]) => {
    const same = others.filter(({ name }) => name === token.name);
    return same.length > 0 && same.every(({ denied }) => denied !== token.denied);
  };
  const wrong = shared.filter((token) => differs(token, there.tokens));
  const heads = [
    ...said.tokens.filter((token) => token.deniedFirst && !(token.condition && !there.tokens.some(({ stem }) => stem === token.stem)) && differs(token, there.tokens)),
    ...there.tokens.filter((token) => token.deniedFirst && differs(token, said.tokens) && differs({ ...token, denied: true }, said.tokens)),
  ];
  const flagged = heads[0] ?? (wrong.length > shared.length / 3 ? wrong[0] : undefined);
  return flagged && { because: 'negation', detail: flagged.word };
}

function wrongOpposite(said: Read, there: Read): Fault | undefined {
  const stems = new Set(there.tokens.map(({ stem }) => stem));
  for (const { stem, word, name, denied } of said.tokens) {
    if (stems.has(stem)) continue;
    const opposites = lexicon.oppositesOf(stem);
    const against = opposites && there.tokens.find((other) => opposites.has(other.stem) && other.denied === denied);
    if (against && !there.names.has(name)) return { because: 'opposite', detail: `${word} / ${against.word}` };
  }
  return undefined;
}

function wrongModality(said: string, there: string): Fault | undefined {
  if (lexicon.OBLIGE.test(said) && !lexicon.OBLIGE.test(there)) return { because: 'modality' };
  if (lexicon.PERMIT.test(said) && lexicon.OBLIGE.test(there) && !lexicon.PERMIT.test(there)) return { because: 'modality' };
  return undefined;
}

function wrongShare(unit: string, said: string, there: string): Fault | undefined {
  for (const [word] of unit.matchAll(lexicon.UNIVERSAL)) {
    const same = new RegExp(`\\b(?:${word}|${/never/i.test(word) ? 'no|not' : 'all|every|any|each|always|no'})\\b`, 'i');
    if (!same.test(there)) return { because: 'quantifier', detail: word };
  }
  const hedges = there.match(lexicon.HEDGE);
  if (hedges && !said.match(lexicon.HEDGE) && !lexicon.SOFT.test(said)) return { because: 'quantifier', detail: hedges[0] };
  if (lexicon.STRONG_SHARE.test(unit) && !lexicon.STRONG_SHARE.test(there) && lexicon.WEAK_SHARE.test(there)) return { because: 'quantifier' };
  if (lexicon.LIMIT.test(there) && !lexicon.KEEPS_LIMIT.test(said)) return { because: 'limit' };
  return undefined;
}

/** Two who act on each other, named in the other order. A condition may stand before or after what it is for. */
function swappedRoles(said: Read, there: Read): Fault | undefined {
  if (PASSIVE.test(said.text) || PASSIVE.test(there.text)) return undefined;
  for (const roles of lexicon.ROLES) {
    const order = ({ tokens }: Read) => [
      ...new Set(tokens.filter(({ condition }) => !condition).map(({ stem }) => (stem === 'your' ? 'you' : stem)).filter((stem) => roles.has(stem))),
    ];
    const place = order(there);
    const shared = order(said).filter((stem) => place.includes(stem));
    for (let i = 1; i < shared.length; i++) {
      const [a, b] = [shared[i - 1] ?? '', shared[i] ?? ''];
      if (place.indexOf(a) > place.indexOf(b)) return { because: 'roles', detail: `${a} / ${b}` };
    }
  }
  return undefined;
}
const PASSIVE = /\b(?:by|from)\b/i;
