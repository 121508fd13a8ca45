// Which codes, registers and court rules exist, and how each is cited. California, New York, Texas
// and some other states name their codes by subject ("Cal. Civ. Code", "N.Y. Real Prop. Law"):
// those are composed of the state's name, the subject and the word Code or Law, in one normalized
// spelling. Server only.
import { LAWS } from './laws-data.ts';
import { createTrie, matchTrie, type TrieMatch, toAbbreviationKey } from './spelling.ts';

type LawKind = 'statute' | 'regulation';
/** See laws-data.ts. */
type LawForm = 't' | 'T' | 'C' | 'A' | 'c' | 'v' | 'y' | 'n';

export type Law = { name: string; kind: LawKind; form: LawForm; jurisdiction: string };

const lawsByKey = new Map<string, Law>();
for (const line of LAWS.trim().split(/[~\n]/)) {
  const [name = '', kind = '', form = '', jurisdiction = '', others = ''] = line.split('|');
  const law: Law = {
    name,
    kind: kind === 'r' || kind === 'g' ? 'regulation' : 'statute',
    form: form as LawForm,
    jurisdiction,
  };
  for (const spelling of [name, ...others.split(';')]) {
    const key = toAbbreviationKey(spelling);
    if (key && !lawsByKey.has(key)) lawsByKey.set(key, law);
  }
}
for (const law of new Set(lawsByKey.values())) {
  const plain = toAbbreviationKey(law.name.replace(/ Ann\.$/, ''));
  if (!lawsByKey.has(plain)) lawsByKey.set(plain, law);
}
const lawTrie = createTrie(lawsByKey);

/** A code that is cited by this name alone, not composed of a state and a subject. */
export const findLaw = (name: string): Law | undefined => lawsByKey.get(toAbbreviationKey(name));

export function matchLaws(text: string, start: number): TrieMatch<Law>[] {
  return matchTrie(lawTrie, text, start);
}

const RULES: Record<string, string> = {
  'Fed. R. Civ. P.':
    'FRCP;F.R.Civ.P.;Fed. R. Civ. Pro.;Fed. R. Civ. Proc.;Fed. Rules Civ. Proc.;Federal Rule of Civil Procedure;Federal Rules of Civil Procedure;Federal Rule Civil Procedure',
  'Fed. R. Crim. P.':
    'FRCrP;F.R.Crim.P.;Fed. R. Crim. Proc.;Federal Rule of Criminal Procedure;Federal Rules of Criminal Procedure',
  'Fed. R. Evid.': 'FRE;F.R.Evid.;Federal Rule of Evidence;Federal Rules of Evidence',
  'Fed. R. App. P.':
    'FRAP;F.R.App.P.;Federal Rule of Appellate Procedure;Federal Rules of Appellate Procedure',
  'Fed. R. Bankr. P.':
    'FRBP;F.R.Bankr.P.;Fed. R. Bank. P.;Federal Rule of Bankruptcy Procedure;Federal Rules of Bankruptcy Procedure;Bankruptcy Rule',
  'Sup. Ct. R.': 'Supreme Court Rule;S. Ct. R.',
};
const ruleTrie = createTrie(
  Object.entries(RULES).flatMap(([name, others]) =>
    [name, ...others.split(';')].map((spelling): [string, string] => [
      toAbbreviationKey(spelling),
      name,
    ]),
  ),
);

export function matchRules(text: string, start: number): TrieMatch<string>[] {
  return matchTrie(ruleTrie, text, start);
}

/** Code | abbreviation in citations | full name. */
const STATE_NAMES = `AL|Ala.|Alabama
AK|Alaska|Alaska
AZ|Ariz.|Arizona
AR|Ark.|Arkansas
CA|Cal.|California
CO|Colo.|Colorado
CT|Conn.|Connecticut
DE|Del.|Delaware
DC|D.C.|District of Columbia
FL|Fla.|Florida
GA|Ga.|Georgia
HI|Haw.|Hawaii
ID|Idaho|Idaho
IL|Ill.|Illinois
IN|Ind.|Indiana
IA|Iowa|Iowa
KS|Kan.|Kansas
KY|Ky.|Kentucky
LA|La.|Louisiana
ME|Me.|Maine
MD|Md.|Maryland
MA|Mass.|Massachusetts
MI|Mich.|Michigan
MN|Minn.|Minnesota
MS|Miss.|Mississippi
MO|Mo.|Missouri
MT|Mont.|Montana
NE|Neb.|Nebraska
NV|Nev.|Nevada
NH|N.H.|New Hampshire
NJ|N.J.|New Jersey
NM|N.M.|New Mexico
NY|N.Y.|New York
NC|N.C.|North Carolina
ND|N.D.|North Dakota
OH|Ohio|Ohio
OK|Okla.|Oklahoma
OR|Or.|Oregon
PA|Pa.|Pennsylvania
RI|R.I.|Rhode Island
SC|S.C.|South Carolina
SD|S.D.|South Dakota
TN|Tenn.|Tennessee
TX|Tex.|Texas
UT|Utah|Utah
VT|Vt.|Vermont
VA|Va.|Virginia
WA|Wash.|Washington
WV|W. Va.|West Virginia
WI|Wis.|Wisconsin
WY|Wyo.|Wyoming
US|U.S.|United States`;

