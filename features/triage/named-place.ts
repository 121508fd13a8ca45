// Finds the state that a question is about: a state by name, by code, or by a city, county, region
// or ZIP code that lies in one state only. Of two places the one counts where the matter is, then
// the person's home; one aside (an origin, a head office, a relative's) only when no other is
// named. A wrong state is worse than none, so what cannot be told counts as none.
import { findNamedStates } from '#features/search/named-states.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { findPlaces } from '#legal/places/find-places.ts';
import { isNamesake } from '#legal/places/namesakes.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { type PlaceRole, readPlaceRole } from './place-roles.ts';

type Mention = { start: number; end: number; states: StateCode[]; isExact: boolean };
type Part = Mention & { isState: boolean; isUnknown?: true };

const MAX_AROUND = 90;
const CLAUSE_END = /[.;!?\n]|\b(?:but|though|although|while|and|so|then|until|because)\b/g;
const DESTINATION = /^,?\s+(?:(?:up|down|over|back|out)\s+)?to\s+$/i;
/** "In Ohio and in Kentucky". */
const ALSO = /^,?\s+(?:and|or|&)\s+(?:also\s+)?(?:in\s+)?$/i;
/** "The wreck was in Oakhollow": with a capital, in no table. */
const UNKNOWN_PLACE =
  /\b(?:in|near|outside)\s+(\p{Lu}[\p{Ll}']{3,}(?:\s\p{Lu}[\p{Ll}']+){0,2})(?=[.,;!?]|$|\s+(?:and|but|when|while|where|last|on|i|my|the|so|is|was|for|with)\b)/gu;
const NO_PLACE =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Spanish|English|Court|Superior|Small|District|Family|Probate|Housing|Chapter|Section|Walmart|Target|Costco|Facebook|Jesus|Christmas|Medicaid|Medicare|Social|Spring|Summer|Fall|Winter|Aisle|Room|County|Congress)\b/;
/** The first that has places decides. */
const ORDER: readonly PlaceRole[] = ['matter', 'home', 'named', 'aside'];

/** The one state that the text is about, if any. */
export function findNamedState(text: string): StateCode | undefined {
  const plain = writeInFull(text);
  const mentions = findMentions(plain);
  const byRole = new Map<PlaceRole, Mention[]>();
  let before = '';
  for (const [index, mention] of mentions.entries()) {
    const from = mentions[index - 1]?.end ?? 0;
    const to = mentions[index + 1]?.start ?? plain.length;
    // "Moved from Ohio to Michigan": who moved stands before Ohio.
    const between = plain.slice(from, mention.start);
    if (index > 0 && DESTINATION.test(between)) before = before.replace(/\bfrom $/, 'to ');
    else if (index === 0 || !ALSO.test(between)) before = readBefore(between);
    const after = toOneSpaced(plain.slice(mention.end, to));
    const around = { before, after };
    const role = readPlaceRole(around, plain.toLowerCase());
    byRole.set(role, [...(byRole.get(role) ?? []), mention]);
  }
  // "I live in Macon. The wreck was in Oakhollow": not where the home is, and nobody knows where.
  const isElsewhere = byRole.get('matter')?.every(({ states }) => states.length === 0) ?? false;
  const known = (role: PlaceRole) =>
    (byRole.get(role) ?? []).filter(({ states }) => states.length > 0);
  const deciding = ORDER.find((role) => known(role).length > 0);
  if (!deciding || (isElsewhere && deciding === 'home')) return undefined;
  return pickOnly(known(deciding), mentions);
}

function pickOnly(known: Mention[], all: Mention[]): StateCode | undefined {
  const exact = known.filter(({ isExact }) => isExact);
  const candidates = (exact.length > 0 ? exact : known).map(({ states }) => states);
  const singles = new Set(
    (candidates.some(isOne) ? candidates : all.map(({ states }) => states)).filter(isOne).flat(),
  );
  const fitting = [...singles].filter((state) =>
    candidates.every((states) => states.includes(state)),
  );
  const [only, ...others] = fitting;
  // "In Burbank ... is it legal in California": of the states that it may be in, the one named.
  return candidates.length > 0 &&
    others.length === 0 &&
    (singles.size === 1 || !candidates.some(isOne))
    ? only
    : undefined;
}

