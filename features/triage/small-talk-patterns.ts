// Small talk that is a pattern with one word of a list in it: who helps to type, with which
// relative somebody lives, where somebody is from. A partner or an ex may not stand on the list of
// relatives, and what holds for all small talk (small-talk-words.ts) holds here.

export const toPhrases = (text: string): string[] =>
  text
    .split(/[\n|]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

const RELATIVES = toPhrases(`
  grandson | granddaughter | grandkid | son | daughter | niece | nephew | mom | mother | dad | father
  | parents | sister | brother | cousin | aunt | uncle | grandma | grandmother | grandpa | grandfather
  | mother in law | father in law | sister in law | brother in law | daughter in law | son in law
  | neighbor | roommate`);
const PARIENTES = toPhrases(`
  nieto | nieta | hijo | hija | sobrino | sobrina | mama | papa | hermano | hermana | primo | prima
  | tio | tia | abuelo | abuela | abuelita | abuelito | suegro | suegra | cunado | cunada | yerno
  | nuera | comadre | compadre | vecino | vecina`);
/** The states of the United States and of Mexico, and countries that people come from. */
const PLACES = toPhrases(`
  alabama | alaska | arizona | arkansas | california | colorado | connecticut | delaware | florida
  | georgia | hawaii | idaho | illinois | indiana | iowa | kansas | kentucky | louisiana | maine
  | maryland | massachusetts | michigan | minnesota | mississippi | missouri | montana | nebraska
  | nevada | new hampshire | new jersey | new mexico | new york | north carolina | north dakota | ohio
  | oklahoma | oregon | pennsylvania | rhode island | south carolina | south dakota | tennessee
  | texas | utah | vermont | virginia | washington | west virginia | wisconsin | wyoming | nueva york
  | puerto rico | aguascalientes | baja california | campeche | chiapas | chihuahua | coahuila
  | colima | durango | guanajuato | guerrero | hidalgo | jalisco | michoacan | morelos | nayarit
  | nuevo leon | oaxaca | puebla | queretaro | quintana roo | san luis potosi | sinaloa | sonora
  | tabasco | tamaulipas | tlaxcala | veracruz | yucatan | zacatecas | mexico | guatemala
  | el salvador | honduras | nicaragua | costa rica | panama | colombia | venezuela | ecuador | peru
  | bolivia | chile | argentina | uruguay | paraguay | cuba | republica dominicana | haiti`);
/** Each pattern with each of the words in place of "*". */
const fillIn = (patterns: string, words: string[]) =>
  toPhrases(patterns).flatMap((pattern) => words.map((word) => pattern.replace('*', word)));

export const PATTERNED_REPLIES: string[] = [
  ...fillIn(
    `my * is helping me | my * helps me | my * is helping me type | my * helps me type
      | my * is typing this for me | my * is typing for me | my * types for me | my * set this up
      | my * set this up for me | i live with my * | we live with my * | living with my *`,
    RELATIVES,
  ),
  ...fillIn(
    `mi * me ayuda | mi * me esta ayudando | mi * me ayuda a escribir | mi * me esta escribiendo
      | mi * me esta ayudando a escribir | vivo con mi * | vivimos con mi *`,
    PARIENTES,
  ),
  ...fillIn(
    `im from * | i am from * | we are from * | i live in * | we live in * | here in * | soy de *
      | somos de * | vivo en * | vivimos en * | aqui en * | y vivo en *`,
    PLACES,
  ),
];
