// What an item is only about if somebody tells of it: a storage unit, a title loan, a bankruptcy.
// It leads no question that tells of none, unless the lead model is sure of it all the same. An
// item on one benefit program leads no question that tells of another one alone; who asks about a
// benefit often leaves its name out, so that it may lead where none is named.
import { memoize } from '#lib/memo.ts';
import type { SearchItem } from '../index/search-item.ts';
import { flattenWords } from './asked-words.ts';
import { words } from './reading.ts';

/** `title`: of the items about it. `talk`: how people tell of it. */
type Thing = { title: RegExp; talk: RegExp };

const THINGS: readonly Thing[] = [
  {
    title: words('bankruptcy', 'chapter (?:7|11|13)', 'if i file'),
    talk: words(
      'bankrupt\\w*|chapter|ch ?(?:7|11|13)|trustee|discharged?|fil(?:e|ed|ing|es)|automatic stay|wip(?:e|ed|ing) out',
    ),
  },
  {
    title: words('i caused a crash', 'i was in a crash', 'borrowed my car', 'parked car'),
    talk: words(
      'crash\\w*|accidents?|wreck\\w*|hit|hits|rear ?end\\w*|car|truck|van|collision|bump\\w*|fender|backed|scratch\\w*|dent\\w*|driver|borrowed|subrogation',
    ),
  },
  {
    title: words('not a citizen', 'no papers', 'without (?:immigration )?papers', 'immigrants'),
    talk: words(
      'citizens?\\w*|papers|immigra\\w*|visa|green card|undocumented|illegals?|status|ice|deport\\w*|asylum|daca|tps|migra',
    ),
  },
  {
    title: words('our equipment or vehicles'),
    talk: words('equipment|business|company|shop|machines?|tractor|fleet|trailers?'),
  },
  {
    title: words('things i left behind', 'left things behind'),
    talk: words(
      'things|stuff|belongings|furniture|clothes|tools|left|possessions|medicine|boxes|bed|storage',
    ),
  },
  { title: words('title loan'), talk: words('title|titlemax') },
  {
    title: words('payday loan'),
    talk: words('pay ?day|cash advance|loans?|lender|borrowed|storefront'),
  },
  { title: words('storage unit'), talk: words('storage|unit|locker') },
  {
    title: words('crash and i have no insurance'),
    talk: words(
      'uninsured|(?:no|without|any|not|dont|didnt|wasnt|werent|lapsed?|dropped|expired|cancel\\w*|let) (?:\\w+ ){0,5}(?:insurance|insured|coverage|covered|policy)',
      '(?:insurance|insured|coverage|policy) (?:\\w+ ){0,3}(?:laps\\w+|expir\\w+|cancel\\w*|ran out|dropped|was off)',
    ),
  },
  {
    title: words('airline', 'my flight'),
    talk: words('flights?|airlines?|planes?|airport|bags?|luggage'),
  },
  { title: words('puppy'), talk: words('pupp\\w+|dogs?|cats?|kittens?|pets?|breeder|horse') },
  { title: words('the movers?'), talk: words('mov(?:e|er|ers|ing)|truck') },
  {
    title: words('solar or pace'),
    talk: words('solar|pace|panels?|roof|windows|salesm[ae]n|sales(?:person|guy)|hvac'),
  },
  {
    title: words('fema'),
    talk: words('fema|disaster|flood\\w*|hurricane|tornado|storm|wildfire|fire'),
  },
  { title: words('a cdl'), talk: words('cdl|commercial|trucker|truck driver|semi') },
  { title: words('jury'), talk: words('jur(?:y|or|ors)') },
  { title: words('dog is dangerous'), talk: words('dogs?|pit ?bull|puppy|animal control') },
  { title: words('cosigned'), talk: words('co ?sign\\w*|guarant\\w+|signed for|vouched') },
  { title: words('wage assignment'), talk: words('loans?|lender|assignment|payday') },
  {
    title: words('pay a loan i owe it'),
    talk: words('loans?|overdraft|overdrawn|setoff|set off|owe (?:it|them|the bank)'),
  },
  {
    title: words('fire, flood or storm'),
    talk: words('fire|flood\\w*|storm|tornado|hurricane|burn\\w*|water|smoke|tree|ceiling|pipe'),
  },
  { title: words('bed bugs'), talk: words('bed ?bugs?|bugs|bites?|bitten|infest\\w*') },
  {
    title: words('roaches or mice'),
    talk: words('roach\\w*|cockroach\\w*|mice|mouse|rats?|rodents?|pests?|infest\\w*|bugs'),
  },
  {
    title: words('mobile home but rent the lot'),
    talk: words('mobile|trailer|manufactured|lot|park|double ?wide'),
  },
  { title: words('lie detector'), talk: words('lie detector|polygraph') },
  { title: words('homeschool'), talk: words('home ?school\\w*') },
  {
    title: words('student loans?'),
    talk: words('loans?|school|college|university|degree|navient|mohela|nelnet|save plan|pslf'),
  },
  { title: words('prenup'), talk: words('prenup\\w*|pre ?nuptial|agreement|signed') },
  {
    title: words('donor or surrogate'),
    talk: words('donor|surrog\\w+|ivf|second parent|sperm|egg'),
  },
];

/** One benefit is never meant where only another one is named. */
const BENEFITS: readonly RegExp[] = [
  words('unemployment'),
  words(
    'ssdi|ssi|social security(?! (?:number|card|office))|on disability|(?:denied|got|get|gets|draw|apply for|applied for|collect|lose|lost|for) (?:my |his |her )?disability|disability (?:benefits?|checks?|claim|hearing|payments?)',
  ),
  words('snap|food ?stamps?|ebt'),
  words('medicaid|medi cal|masshealth|tenncare'),
  words('medicare'),
  words('workers? ?comp\\w*|work comp|hurt at work'),
  words('va|veterans affairs'),
  words('section 8|(?:housing )?vouchers?'),
  words('cobra'),
  words('tanf|cash welfare'),
  words('wic'),
];

const readBenefits = (flat: string) => new Set(BENEFITS.filter((benefit) => benefit.test(flat)));

const readItem = memoize((item: SearchItem) => {
  const title = flattenWords(item.title);
  return {
    things: THINGS.filter((thing) => thing.title.test(title)),
    benefits: readBenefits(title),
  };
});

/** By the lead model: people who ask for a thing without its name are known to it. */
const MIN_CHANCE = 0.5;

/** `talk`: all that the person said; `chance`: of the item, by the lead model. */
export function fitsNamedThings(talk: string, item: SearchItem, chance = 0): boolean {
  if (item.kind !== 'faq' && item.kind !== 'guide') return true;
  const { things, benefits } = readItem(item);
  if (things.length === 0 && benefits.size === 0) return true;
  const flat = flattenWords(talk);
  const mentioned = readBenefits(flat);
  return (
    (chance >= MIN_CHANCE || things.every(({ talk: tells }) => tells.test(flat))) &&
    (benefits.size === 0 || mentioned.size === 0 || !benefits.isDisjointFrom(mentioned))
  );
}

/** Said before: a message that names no benefit goes on about it. */
export const namesBenefit = (text: string): boolean => readBenefits(flattenWords(text)).size > 0;
