// Matches phrases from content against a message: stems in order within one sentence, with at most
// three other words between them, and none before a word marked "+". A negation in between reverses
// the meaning, so it is not a match. One typo in a long word is tolerated, because frightened
// people mistype. " & " joins phrases of which each stands somewhere in the message. No model is
// involved. A phrase is compared with the places where its words stand
// (phrase-text.ts), not with each word of the message: time grows with the message and with the
// phrases, and not with their product.

import { stemWord } from '#lib/language/words.ts';
import { memoize } from '#lib/memo.ts';
import { blankWords, findPlaces, type PhraseText, type Slot } from './phrase-text.ts';

const MAX_WORDS_BETWEEN = 3;
const NEGATION_REACH = 2;
const PARTNERS =
  'husband wife spouse boyfriend girlfriend bf gf partner fiance fiancee ex exhusband exwife hubby hes shes he she they dad father mom mother mum stepdad stepfather stepmom brother son uncle grandson roommate him man guy';
const EXES =
  'ex exhusband exwife exboyfriend exgirlfriend exbf exgf stalker exesposo exesposa exmarido exnovio exnovia expareja';
const DAYS =
  'today tonight tomorrow tomorow tommorow tmrw monday tuesday wednesday thursday friday saturday sunday morning afternoon hours';
const COUNTS = 'one two three four five six seven 1 2 3 4 5 6 7 24 48 72 couple few';

const GROUPS: Record<string, Set<string>> = {
  person: toWordSet(PARTNERS),
  // Who threatens at home: not "they" or "man", who may be a doctor.
  partner: toWordSet(
    `${EXES} husband wife spouse boyfriend girlfriend bf gf partner fiance fiancee hubby hes shes he she dad father stepdad brother son`,
  ),
  pareja: toWordSet(`${EXES} esposo esposa marido novio novia pareja senor padrastro`),
  ex: toWordSet(EXES),
  soon: toWordSet(DAYS),
  few: toWordSet(COUNTS),
  child: toWordSet(
    'child children kid kids son sons daughter daughters baby babies newborn twins toddler nephew niece grandson granddaughter grandkids grandchildren grandbaby grandbabies grandsons granddaughters nephews nieces stepson stepdaughter boy boys girl girls',
  ),
  elder: toWordSet(
    'mom mother mum mama dad father papa parent parents grandma grandmother grandpa grandfather granny nana abuela abuelo aunt uncle husband wife spouse brother sister resident him her',
  ),
  cps: toWordSet(
    'cps dcf dcfs dfcs dfacs dfps dcyf dcs dss acs dhs dhhs dhr cys cyfd ocs ocfs caseworker caseworkers',
  ),
  nursing: toWordSet('nursing rehab snf facility assisted memory'),
  medicine: toWordSet(
    'insulin insulina inhaler inhalers inhalador albuterol epipen epipens medicine medicines medecine medication medications meds med medicina medicinas medicamento medicamentos prescription prescriptions anticonvulsant antiseizure keppra lamictal dilantin depakote eliquis xarelto warfarin lithium methadone suboxone lantus humalog novolog tacrolimus nitroglycerin',
  ),
  // Power keeps somebody alive or breathing.
  machine: toWordSet(
    'oxygen oxigeno concentrator concentrador ventilator respirator respirador nebulizer nebulizador cpap bipap dialysis dialisis apnea trach suction lvad o2',
  ),
  // The papers that tell somebody to stay away.
  lock: toWordSet('locked locks lock padlock padlocked deadbolt locksmith lockout'),
  late: toWordSet('overslept missed'),
  stuck: toWordSet(
    'broke broken died dead quit stuck stranded breakdown cant cannot wont flat towed hospital er',
  ),
  order: toWordSet('restraining protective protection dvpo dvro tro pfa ppo epo dvo stalking'),
  car: toWordSet(
    'car truck van vehicle suv jeep minivan explorer tahoe silverado altima civic camry corolla accord f150 pickup carro troca camioneta coche auto',
  ),
  hurt: toWordSet(
    'hit hits hitting beat beats beating beaten punch punches punched punching slap slaps slapped smack smacks smacked kick kicks kicked kicking choke chokes choked choking strangle strangled strangling shove shoves shoved push pushes pushed bite bites biting scratch scratches scratching stab stabbed burn burned burns hurt hurts hurting attack attacks attacked assault assaulted assaults abuse abuses abused abusing throw throws threw thrown drag dragged headbutt headbutted whip whips whipped pin pinned grab grabs grabbed elbowed spit spits tackled swung swings',
  ),
  victim: toWordSet(
    'me us mom mother mum sister brother grandma grandmother wife dad father himself herself child children kid kids son daughter baby toddler girls boys',
  ),
  court: toWordSet('court hearing trial arraignment courtdate mediation sentencing deposition'),
  police: toWordSet(
    'police cop cops officer officers detective detectives deputy deputies sheriff fbi investigator swat feds',
  ),
  power: toWordSet(
    'power electric electricity lights light gas heat heating water utilities utility',
  ),
  jailed: toWordSet(
    'arrested arested arrest jail jailed custody cuffs handcuffs handcuffed booked locked',
  ),
  // Not "divorce" and "divorcing", which have the same stem.
  divorced: toWordSet('divorced'),
  year: new Set(Array.from({ length: 200 }, (_, index) => String(1900 + index))),
};

type Rule = { phrases: string[]; unless: string[] };
/** Parts that may stand in different sentences, in any order; mostly just one. */
type Phrase = Slot[][];
const parsePhrases = memoize((phrases: string[]): Phrase[] =>
  phrases.map((phrase) => phrase.split(' & ').map(parseSlots)),
);

