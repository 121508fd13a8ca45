// Finds the state or foreign country that a question is about: a state by name, by code, or by a
// city, county or ZIP code that lies in one state only. A wrong state is worse than none, so an
// ambiguous name counts as none.
import { findNamedStates } from '#features/site-search/named-states.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { findPlaces } from '#legal/places/find-places.ts';
import { tokenizeWords } from '#lib/language/words.ts';

const COUNTRIES =
  'canada|mexico|england|scotland|ireland|wales|uk|united kingdom|britain|great britain|australia|new zealand|india|pakistan|bangladesh|' +
  'sri lanka|nepal|china|japan|south korea|north korea|korea|philippines|vietnam|thailand|malaysia|singapore|indonesia|hong kong|taiwan|' +
  'germany|france|spain|italy|portugal|netherlands|belgium|switzerland|austria|sweden|norway|denmark|finland|poland|romania|greece|' +
  'ukraine|russia|turkey|israel|egypt|saudi arabia|uae|dubai|qatar|kuwait|iran|iraq|nigeria|kenya|ghana|ethiopia|south africa|morocco|' +
  'brazil|argentina|chile|colombia|peru|venezuela|ecuador|bolivia|cuba|haiti|jamaica|dominican republic|guatemala|honduras|el salvador|' +
  'nicaragua|costa rica|panama|europe|ontario|quebec|british columbia|alberta|toronto|vancouver|montreal|london|paris|berlin|madrid|' +
  'sydney|melbourne|mumbai|delhi|manila|tokyo';
const PEOPLES =
  'canadian|mexican|english|scottish|irish|british|australian|indian|pakistani|chinese|japanese|korean|philippine|filipino|german|french|' +
  'spanish|italian|dutch|swiss|swedish|polish|russian|turkish|israeli|egyptian|nigerian|kenyan|brazilian|european|eu|uk|sharia|islamic|thai';

const LAW =
  'law|laws|legal system|court|courts|constitution|labour law|labor law|tax law|statute|legislation|employment law|family law';
const FOREIGN = [
  new RegExp(` (?:${PEOPLES}) (?:${LAW}) `),
  new RegExp(` under (?:the )?(?:${COUNTRIES}) (?:${LAW}) `),
  new RegExp(
    ` (?:law|laws|legal|illegal|allowed|rules|rights|court|courts|police) (?:in|of|under) (?:the )?(?:${COUNTRIES}) `,
  ),
  new RegExp(
    ` (?:live|living|rent|renting|work|working|based|located|born and live|tenant|landlord|employer|job|apartment|flat|house|arrested|divorce|divorced|fired|business|company law|evict|evicted|lawyer|solicitor|minimum wage|visa|custody|inheritance|will|sue|speeding|ticket|tax|taxes|deposit|eviction|lease) (?:\\w+ ){0,2}?in (?:the )?(?:${COUNTRIES}) `,
  ),
  new RegExp(` in (?:the )?(?:${COUNTRIES}) (?:can|do|does|is|are|how|what|my|a|the) `),
  new RegExp(`^ in (?:the )?(?:${COUNTRIES}) `),
];
/** Words that connect a foreign place to US law. */
const TIES_TO_US =
  / (?:usa|united states|american?|states|visa|green card|greencard|immigra\w*|asylum|uscis|citizenship|naturaliz\w*|deport\w*|ice|petition|sponsor|embassy|consulate|daca|tps|passport|extradit\w*|import\w*|ship\w*|seller|website|online|scam\w*|bought|order(?:ed)?|hague|abduct\w*|kidnap\w*|took|taken|bring|brought|irs|fbar|federal|vacation|trip|travel\w*|cruise|airline|flight|refugee|military|army|adopt\w*|vin|h1b|h 1b|border) /;

const toSpacedWords = (text: string) =>
  ` ${tokenizeWords(text)
    .map((w) => w.word)
    .join(' ')} `;

/**
 * Somebody else's destination ("she is moving to Boise") is seldom where the person lives: with at
 * most two words after the first.
 */
const OTHERS =
  'he|she|they|ex|wife|husband|spouse|partner|mother|father|mom|dad|parent|son|daughter|brother|sister|roommate|landlord|boss';
const WORD_BUT_ME = "(?!(?:i|we|me|us|i['’]?m|we['’]?re|i['’]?ve|we['’]?ve)\\b)[\\w'’]+";
const OTHERS_DESTINATION = new RegExp(
  `\\b((?:${OTHERS})(?:['’]?s|['’]re|['’]ve)?(?:,?\\s+${WORD_BUT_ME}){0,6}?\\s+(?:mov(?:e|es|ed|ing)|relocat\\w+|took|taking|take)` +
    `(?:\\s+${WORD_BUT_ME}){0,4}?)\\s+to\\s+[\\w'’]+(?:,?\\s+[\\w'’]+){0,2}`,
  'gi',
);

