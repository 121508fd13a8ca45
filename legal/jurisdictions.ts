// The one choice of place: a state, DC, or General (no state chosen). Codes are the postal ones, in
// alphabetical order of name.
export const STATES = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

export type StateCode = keyof typeof STATES;
export type Jurisdiction = StateCode | 'General';
export const JURISDICTIONS: Jurisdiction[] = ['General', ...(Object.keys(STATES) as StateCode[])];

export function readJurisdiction(text: unknown): Jurisdiction {
  return typeof text === 'string' && Object.hasOwn(STATES, text) ? (text as StateCode) : 'General';
}

export function getJurisdictionName(jurisdiction: Jurisdiction): string {
  return jurisdiction === 'General' ? 'General' : STATES[jurisdiction];
}

/** For addresses: "new-york". */
export function getStateSlug(code: StateCode): string {
  return STATES[code].toLowerCase().replaceAll(' ', '-');
}

export function findStateBySlug(slug: string): StateCode | undefined {
  return (Object.keys(STATES) as StateCode[]).find((code) => getStateSlug(code) === slug);
}

/**
 * Pairs of code and name for a list to choose from, with the name of "no state in particular" that
 * fits the place.
 */
export const listJurisdictionOptions = (general = getJurisdictionName('General')) =>
  JURISDICTIONS.map(
    (code) => [code, code === 'General' ? general : getJurisdictionName(code)] as const,
  );
