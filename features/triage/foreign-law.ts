// Whether a question is about another country's law, and nothing connects it to US law.
import { tokenizeWords } from '#lib/language/words.ts';
import { findNamedState } from './named-place.ts';

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

/** More people live in the Canadian one than in the city of California. */
const PROVINCE = /\bontario\b/gi;

/** Languages and peoples within the country, too. */
const ALSO_HERE = /^(?:english|spanish|french|indian|islamic)$/;
const ABROAD = new RegExp(
  ` (?:${COUNTRIES}|${PEOPLES.split('|')
    .filter((people) => !ALSO_HERE.test(people))
    .join('|')}) `,
);

/** Another country is named, and nothing connects it to US law: its law may be what is asked. */
export function namesCountry(text: string): boolean {
  const spaced = toSpacedWords(text);
  return ABROAD.test(spaced) && !isTiedToUs(text, spaced);
}

export function asksForeignLaw(text: string): boolean {
  const spaced = toSpacedWords(text);
  return FOREIGN.some((pattern) => pattern.test(spaced)) && !isTiedToUs(text, spaced);
}

const isTiedToUs = (text: string, spaced: string): boolean =>
  findNamedState(text.replace(PROVINCE, ' ')) !== undefined ||
  TIES_TO_US.test(spaced) ||
  /\bU\.?S\b/.test(text);