/** "Moved from Oregon to Boise", "used to live in Georgia", "antes en Illinois". */
const FORMER_PLACE =
  /\b(?:(?:mov\w+|relocat\w+|transferr?\w*)(?:\s+\w+){0,3}?\s+from\s+[\w'’.]+(?:\s+[\w'’.]+){0,2}?(?=,?\s+(?:up |down |over |back |out )?to\b)|used to live in\s+\w+(?:\s+(?:carolina|dakota|jersey|york|mexico|hampshire|virginia|island))?|left\s+\w+(?:\s+\w+)?(?=\s+for\b)|antes (?:en|viv[ií]a en)\s+\w+)/gi;
const STATE_NAMES = Object.values(STATES).join('|');
/** "Washington County", "Delaware Avenue". */
const NAMESAKE = new RegExp(
  `\\b(?:${STATE_NAMES})(?=\\s+(?:county|parish|avenue|ave|street|st|road|rd)\\b)`,
  'gi',
);

/** "I live in", "we're over in", "home is", "here in": the place that follows is where one is. */
const RESIDENCE =
  /\b(?:(?:i|we)\s+(?:\w+\s+){0,2}?(?:live|stay|rent|reside|moved|move)|(?:i['’]?m|i am|we['’]?re|we are|am|were)(?:\s+(?:now|over|here|back|down|up|out|currently|living|moving|the one)){0,2}|(?:now|currently)\s+(?:live|stay|rent)|living|now|here|home is|been|(?:i|we) came)\s+(?:(?:now\s+)?(?:in|to)\s+|(?<=home is\s+))((?:[\w'’.]+,?\s*){1,4})/gi;
/** "Delaware, Ohio": a town that has the name of a state. */
const TOWN_NAMESAKE = new RegExp(`\\b(?:${STATE_NAMES})(?=,?\\s+(?:${STATE_NAMES})\\b)`, 'gi');

/** "Help, 20019, my unit floods". */
const ZIP_ALONE = /(^|[.,;!?(]\s*)(\d{5})(?=\s*[.,;!?)]|\s*$)/g;

/** The one state that the text is about, if any. */
export function findNamedState(text: string): StateCode | undefined {
  const plain = text
    .replace(OTHERS_DESTINATION, '$1 ')
    .replace(FORMER_PLACE, (origin) => origin.split(/\s/)[0] ?? '')
    .replace(TOWN_NAMESAKE, '')
    .replace(ZIP_ALONE, '$1 zip $2')
    .replace(/\bwashington,?\s+d\.?\s?c\b\.?/gi, 'District of Columbia')
    .replace(/\bD\.C\./g, 'DC');
  const { states, unclear } = readPlaces(plain);
  if (states.size === 0) return undefined;
  const [only] = states;
  // "They sent it to Miami, I live in Duluth": Duluth, of unknown state, may be what counts.
  if (only && states.size === 1 && unclear.every((candidates) => candidates.includes(only)))
    return only;
  const residences = new Set<StateCode>();
  for (const [, wordsAfter = ''] of plain.matchAll(RESIDENCE)) {
    const found = readPlaces(`in ${wordsAfter}`).states;
    if (found.size === 1) for (const code of found) residences.add(code);
  }
  const [residence] = residences;
  return residences.size === 1 ? residence : undefined;
}

function readPlaces(text: string): { states: Set<StateCode>; unclear: StateCode[][] } {
  const withoutNamesakes = text.replace(NAMESAKE, ' ');
  const named = findNamedStates(withoutNamesakes, toSpacedWords(withoutNamesakes).trim());
  const places = findPlaces(toSpacedWords(text).replaceAll(' district of columbia ', ' '));
  return {
    states: new Set([...(named as Set<StateCode>), ...places.states]),
    unclear: places.unclear,
  };
}

/** The question is about another country's law, and nothing connects it to US law. */
/** More people live in the Canadian one than in the city of California. */
const PROVINCE = /\bontario\b/gi;

export function asksForeignLaw(text: string): boolean {
  const spaced = toSpacedWords(text);
  if (!FOREIGN.some((pattern) => pattern.test(spaced))) return false;
  return (
    findNamedState(text.replace(PROVINCE, ' ')) === undefined &&
    !TIES_TO_US.test(spaced) &&
    !/\bU\.?S\b/.test(text)
  );
}