const isOne = (states: StateCode[]) => states.length === 1;

/** Abbreviations that are words without their dots or capitals. */
const writeInFull = (text: string) =>
  text
    .replace(/\bwashington,?\s+d\.?\s?c\b\.?/gi, STATES.DC)
    .replace(/\bD\.C\./g, 'DC')
    .replace(/\bthe (?:U\.\s?P\.?|UP)(?!\w)/g, 'the Upper Peninsula')
    .replace(/[’‘]/g, "'");

function findMentions(text: string): Mention[] {
  const places: Part[] = findPlaces(text).map((found) => ({ ...found, isState: false }));
  const states = findNamedStates(text, tokenizeWords(text))
    .map(
      ({ state, start, end }): Part => ({
        start,
        end,
        // In capitals and alone, LA is also Los Angeles.
        states: text.slice(start, end) === 'LA' ? ['CA', 'LA'] : [state],
        isExact: false,
        isState: true,
      }),
    )
    .filter(isFree(places));
  const unknown = [...text.matchAll(UNKNOWN_PLACE)].flatMap(({ 0: all, 1: name = '', index }) =>
    NO_PLACE.test(name) ? [] : [makeUnknown(index + all.length - name.length, name.length)],
  );
  const parts = [...places, ...states, ...unknown.filter(isFree([...places, ...states]))]
    .sort((a, b) => a.start - b.start)
    .filter((part, index, all) => index === 0 || part.start >= (all[index - 1]?.end ?? 0));
  return parts
    .filter(({ start, end, isState }) => !isNamesakeAt(text, { start, end, isState }))
    .reduce<Part[]>((joined, part) => joinToState(text, joined, part), [])
    .filter(({ states, isUnknown }) => isUnknown || states.length > 0)
    .map((part, _, all) => ({ ...part, states: narrowStates(text, part, all) }));
}

/** "Newark NJ ... my landlord in Newark". */
function narrowStates(text: string, part: Part, all: Part[]): StateCode[] {
  const name = text.slice(part.start, part.end).toLowerCase();
  const isSame = (other: Part) =>
    other.isExact && text.slice(other.start, other.end).toLowerCase().startsWith(name);
  return part.states.length > 1 ? (all.find(isSame)?.states ?? part.states) : part.states;
}

function isNamesakeAt(text: string, { start, end, isState }: Omit<Part, 'states' | 'isExact'>) {
  const lower = text.toLowerCase();
  return isNamesake(lower.slice(start, end), {
    before: lower.slice(Math.max(0, start - MAX_AROUND), start),
    after: lower.slice(end, end + MAX_AROUND),
    isState,
  });
}

const makeUnknown = (start: number, length: number): Part => ({
  start,
  end: start + length,
  states: [],
  isExact: false,
  isState: false,
  isUnknown: true,
});

const isFree = (parts: Part[]) => (part: Part) =>
  !parts.some(({ start, end }) => part.start < end && start < part.end);

/** "Delaware, Ohio", "Augusta Georgia": the state after a town is the town's. */
function joinToState(text: string, joined: Part[], part: Part): Part[] {
  const town = joined.at(-1);
  const isTown = town && part.isState && /^,?\s+$/.test(text.slice(town.end, part.start));
  if (!isTown) return [...joined, part];
  const states = part.states.slice(-1);
  return [...joined.slice(0, -1), { ...part, states, start: town.start, isExact: true }];
}

const toOneSpaced = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** The words of the clause since the place before. */
function readBefore(text: string): string {
  const before = toOneSpaced(text);
  const clause = [...before.matchAll(CLAUSE_END)].at(-1);
  return ` ${before.slice(clause ? clause.index + clause[0].length : 0).trim()} `;
}
