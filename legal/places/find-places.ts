// The states of the towns, counties and ZIP codes that a text names. Of towns of more than 25,000
// people with one name, the one that has nearly all of them is meant (Birmingham is in Alabama),
// and otherwise it is unclear; with a state after it ("dover de") it is that state's. A name that
// is also a word or a person's counts only where the wording shows that a place is meant.
import { tokenizeWords } from '#lib/language/words.ts';
import { STATES, type StateCode } from '../jurisdictions.ts';
import { COUNTIES, DOMINANT_COUNTIES, SHARED_COUNTIES, ZIP_PREFIXES } from './counties-data.ts';
import { normalizePlaceName, normalizePlaceWord } from './place-names.ts';
import { REGION_NAMES } from './regions-data.ts';
import { findMisspelledTown, type Town, townsByName } from './towns.ts';

/** Cleveland in Ohio has .89 of the people in towns of its name, Newark in New Jersey .75. */
const MIN_SHARE = 0.85;
/** Of towns that are smaller. */
const MIN_SHARE_OF_SMALL = 0.95;
/** In thousands: it counts without a word before it that tells of a place. */
const LARGE = 100;
const MEDIUM = 25;
const SMALL = 5;
/** "In mobile", "in buffalo", but not "in spring". */
const LARGE_WORD = 65;
const MAX_NAME_WORDS = 4;

/** Large cities with the names of people: after a word of either list, or at the start. */
const NAMES_OF_PEOPLE = new Set(
  (
    'charlotte,austin,dallas,houston,denver,cleveland,brooklyn,gary,eugene,tyler,irving,denton,odessa,orlando,gilbert,macon,' +
    'chico,everett,edison,sumter,hammond,ames,princeton,marietta,redmond,racine,camden,salina,lorain,erie,ogden,lowell,' +
    'lansing,helena,lawrence,norfolk,boise,olympia,elizabeth,lynn,norman,richardson,allen,carson,davie,burke,kendall,' +
    'torrance,pearl,paterson,fontana,beverly,clovis,shirley,roy,logan,kent,kyle,bryan,davis,wilson,sherman,nashua,santa maria'
  ).split(','),
);
const BEFORE_PLACE = new Set(
  'in near outside around downtown north south east west en cerca inside'.split(' '),
);
const BEFORE_TOWN = new Set('from by de por'.split(' '));
const BEFORE_NAME = new Set('from at my our a an the to of for de'.split(' '));
const MOVING = /^(?:mov|relocat|liv|came|come|back|transfer)/;
const CODES = new Map<string, StateCode>([
  // "mt" is read as "mount".
  ['mount', 'MT'],
  ...(Object.entries(STATES) as [StateCode, string][]).flatMap(
    ([code, name]): [string, StateCode][] => [
      [code.toLowerCase(), code],
      [name.toLowerCase(), code],
    ],
  ),
]);

const COUNTY_WORDS = new Set(['county', 'parish', 'borough']);
const COUNTRIES = new Set(
  'jamaica peru lebanon mexico cuba poland holland berlin paris london madrid rome moscow lima'.split(
    ' ',
  ),
);
const CODES_THAT_ARE_WORDS = new Set(['in', 'or', 'me', 'hi', 'ok']);

const regions = new Map(REGION_NAMES.flatMap((names) => [...readNames(names)]));
const sharedCounties = new Set(SHARED_COUNTIES.split(','));
const countyStates = new Map([...readNames(COUNTIES), ...readNames(DOMINANT_COUNTIES)]);
const zipStates = readZipPrefixes();
/** Before a ZIP code; one at the start, at the end or alone between commas needs none. */
const BEFORE_ZIP = new Set(
  'zip code zipcode postal is in near at around am im here from en el'.split(' '),
);
/** "I owe 43215 dollars": a sum, or a count. */
const COUNTED = /^(?:dollars|bucks|people|miles|dolares)$/;
const HERE = /^(?:here|aqui)$/;
/** "My Kalamazoo landlord", "a Hoboken building". */
const LOCAL_NOUN =
  /^(?:landlords?|slumlord|roommates?|lawyer|attorney|dealer|dealership|store|site|mall|pd|cop|judges|prosecutors?|detectives?|officers?|mayor|airport|campus|university|hoa|rowhouse|renter|here|casino|hotel|motel|clinic|nursing|festival|deputy|deputies|hearing|jail|wreck|accident|apartments?|apt|buildings?|tenants?|renters?|rent|rental|lease|house|condo|neighbors?|employers?|boss|job|restaurant|police|cops?|sheriff|court|courthouse|judge|city|schools?|hospital|resident|area|law|laws)$/;