export type StateName = { code: string; abbreviation: string };
const stateTrie = createTrie(
  STATE_NAMES.split('\n').flatMap((line) => {
    const [code = '', abbreviation = '', name = ''] = line.split('|');
    return [abbreviation, name].map((spelling): [string, StateName] => [
      toAbbreviationKey(spelling),
      { code, abbreviation },
    ]);
  }),
);

export function matchStates(text: string, start: number): TrieMatch<StateName>[] {
  return matchTrie(stateTrie, text, start);
}

const STATE_AT_END = new RegExp(
  `(?:^|[^A-Za-z])(?:${STATE_NAMES.split('\n')
    .filter((line) => !line.startsWith('US|'))
    .flatMap((line) => line.split('|').slice(1))
    .map((name) => name.replaceAll('.', '\\.').replaceAll(' ', '\\s'))
    .join('|')})(?:’s|'s)?\\s{1,3}$`,
);

/** Whether a text ends with the name or abbreviation of a state and a space. */
export const endsWithState = (text: string): boolean => STATE_AT_END.test(text);

/**
 * The state whose law a code or set of rules is, by the abbreviation that its name begins with: CA
 * for "Cal. Civ. Code".
 */
export function findStateOfCode(code: string): string | undefined {
  return matchStates(code, 0)[0]?.value.code;
}

const SUBJECTS: Record<string, string> = {
  Agricultural: 'Agric.',
  Business: 'Bus.',
  Professions: 'Prof.',
  Civil: 'Civ.',
  Procedure: 'Proc.',
  Commercial: 'Com.',
  Corporations: 'Corp.',
  Corporation: 'Corp.',
  Criminal: 'Crim.',
  Domestic: 'Dom.',
  Relations: 'Rel.',
  Education: 'Educ.',
  Elections: 'Elec.',
  Election: 'Elec.',
  Evidence: 'Evid.',
  Executive: 'Exec.',
  Family: 'Fam.',
  Financial: 'Fin.',
  Finance: 'Fin.',
  General: 'Gen.',
  Government: 'Gov’t',
  Govt: 'Gov’t',
  "Gov't": 'Gov’t',
  Gov: 'Gov’t',
  Health: 'Health',
  Insurance: 'Ins.',
  Labor: 'Lab.',
  Labour: 'Lab.',
  Obligations: 'Oblig.',
  Practice: 'Prac.',
  Probate: 'Prob.',
  Property: 'Prop.',
  Public: 'Pub.',
  Remedies: 'Rem.',
  Resources: 'Res.',
  Revenue: 'Rev.',
  Safety: 'Safety',
  Taxation: 'Tax.',
  Utilities: 'Util.',
  Vehicle: 'Veh.',
  Vehicles: 'Veh.',
  Welfare: 'Welf.',
  Institutions: 'Inst.',
  Transportation: 'Transp.',
  Occupations: 'Occ.',
  and: '&',
};

/** "Business and Professions" and "Bus. & Prof." are the same subject. */
export function abbreviateSubject(words: string[]): string {
  return words
    .filter((word) => word !== 'of')
    .map((word) => {
      const bare = word.replace(/[.,’']/g, (mark) => (mark === '’' || mark === "'" ? "'" : ''));
      const abbreviation =
        SUBJECTS[bare] ??
        Object.values(SUBJECTS).find(
          (short) => toAbbreviationKey(short) === toAbbreviationKey(bare),
        ) ??
        word.replace(/,$/, '');
      return abbreviation.replace('’', "'");
    })
    .join(' ');
}
