// The states of the towns, counties and ZIP codes that a text names. Of towns of more than 25,000
// people with one name, the one that has nearly all of them is meant (Birmingham is in Alabama),
// and otherwise it is unclear; with a state after it ("dover de") it is that state's. A name that
// is also a word or a person's counts only where the wording shows that a place is meant.
import { STATES, type StateCode } from '../jurisdictions.ts';
import { CITIES } from './cities-data.ts';
import {
  COUNTIES,
  DOMINANT_COUNTIES,
  NICKNAMES,
  SHARED_COUNTIES,
  ZIP_PREFIXES,
} from './counties-data.ts';
import { normalizePlaceName, normalizePlaceWord } from './place-names.ts';

type Town = { state: StateCode; thousands: number; isWord: boolean };

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
  'in near outside around downtown north south east west en cerca'.split(' '),
);
const BEFORE_TOWN = new Set('from by de por'.split(' '));
const BEFORE_NAME = new Set('from at my our a an the to of for'.split(' '));
const MOVING = /^(?:mov|relocat|liv)/;
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

const townsByName = readTowns();
const nicknames = readNames(NICKNAMES);
const sharedCounties = new Set(SHARED_COUNTIES.split(','));
const countyStates = new Map([...readNames(COUNTIES), ...readNames(DOMINANT_COUNTIES)]);
const zipStates = readZipPrefixes();
/** After a word of a place, at the start or the end, or before "here"; no sum of money. */
const ZIP =
  /(?:^| (?:zip|code|zipcode|postal|is|in|near|at|around|am|im|here|from|en|el|soy de)) (\d{5})(?= (?!dollars|bucks|people|miles|dolares))| (\d{5})(?= (?:here|aqui)? ?$)/g;
/** "My Kalamazoo landlord", "a Hoboken building". */
const LOCAL_NOUN =
  /^(?:landlords?|apartments?|apt|buildings?|tenants?|renters?|rent|rental|lease|house|condo|neighbors?|employers?|boss|job|restaurant|police|cops?|sheriff|court|courthouse|judge|city|schools?|hospital|resident|area|law|laws)$/;

export type FoundPlaces = {
  states: Set<StateCode>;
  /** For each town that may be in one of several states: those states. */
  unclear: StateCode[][];
};

/** `spacedWords`: the words of the text in lower case, with a space before and after each. */
export function findPlaces(spacedWords: string): FoundPlaces {
  const words = spacedWords.trim().split(' ').map(normalizePlaceWord);
  const found: FoundPlaces = { states: new Set(), unclear: [] };
  for (let from = 0; from < words.length; ) {
    const { length, states } = readPlace(words, from) ?? { length: 1, states: [] };
    if (states.length === 1) found.states.add(states[0] as StateCode);
    else if (states.length > 1) found.unclear.push(states);
    from += length;
  }
  for (const [, before, last] of spacedWords.matchAll(ZIP)) {
    const state = zipStates.get((before ?? last ?? '').slice(0, 3));
    if (state) found.states.add(state);
  }
  return found;
}

type Place = { length: number; states: StateCode[] };

/** The longest name that begins there, so that "Wichita Falls" is not Wichita. */
function readPlace(words: string[], from: number): Place | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
    const name = words.slice(from, from + length).join(' ');
    if (CODES.has(name) && name.length > 2) return { length, states: [] };
    if (COUNTY_WORDS.has(words[from + length] ?? '')) {
      const county = words[from + length] === 'parish' ? 'LA' : countyStates.get(name);
      if (county) return { length: length + 1, states: [county] };
      if (sharedCounties.has(name)) return { length: length + 1, states: [] };
    }
    const nickname = nicknames.get(name);
    if (nickname) return { length, states: [nickname] };
    const states = readTown(words, from, length);
    if (states) return { length, states };
  }
  return undefined;
}

/** Undefined: no town, or not meant as one. Empty: too small to be known without its state. */
function readTown(words: string[], from: number, length: number): StateCode[] | undefined {
  const name = words.slice(from, from + length).join(' ');
  const towns = townsByName.get(name);
  const isBank = name === 'fargo' && words[from - 1] === 'wells';
  if (!towns || isBank || COUNTRIES.has(name)) return undefined;
  const named = readState(words, from + length);
  if (named && towns.some(({ state }) => state === named)) return [named];
  if (CODES.has(name)) return undefined;
  const isPlace = isInPlace(words, from, length);
  const known = towns.filter(({ thousands }) => thousands >= MEDIUM);
  const candidates = known.length > 0 ? known : towns;
  const largest = candidates.toSorted((a, b) => b.thousands - a.thousands)[0] as Town;
  const isKnown = known.length > 0 || (isPlace && !largest.isWord && largest.thousands >= SMALL);
  if (!isKnown || !isMeant(name, largest, words, { from, isPlace }))
    return length > 1 ? [] : undefined;
  const people = candidates.reduce((sum, { thousands }) => sum + thousands, 0);
  const minShare = known.length > 0 ? MIN_SHARE : MIN_SHARE_OF_SMALL;
  if (largest.thousands >= minShare * people) return [largest.state];
  return isPlace ? known.map(({ state }) => state) : [];
}

/** "de", "Delaware", "north carolina". Codes that are words count only at the end of the text. */
function readState(words: string[], index: number): StateCode | undefined {
  const word = words[index] ?? '';
  if (CODES_THAT_ARE_WORDS.has(word) && index < words.length - 1) return undefined;
  return CODES.get(word) ?? CODES.get(`${word} ${words[index + 1]}`);
}

function isMeant(
  name: string,
  town: Town,
  words: string[],
  { from, isPlace }: { from: number; isPlace: boolean },
): boolean {
  if (town.isWord) return isPlace && town.thousands >= LARGE_WORD;
  if (isPlace || from === 0) return true;
  const before = words[from - 1] ?? '';
  if (NAMES_OF_PEOPLE.has(name)) return BEFORE_NAME.has(before);
  return town.thousands >= LARGE || BEFORE_TOWN.has(before);
}

function isInPlace(words: string[], from: number, length: number): boolean {
  const before = words[from - 1] ?? '';
  const isMoving =
    before === 'to' && words.slice(Math.max(0, from - 5), from).some((word) => MOVING.test(word));
  return (
    BEFORE_PLACE.has(before) ||
    isMoving ||
    isAroundCity(words, from) ||
    LOCAL_NOUN.test(words[from + length] ?? '')
  );
}

const isAroundCity = (words: string[], from: number) =>
  words[from - 1] === 'of' &&
  /^(?:city|town|village|suburb|outskirts|out|outside|north|south|east|west)$/.test(
    words[from - 2] ?? '',
  );

function readTowns(): Map<string, Town[]> {
  const towns = new Map<string, Town[]>();
  for (const [state, list] of Object.entries(CITIES) as [StateCode, string][])
    for (const entry of list.split(',')) {
      const end = entry.lastIndexOf(' ');
      const isWord = entry[end - 1] === '*';
      const name = entry.slice(0, isWord ? end - 1 : end);
      const town = { state, thousands: Number(entry.slice(end + 1)), isWord };
      towns.set(name, [...(towns.get(name) ?? []), town]);
    }
  return towns;
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
