// Normalizes the words of a case's name for comparison: abbreviations (the Bluebook's table and
// everyday ones) and full words get one spelling, states and initials become one word each, and
// every word is either distinctive ("shinseki") or common ("state", "company", "secretary"): common
// words alone never identify a case.
const ABBREVIATIONS = `academy:acad|administrator:admr|administratrix:admx|administration:admin|administrative:admin|advertising:adver|agriculture:agric agricultural|
america:am|american:am amer|associate:assoc|association:assn assoc assocs associations ass|atlantic:atl|authority:auth authorities|automobile:auto automotive|avenue:ave|
bankruptcy:bankr|benefit:ben|board:bd|brotherhood:bhd|brothers:bros|building:bldg|business:bus|casualty:cas|center:ctr centre|central:cent|chemical:chem|
college:coll|commission:commn comn comm|commissioner:commr comr commissioners commrs|committee:comm|commonwealth:com cwlth|communication:commcn commun communications|community:cmty|
company:co companies cos|compensation:comp|condominium:condo|congress:cong congressional|consolidated:consol|construction:constr const|continental:contl|cooperative:coop|
corporation:corp corps corporations|correction:corr corrections correctional|county:cnty cty counties co|court:ct courts|criminal:crim|defense:def|department:dept dep departments|
detention:det|development:dev|director:dir directors|discount:disc|distribution:distrib distributing|distributor:distrib|district:dist|division:div|eastern:e|economic:econ|
education:educ educational ed|electric:elec electrical electricity|electronic:elec|engineer:engr|engineering:engg|enterprise:enter enterprises|environment:envt|environmental:envtl|
equality:equal|equipment:equip|estate:est|examiner:exmr|exchange:exch|executor:exr exec|executrix:exx|exploration:expl|export:exp|federal:fed|federation:fedn|fidelity:fid|finance:fin|
financial:fin|financing:fin|foundation:found|general:gen|government:govt governmental|group:grp|guaranty:guar|hospital:hosp|housing:hous|illinois:ill|import:imp|incorporated:inc|
indemnity:indem|independent:indep|industry:indus industries industrial|information:info|institute:inst|institution:inst|insurance:ins|international:intl int|investment:inv investments|
investor:inv|laboratory:lab laboratories labs|liability:liab|limited:ltd|litigation:litig|machine:mach|machinery:mach|maintenance:maint|management:mgmt|manufacturer:mfr manufacturers|
manufacturing:mfg|maritime:mar|market:mkt|marketing:mktg|mechanical:mech|medical:med|medicine:med|memorial:meml|merchandise:merch|metropolitan:metro|mortgage:mortg|municipal:mun|
mutual:mut|national:natl nat|natural:nat|northeastern:ne|northern:n|northwestern:nw|number:no|office:off|organization:org|pacific:pac|partnership:pship|personal:pers|pharmaceutical:pharm pharmaceuticals|
preservation:pres|probation:prob|product:prod products prods|production:prod|professional:profl|property:prop properties props|protection:prot|public:pub|publication:publn|publishing:publg|
railroad:rr r ry rwy rys railway|refining:ref|regional:regl|rehabilitation:rehab|reproduction:reprod|resource:res resources|restaurant:rest|retirement:ret|road:rd|saint:st|savings:sav savs|school:sch schools|
science:sci|secretary:secy sec|security:sec securities secs|service:serv services servs ser|shareholder:sholder|social:soc|society:socy|solution:sol solutions sols|southeastern:se|southern:s so|
southwestern:sw|standard:std|steamship:ss|street:st|subcommittee:subcomm|superintendent:supt|supermarket:supermkt|surety:sur|system:sys systems|technology:tech technologies|telecommunication:telecomm|
telephone:tel|telegraph:tel|temporary:temp|township:twp|transcontinental:transcon|transport:transp|transportation:transp|trustee:tr trustees|turnpike:tpk|uniform:unif|university:univ|utility:util utilities|
village:vill|western:w|district of columbia:dc|fort:ft|mount:mt|united:utd|brokerage:bkg|junior:jr|senior:sr|attorney:atty attorneys|governor:gov|island:is`;

const canonicalWords = new Map<string, string[]>();
for (const entry of ABBREVIATIONS.replace(/\s*\n\s*/g, '').split('|')) {
  const [full = '', shorts = ''] = entry.split(':');
  for (const spelling of [full, ...shorts.split(' ')])
    canonicalWords.set(spelling, [...(canonicalWords.get(spelling) ?? []), full]);
}