/** Where in the text a place is named. */
export type FoundPlace = {
  start: number;
  end: number;
  /** Several: a town that may be in any of these. None: too common, or too small, to tell. */
  states: StateCode[];
  /** A county, or a town with its state after it. */
  isExact: boolean;
};

type Word = { word: string; start: number; end: number; endsClause: boolean; isCapital: boolean };
/** The name of a state is read over: "New York" is not York. */
type Place = { length: number; states: StateCode[]; isExact: boolean; isState?: true };

export function findPlaces(text: string): FoundPlace[] {
  const words = readWords(text);
  const found: FoundPlace[] = [];
  for (let from = 0; from < words.length; ) {
    const read = readPlace(words, from) ?? readZip(words, from);
    const last = words[from + (read?.length ?? 1) - 1];
    const first = words[from];
    if (read && !read.isState && first && last)
      found.push({
        start: first.start,
        end: last.end,
        states: read.states,
        isExact: read.isExact,
      });
    from += read?.length ?? 1;
  }
  return found;
}

/** Without the words that stand twice in the reading for search ("N-400" as a whole). */
function readWords(text: string): Word[] {
  // "Prince George's County" is Maryland's, Prince George County is Virginia's.
  const plain = text.replace(/(\w)['’]s(?= county\b)/gi, '$1s ');
  const words = tokenizeWords(plain).filter(
    ({ start }, index, all) => index === 0 || start >= (all[index - 1]?.end ?? 0),
  );
  const hasSmall = / \p{Ll}/u.test(plain);
  return words.map(({ word, start, end }, index) => ({
    word: normalizePlaceWord(word),
    start,
    end,
    isCapital:
      hasSmall &&
      /^\p{Lu}/u.test(plain.slice(start, end)) &&
      !/^ (?:\p{Lu}|\d)/u.test(plain.slice(end)),
    endsClause: /[.,;:!?()\n]/.test(plain.slice(end, words[index + 1]?.start ?? plain.length)),
  }));
}

const joinWords = (words: Word[], from: number, length: number) =>
  words
    .slice(from, from + length)
    .map(({ word }) => word)
    .join(' ');

function readZip(words: Word[], from: number): Place | undefined {
  const { word = '', endsClause = true } = words[from] ?? {};
  if (!/^\d{5}$/.test(word) || COUNTED.test(words[from + 1]?.word ?? '')) return undefined;
  const before = words[from - 1];
  const last = words.length - 1;
  const isMeant =
    before === undefined ||
    BEFORE_ZIP.has(before.word) ||
    (before.word === 'de' && words[from - 2]?.word === 'soy') ||
    // "Bring him back to 55407": no round sum.
    (before.word === 'to' && !word.endsWith('00')) ||
    from === last ||
    (before.endsClause && endsClause) ||
    (from === last - 1 && HERE.test(words[last]?.word ?? ''));
  const state = isMeant ? zipStates.get(word.slice(0, 3)) : undefined;
  return state && { length: 1, states: [state], isExact: true };
}

/** The longest name that begins there, so that "Wichita Falls" is not Wichita. */
function readPlace(words: Word[], from: number): Place | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
    const name = joinWords(words, from, length);
    const next = words[from + length]?.word ?? '';
    if (CODES.has(name) && name.length > 2 && !COUNTY_WORDS.has(next))
      return { length, states: [], isExact: false, isState: true };
    if (COUNTY_WORDS.has(next)) {
      const county = next === 'parish' ? 'LA' : countyStates.get(name);
      const states = county ? [county] : sharedCounties.has(name) ? [] : undefined;
      if (states) return { length: length + 1, states, isExact: states.length > 0 };
    }
    const region = regions.get(name);
    if (region) return { length, states: [region], isExact: false };
    const town = readTown(words, from, length);
    if (town) return town;
  }
  return undefined;
}

