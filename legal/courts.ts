// Courts by CourtListener's ids, and lookup by the abbreviation in a citation's parenthesis ("9th
// Cir.", "S.D.N.Y.", "D Kan"). Server only: the list is long.
import { COURT_ROWS } from './courts/data.ts';

type CourtLevel = 'supreme' | 'appellate' | 'district' | 'other';

export type Court = {
  id: string;
  name: string;
  /**
   * Abbreviation in a citation's parenthesis. Empty for the Supreme Court of the United States and
   * if unknown.
   */
  citeAs: string;
  level: CourtLevel;
  /** "US" or a state's two letters; empty if neither. */
  jurisdiction: string;
};

const LEVELS: Record<string, CourtLevel> = {
  s: 'supreme',
  a: 'appellate',
  d: 'district',
  o: 'other',
};

export const COURTS: readonly Court[] = COURT_ROWS.trim()
  .split(/[~\n]/)
  .map((line) => {
    const [id = '', level = '', jurisdiction = '', citeAs = '', name = ''] = line.split('|');
    return { id, name, citeAs, level: LEVELS[level] ?? 'other', jurisdiction };
  });

const byId = new Map(COURTS.map((court) => [court.id, court]));

/** Abbreviations that people use besides those in the list, as keys, with the court's id. */
const OTHER_SPELLINGS: Record<string, string> = {
  us: 'scotus',
  ussupct: 'scotus',
  supct: 'scotus',
  ny: 'ny',
  nyctapp: 'ny',
  calapp: 'calctapp',
  calctapp: 'calctapp',
  fla1stdca: 'fladistctapp',
  fla2ddca: 'fladistctapp',
  fla3ddca: 'fladistctapp',
  fla4thdca: 'fladistctapp',
  fla5thdca: 'fladistctapp',
  fla6thdca: 'fladistctapp',
  fladca: 'fladistctapp',
  flaapp: 'fladistctapp',
  moapp: 'moctapp',
  pasuper: 'pasuperct',
  pasuperct: 'pasuperct',
  illapp: 'illappct',
  illappct: 'illappct',
  ohioapp: 'ohioctapp',
  washapp: 'washctapp',
  dc: 'dc',
  '2dcir': 'ca2',
  '2ndcir': 'ca2',
  '3dcir': 'ca3',
  '3rdcir': 'ca3',
  massappct: 'massappct',
  orapp: 'orctapp',
};

const toCourtKey = (text: string) => text.toLowerCase().replace(/[\s.,'’]/g, '');
const byAbbreviation = new Map(
  COURTS.filter(({ citeAs }) => citeAs).map((court) => [toCourtKey(court.citeAs), court]),
);
for (const [key, id] of Object.entries(OTHER_SPELLINGS)) {
  const court = byId.get(id);
  if (court) byAbbreviation.set(key, court);
}

export function findCourt(id: string): Court | undefined {
  return byId.get(id);
}

/** The court that a citation's parenthesis names; undefined if the list does not have it. */
export function findCourtByAbbreviation(text: string): Court | undefined {
  return byAbbreviation.get(toCourtKey(text));
}