const STATES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada newhampshire newjersey newmexico newyork northcarolina northdakota ohio oklahoma oregon pennsylvania rhodeisland southcarolina southdakota tennessee texas utah vermont virginia washington westvirginia wisconsin wyoming districtofcolumbia puertorico'.split(
    ' ',
  );
const STATE_ABBREVIATIONS: Record<string, string> = Object.fromEntries(
  'ala:alabama ariz:arizona ark:arkansas cal:california calif:california colo:colorado conn:connecticut del:delaware fla:florida ga:georgia haw:hawaii ill:illinois ind:indiana kan:kansas kans:kansas ky:kentucky la:louisiana md:maryland mass:massachusetts mich:michigan minn:minnesota miss:mississippi mo:missouri mont:montana neb:nebraska nev:nevada nh:newhampshire nj:newjersey nm:newmexico ny:newyork nc:northcarolina nd:northdakota okla:oklahoma ore:oregon or:oregon pa:pennsylvania penn:pennsylvania penna:pennsylvania ri:rhodeisland sc:southcarolina sd:southdakota tenn:tennessee tex:texas vt:vermont va:virginia wash:washington wva:westvirginia wis:wisconsin wyo:wyoming dc:districtofcolumbia pr:puertorico'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const TWO_WORD_STATES =
  /\b(?:new (?:hampshire|jersey|mexico|york)|north (?:carolina|dakota)|south (?:carolina|dakota)|rhode island|west virginia|dist(?:rict|\.)? of columbia|puerto rico)\b/g;

/** Words without any weight. */
const IGNORED_WORDS = new Set(
  'the of and in re ex parte rel a an for on to by at as et al ux vir de la le du petitioner petitioners respondent respondents appellant appellants appellee appellees plaintiff plaintiffs defendant defendants error plff plffs appt appts aka dba fka matter application petition inc incorporated company corporation limited llc lp llp ltd pc na nv sa ag gmbh plc case cases no nos his her its wife others use next friend individually capacity official behalf himself herself themselves similarly situated jr sr junior senior ii iii iv esq md and'.split(
    ' ',
  ),
);
/** Words too common to distinguish cases. */
const COMMON_WORDS = new Set([
  ...STATES,
  ...'state states united people commonwealth america american national federal international city county town township village borough district school board education department commission committee commissioner commissioners authority agency bureau office secretary director warden sheriff governor attorney general administrator administratrix administration executor executrix trustee collector superintendent judge justice president chairman chief officer treasurer comptroller auditor assessor assessors receiver guardian mayor clerk marshal postmaster minister bank trust insurance life mutual casualty fire railroad railway association union local lodge service labor internal revenue court superior supreme circuit land estate heirs lessee government republic kingdom employment security social public utility power light gas electric water telephone telegraph transportation interior commerce treasury veterans affairs human health welfare children family university hospital first second third central eastern western northern southern great new industry system product group steamship ship brig schooner steamer vessel cargo acting successor corrections correction prison police unknown agents manufacturing mining oil coal steel construction property savings loan guaranty surety indemnity executors administrators child minor infant unitedstates saint'.split(
    ' ',
  ),
]);

export type NameWords = {
  /** Distinctive words, each with all spellings it may stand for. */
  strong: string[][];
  weak: Set<string>;
  /** The side consists of initials only: "L. & N. R.R.". */
  initials: boolean;
  /** Groups of initials ("L. C."), whether or not there are other words. */
  letters: string[];
  /**
   * Distinctive words followed by another one before the next comma: given names, or the beginning
   * of a longer name.
   */
  leading: Set<string>;
  /** Words written with a period: they may abbreviate a longer word. */
  short: Set<string>;
  /** All words in order, for acronyms. */
  all: string[];
};

/** Agencies that are written out, abbreviated, or shortened to half their name. */
const AGENCIES: [RegExp, string][] = [
  [/\bnlrb\b|(?:national )?labor (?:relations )?b(?:oar)?d\b/g, 'xnlrb'],
  [/\bsecurit(?:y|ies) (?:and|&) exchange com\S*/g, 'xsec'],
  [/\bimmigration (?:and|&) naturalization serv\S*/g, 'xins'],
  [/\bftc\b|\bfed(?:eral|\.)? trade com\S*/g, 'xftc'],
  [/\bicc\b|\bint(?:er(?:state)?)?\.? com(?:m(?:erce)?)?\.? com\S*/g, 'xicc'],
  [/\bfpc\b|\bfed(?:eral|\.)? power com\S*/g, 'xfpc'],
];

/** Lower case, no accents, mojibake repaired, and one spelling for names with several. */
export function normalizeName(name: string): string {
  const plain = name
    .replace(/\u00c3([\u0080-\u00bf])/g, (_, byte: string) =>
      String.fromCharCode(0xc0 + (byte.charCodeAt(0) & 0x3f)),
    )
    .normalize('NFD')
    .replace(/[\u0300-\u036f[\]]/g, '')
    .replace(/\b(SEC|INS)\b(?!\.)/g, 'x$1')
    .toLowerCase()
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/\bu\.\s?s\.(?=\W|$)|\bus\b/g, 'united states ')
    .replace(/\b(?:et al|et ux|et vir)\b\.?/g, ' ')
    .replace(/&c\.?|\([^()]{0,80}\)/g, ' ')
    .replace(/\bunited states?(?: of america)?\b/g, 'unitedstates')
    .replace(TWO_WORD_STATES, (state) =>
      state.startsWith('dist') ? 'districtofcolumbia' : state.replaceAll(' ', ''),
    );
  return AGENCIES.reduce((text, [agency, short]) => text.replace(agency, short), plain);
}