/**
 * Whether the text has one of the rule's phrases, in a sentence that has none of its exceptions.
 */
export function matchesRule(rule: Rule, text: PhraseText): boolean {
  return listMatchingSentences(rule, text).size > 0;
}

function listMatchingSentences({ phrases, unless }: Rule, text: PhraseText): Set<number> {
  const found = listSentences(phrases, text, NEGATION_REACH);
  return found.size > 0 ? found.difference(listSentences(unless, text, 0)) : found;
}

/**
 * Whether a sentence has one of the phrases, without a negation in it or up to `negationReach`
 * words before it; 0 takes it negated, too.
 */
export function matchesPhrases(
  phrases: string[],
  text: PhraseText,
  negationReach = NEGATION_REACH,
): boolean {
  return parsePhrases(phrases).some((phrase) => findEnds(phrase, text, negationReach).length > 0);
}

function listSentences(phrases: string[], text: PhraseText, negationReach: number): Set<number> {
  const ends = parsePhrases(phrases).flatMap((phrase) => findEnds(phrase, text, negationReach));
  return new Set(ends.map((end) => text.words[end]?.sentence ?? 0));
}

/**
 * The same text without the words that the rule's phrases are made of, in the sentences that the
 * rule matches: what is left may tell of something else.
 */
export function withoutPhrases(rule: Rule, text: PhraseText): PhraseText {
  const sentences = listMatchingSentences(rule, text);
  const places = parsePhrases(rule.phrases)
    .filter((phrase) => phrase.length === 1 || findEnds(phrase, text, NEGATION_REACH).length > 0)
    .flatMap((phrase) => phrase.flatMap((slots) => listPhrasePlaces(slots, text)));
  return blankWords(
    text,
    new Set(places.filter((position) => sentences.has(text.words[position]?.sentence ?? 0))),
  );
}

/** Where the words of the phrase stand, negated or not, in all the ways it can be read. */
function listPhrasePlaces(slots: Slot[], text: PhraseText): number[] {
  const steps: (readonly number[])[] = [];
  for (const slot of slots) {
    const before = steps.at(-1);
    const places = findPlaces(text, slot);
    steps.push(before ? keepFollowing(places, before, getReach(slot)) : places);
  }
  // Back from the end: a word that no later one of the phrase follows is not part of it.
  for (let index = steps.length - 1; index > 0; index--) {
    const [step = [], later = []] = steps.slice(index - 1);
    steps[index - 1] = keepFollowed(step, later, getReach(slots[index] as Slot));
  }
  return steps.flat();
}

/** Where the parts of the phrase end, or nowhere if one of them is missing. */
function findEnds(phrase: Phrase, text: PhraseText, negationReach: number): readonly number[] {
  const ends: number[] = [];
  for (const slots of phrase) {
    const found = findPartEnds(slots, text, negationReach);
    if (found.length === 0) return [];
    ends.push(...found);
  }
  return ends;
}

function findPartEnds(slots: Slot[], text: PhraseText, negationReach: number): readonly number[] {
  const [first, ...others] = slots;
  if (!first) return [];
  const { negationBefore } = text;
  let ends = findPlaces(text, first).filter(
    (position) =>
      negationReach === 0 || position - (negationBefore[position] as number) > negationReach,
  );
  for (const slot of others) {
    if (ends.length === 0) break;
    ends = keepFollowing(
      findPlaces(text, slot),
      ends,
      getReach(slot),
      negationReach > 0 ? negationBefore : undefined,
    );
  }
  return ends;
}

const getReach = ({ isNext }: Slot) => (isNext ? 1 : 1 + MAX_WORDS_BETWEEN);

/**
 * Those of `places` with one of `before` at most `reach` words before them, and no negation in
 * between. Both are in order, and the nearest word before is the best.
 */
function keepFollowing(
  places: readonly number[],
  before: readonly number[],
  reach: number,
  negationBefore?: Int32Array,
): number[] {
  let next = 0;
  return places.filter((position) => {
    while (next < before.length && (before[next] as number) < position) next++;
    const nearest = before[next - 1];
    return (
      nearest !== undefined &&
      position - nearest <= reach &&
      (negationBefore?.[position] ?? nearest) <= nearest
    );
  });
}

/** Those of `places` with one of `later` at most `reach` words after them. */
function keepFollowed(
  places: readonly number[],
  later: readonly number[],
  reach: number,
): number[] {
  let next = 0;
  return places.filter((position) => {
    while (next < later.length && (later[next] as number) <= position) next++;
    return (later[next] ?? Number.POSITIVE_INFINITY) - position <= reach;
  });
}

function parseSlots(phrase: string): Slot[] {
  return phrase.split(/\s+/).map((word) => {
    const isNext = word.startsWith('+');
    const key = isNext ? word.slice(1) : word;
    const stems = new Set<string>();
    const groups: Set<string>[] = [];
    for (const choice of key.split('/')) {
      const name = /^\{(\w+)\}$/.exec(choice)?.[1];
      if (name === undefined) stems.add(stemWord(choice));
      else if (Object.hasOwn(GROUPS, name)) groups.push(GROUPS[name] as Set<string>);
      else throw new Error(`no group of words "${name}" in "${phrase}"`);
    }
    return { key, stems, groups, ...(isNext && { isNext }) };
  });
}

function toWordSet(list: string): Set<string> {
  return new Set(list.split(' '));
}
