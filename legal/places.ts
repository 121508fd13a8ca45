// The states of the cities, counties and ZIP codes that a text names. Only places that identify one
// state count, and only where the wording shows that a place is meant: "in Toledo", "Queens
// County", "zip 43215". Most names of large cities mean the city wherever they stand.
import type { StateCode } from './jurisdictions.ts';
import { CITIES, COUNTIES, DOMINANT_COUNTIES, ZIP_PREFIXES } from './places-data.ts';

const BEFORE_PLACE =
  '(?:in|near|around|at|from|outside|of|live|living|to|for|on|my|a|an|the|our|is)';
/**
 * Cities that are also given names, family names or words. They count only after one of the words
 * above, or at the start of the text.
 */
const AMBIGUOUS_CITIES = new Set(
  (
    'phoenix,charlotte,austin,dallas,houston,denver,savannah,cleveland,brooklyn,gary,eugene,tyler,irving,garland,denton,odessa,casper,orlando,' +
    'buffalo,boulder,reno,flint,chandler,gilbert,macon,chico,orem,sparta,mesa,surprise,sunrise,plantation,everett,carlsbad,edison,sumter,' +
    'hammond,wheeling,ames,pierre,princeton,cranston,marietta,rutland,redmond,harlem,racine,camden,salina,lorain,merced,napa,erie,ogden,' +
    'lowell,lansing,mobile,montpelier,helena,lawrence,fargo,norfolk,queens,the bronx,fishers,cary,hoover,boise,olympia,stockton,riverside'
  ).split(','),
);
const cityStates = readPlaces(CITIES);
const countyStates = new Map([...readPlaces(COUNTIES), ...readPlaces(DOMINANT_COUNTIES)]);
const zipStates = readZipPrefixes();

const CITY = new RegExp(
  `(^| ${BEFORE_PLACE}(?: downtown| north| south| east| west)?|) (${listNames(cityStates)}) `,
  'g',
);
const COUNTY = new RegExp(` (${listNames(countyStates)}) (?:county|parish|borough) `, 'g');
const ZIP = / (?:zip|zip code|zipcode|in|near) (\d{5}) (?!dollars|bucks|people|miles)/g;

/** `spacedWords`: the words of the text in lower case, with a space before and after each. */
export function findStatesOfPlaces(spacedWords: string): Set<StateCode> {
  const states = new Set<StateCode>();
  const add = (state: StateCode | undefined) => state && states.add(state);
  for (const { index, 1: before = '', 2: name = '' } of spacedWords.matchAll(CITY)) {
    const isMeant = index === 0 || before !== '' || !AMBIGUOUS_CITIES.has(name);
    if (isMeant) add(cityStates.get(name));
  }
  for (const [, name] of spacedWords.matchAll(COUNTY)) add(countyStates.get(name as string));
  for (const [, zip] of spacedWords.matchAll(ZIP)) add(zipStates.get((zip as string).slice(0, 3)));
  return states;
}

function readPlaces(places: Partial<Record<StateCode, string>>): Map<string, StateCode> {
  return new Map(
    (Object.entries(places) as [StateCode, string][]).flatMap(([state, names]) =>
      names.split(',').map((name) => [name, state]),
    ),
  );
}

/** Longest first, so that "Wichita Falls" is not Wichita. */
function listNames(places: Map<string, StateCode>): string {
  return [...places.keys()].sort((a, b) => b.length - a.length).join('|');
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