/** The words of one side of a caption; `side` comes from `normalizeName`. */
export function readNameWords(side: string): NameWords {
  const tokens = tokenizeSide(side);
  const weak = new Set<string>();
  const leading = new Set<string>();
  const strong: string[][] = [];
  const initials: string[][] = [];
  let previous: Token | undefined;
  for (const token of tokens) {
    const spellings = listSpellings(token);
    if (spellings.some((one) => IGNORED_WORDS.has(one)) && !COMMON_WORDS.has(token.word)) continue;
    const common = spellings.filter((one) => COMMON_WORDS.has(one));
    for (const one of common) weak.add(one);
    if (common.length || /^[a-z]$/.test(token.word)) continue;
    (token.initials ? initials : strong).push(spellings);
    if (previous?.piece === token.piece && !token.initials) leading.add(previous.word);
    if (!token.initials) previous = token;
  }
  if ([...weak].some(isState))
    for (const word of ['state', 'people', 'commonwealth']) weak.delete(word);
  const short = new Set(tokens.filter(({ dotted }) => dotted).map(({ word }) => word));
  return {
    strong: strong.length ? strong : initials,
    weak,
    initials: !strong.length,
    letters: initials.flat(),
    leading,
    short,
    all: tokens.map(({ word }) => word),
  };
}

type Token = { word: string; whole: string; dotted: boolean; initials: boolean; piece: number };

/**
 * Adjacent initials form one token, a hyphenated word is split into its parts. `piece` counts
 * commas.
 */
function tokenizeSide(side: string): Token[] {
  return side
    .replace(/\b(?:[a-z]\.\s?){2,}/g, (initials) => `${initials.replace(/[.\s]/g, '')}§ `)
    .replace(/'s\b/g, '')
    .replace(/([a-z])'([a-z])/g, '$1$2')
    .split(',')
    .flatMap((text, piece) =>
      (text.match(/[a-z0-9]+(?:-[a-z0-9]+)*[.§]?/g) ?? []).flatMap((token) => {
        const whole = token.replace(/[^a-z0-9]/g, '');
        const more = { whole, dotted: token.endsWith('.'), initials: token.endsWith('§'), piece };
        return (token.match(/[a-z0-9]+/g) ?? []).map((word) => ({ word, ...more }));
      }),
    );
}

/** All words that a token may stand for; a part of a hyphenated word also stands for the whole. */
function listSpellings({ word, whole }: Token): string[] {
  return [
    word,
    ...(canonicalWords.get(word) ?? []),
    STATE_ABBREVIATIONS[word] ?? '',
    whole === word ? '' : whole,
  ].filter(Boolean);
}

/** Whether a word with a period is an abbreviation rather than the end of a sentence. */
export function isAbbreviation(word: string): boolean {
  const key = word.toLowerCase().replace(/[^a-z]/g, '');
  return key.length < 5 || canonicalWords.has(key) || key in STATE_ABBREVIATIONS;
}

/** A state or the United States, either of which can be a party. */
export const isState = (word: string) => word === 'unitedstates' || STATES.includes(word);