/** Undefined: no town, or not meant as one. No states: too small to be known without its state. */
function readTown(words: Word[], from: number, length: number): Place | undefined {
  const name = joinWords(words, from, length);
  const towns = townsByName.get(name) ?? townsByName.get(correctTown(name, words, from) ?? '');
  const isBank = name === 'fargo' && words[from - 1]?.word === 'wells';
  if (!towns || isBank || COUNTRIES.has(name)) return undefined;
  const stated = readState(words, from + length);
  if (stated && towns.some(({ state }) => state === stated.state))
    return { length: length + stated.length, states: [stated.state], isExact: true };
  if (CODES.has(name)) return undefined;
  const isPlace =
    isInPlace(words, from, length) ||
    (isAlone(words, from, length) &&
      (from === 0 || !NAMES_OF_PEOPLE.has(name)) &&
      towns.some(({ thousands }) => thousands >= LARGE_WORD));
  const known = towns.filter(({ thousands }) => thousands >= MEDIUM);
  const candidates = known.length > 0 ? known : towns;
  const largest = candidates.toSorted((a, b) => b.thousands - a.thousands)[0] as Town;
  const isKnown = known.length > 0 || (isPlace && !largest.isWord && largest.thousands >= SMALL);
  if (!isKnown || !isMeant(name, largest, words, { from, isPlace }))
    return length > 1 ? { length, states: [], isExact: false } : undefined;
  const people = candidates.reduce((sum, { thousands }) => sum + thousands, 0);
  const minShare = known.length > 0 ? MIN_SHARE : MIN_SHARE_OF_SMALL;
  const isOne = largest.thousands >= minShare * people;
  const states = isOne ? [largest.state] : isPlace ? known.map(({ state }) => state) : [];
  return { length, states, isExact: false };
}

/** "de", "Delaware", "north carolina". Codes that are words count only at the end of the text. */
function readState(words: Word[], index: number): { state: StateCode; length: number } | undefined {
  const word = words[index]?.word ?? '';
  if (CODES_THAT_ARE_WORDS.has(word) && index < words.length - 1) return undefined;
  for (const length of [1, 2]) {
    const state = CODES.get(joinWords(words, index, length));
    if (state) return { state, length };
  }
  return undefined;
}

function isMeant(
  name: string,
  town: Town,
  words: Word[],
  { from, isPlace }: { from: number; isPlace: boolean },
): boolean {
  // "In Butte", "in Eureka": with a capital.
  const isName = BEFORE_PLACE.has(words[from - 1]?.word ?? '') && words[from]?.isCapital === true;
  if (town.isWord) return isPlace && town.thousands >= (isName ? MEDIUM : LARGE_WORD);
  if (isPlace || from === 0) return true;
  const before = words[from - 1]?.word ?? '';
  if (NAMES_OF_PEOPLE.has(name)) return BEFORE_NAME.has(before);
  return town.thousands >= LARGE || BEFORE_TOWN.has(before) || isCompound(name);
}

/** "Eau claire", but not the Spanish "del rio". */
const isCompound = (name: string) => / /.test(name) && !/^(?:el|la|las|los|del|de) /.test(name);

function isInPlace(words: Word[], from: number, length: number): boolean {
  const before = words[from - 1]?.word ?? '';
  const isMoving =
    before === 'to' &&
    words.slice(Math.max(0, from - 5), from).some(({ word }) => MOVING.test(word));
  const endsClause = words[from + length - 1]?.endsClause ?? false;
  return (
    BEFORE_PLACE.has(before) ||
    isMoving ||
    isAroundCity(words, from) ||
    (!endsClause && LOCAL_NOUN.test(words[from + length]?.word ?? ''))
  );
}

/** "4 kids, Houston." */
const isAlone = (words: Word[], from: number, length: number) =>
  words[from + length - 1]?.endsClause === true && words[from - 1]?.endsClause !== false;

const isAroundCity = (words: Word[], from: number) =>
  words[from - 1]?.word === 'of' &&
  /^(?:city|town|village|suburb|outskirts|out|outside|north|south|east|west)$/.test(
    words[from - 2]?.word ?? '',
  );

/** "In san fransisco", "albuqerque landlord": only where a place is meant. */
function correctTown(name: string, words: Word[], from: number): string | undefined {
  const length = name.split(' ').length;
  const isMeant =
    from === 0 || isInPlace(words, from, length) || readState(words, from + length) !== undefined;
  return isMeant ? findMisspelledTown(name) : undefined;
}

function readNames(places: Partial<Record<StateCode, string>>): Map<string, StateCode> {
  return new Map(
    (Object.entries(places) as [StateCode, string][]).flatMap(([state, names]) =>
      names.split(',').map((name) => [normalizePlaceName(name), state]),
    ),
  );
}

function readZipPrefixes(): Map<string, StateCode> {
  const states = new Map<string, StateCode>();
  for (const [, first, last = first, state] of ZIP_PREFIXES.matchAll(
    /(\d{3})(?:-(\d{3}))?([A-Z]{2})/g,
  )) {
    for (let prefix = Number(first); prefix <= Number(last); prefix++)
      states.set(String(prefix).padStart(3, '0'), state as StateCode);
  }
  return states;
}
