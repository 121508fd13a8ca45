// Matches phrases from content against a message: stems in order within one sentence, with at most
// three other words between them, and none before a word marked "+". A negation in between
// reverses the meaning, so it is not a match. One typo in a long word is tolerated, because
// frightened people mistype. No model is involved.

import { measureEditDistance } from '#lib/language/edit-distance.ts';
import { stemWord, tokenizeWords } from '#lib/language/words.ts';

type Slot = {
  stems: Set<string>;
  group?: (word: string) => boolean;
  /** Right after the slot before. */
  isNext?: boolean;
};

const MAX_WORDS_BETWEEN = 3;
const NEGATION_REACH = 2;
const MIN_FUZZY_LENGTH = 6;
const NEGATIONS = toWordSet(
  'no not never didnt dont doesnt isnt wasnt arent werent hasnt havent hadnt wont wouldnt without nobody none aint neither nor',
);
const PARTNERS =
  'husband wife spouse boyfriend girlfriend bf gf partner fiance fiancee ex exhusband exwife hubby hes shes he she they dad father mom mother mum stepdad stepfather stepmom brother son uncle grandson roommate him man guy';
const EXES =
  'ex exhusband exwife exboyfriend exgirlfriend exbf exgf stalker exesposo exesposa exmarido exnovio exnovia expareja';
const DAYS =
  'today tonight tomorrow tomorow tommorow tmrw monday tuesday wednesday thursday friday saturday sunday morning afternoon hours';
const COUNTS = 'one two three four five six seven 1 2 3 4 5 6 7 24 48 72 couple few';

const GROUPS: Record<string, (word: string) => boolean> = {
  person: createWordTest(PARTNERS),
  // Who threatens at home: not "they" or "man", who may be a doctor.
  partner: createWordTest(
    `${EXES} husband wife spouse boyfriend girlfriend bf gf partner fiance fiancee hubby hes shes he she dad father stepdad brother son`,
  ),
  pareja: createWordTest(`${EXES} esposo esposa marido novio novia pareja senor padrastro`),
  ex: createWordTest(EXES),
  soon: createWordTest(DAYS),
  few: createWordTest(COUNTS),
  child: createWordTest(
    'child children kid kids son sons daughter daughters baby babies newborn twins toddler nephew niece grandson granddaughter grandkids grandchildren grandbaby grandbabies grandsons granddaughters nephews nieces stepson stepdaughter boy boys girl girls',
  ),
  elder: createWordTest(
    'mom mother mum mama dad father papa parent parents grandma grandmother grandpa grandfather granny nana abuela abuelo aunt uncle husband wife spouse brother sister resident him her',
  ),
  cps: createWordTest(
    'cps dcf dcfs dfcs dfacs dfps dcyf dcs dss acs dhs dhhs dhr cys cyfd ocs ocfs caseworker caseworkers',
  ),
  nursing: createWordTest('nursing rehab snf facility assisted memory'),
  medicine: createWordTest(
    'insulin insulina inhaler inhalers inhalador albuterol epipen epipens medicine medicines medecine medication medications meds med medicina medicinas medicamento medicamentos prescription prescriptions anticonvulsant antiseizure keppra lamictal dilantin depakote eliquis xarelto warfarin lithium methadone suboxone lantus humalog novolog tacrolimus nitroglycerin',
  ),
  hurt: createWordTest(
    'hit hits hitting beat beats beating beaten punch punches punched punching slap slaps slapped smack smacks smacked kick kicks kicked kicking choke chokes choked choking strangle strangled strangling shove shoves shoved push pushes pushed bite bites biting scratch scratches scratching stab stabbed burn burned burns hurt hurts hurting attack attacks attacked assault assaulted assaults abuse abuses abused abusing throw throws threw thrown drag dragged headbutt headbutted whip whips whipped pin pinned grab grabs grabbed elbowed spit spits tackled swung swings',
  ),
  victim: createWordTest(
    'me us mom mother mum sister brother grandma grandmother wife dad father himself herself child children kid kids son daughter baby toddler girls boys',
  ),
  court: createWordTest(
    'court hearing trial arraignment courtdate mediation sentencing deposition',
  ),
  police: createWordTest(
    'police cop cops officer officers detective detectives deputy deputies sheriff fbi investigator swat feds',
  ),
  power: createWordTest(
    'power electric electricity lights light gas heat heating water utilities utility',
  ),
  jailed: createWordTest(
    'arrested arested arrest jail jailed custody cuffs handcuffs handcuffed booked locked',
  ),
  // Not "divorce" and "divorcing", which have the same stem.
  divorced: createWordTest('divorced'),
  year: (word) => /^(?:19|20)\d\d$/.test(word),
};

type Rule = { phrases: string[]; unless: string[] };
const parsedPhrases = new WeakMap<string[], Slot[][]>();

function parsePhrases(phrases: string[]): Slot[][] {
  const parsed = parsedPhrases.get(phrases) ?? phrases.map(parseSlots);
  parsedPhrases.set(phrases, parsed);
  return parsed;
}

/**
 * Whether the text has one of the rule's phrases, in a sentence that has none of its exceptions.
 */
export function matchesRule(rule: Rule, sentences: TokenizedText): boolean {
  return sentences.some(
    (sentence) =>
      matchesPhrases(rule.phrases, [sentence]) && !matchesPhrases(rule.unless, [sentence], 0),
  );
}

/**
 * Whether a sentence has one of the phrases, without a negation in it or up to `negationReach`
 * words before it; 0 takes it negated, too.
 */
export function matchesPhrases(
  phrases: string[],
  sentences: TokenizedText,
  negationReach = NEGATION_REACH,
): boolean {
  const parsed = parsePhrases(phrases);
  return sentences.some((sentence) =>
    parsed.some((slots) => containsPhrase(slots, sentence, negationReach)),
  );
}

/**
 * The same sentences without the words that the rule's phrases are made of: what is left may tell
 * of something else.
 */
export function withoutPhrases(rule: Rule, sentences: TokenizedText): TokenizedText {
  const phrases = parsePhrases(rule.phrases);
  return sentences.map((sentence) => {
    if (!matchesRule(rule, [sentence])) return sentence;
    const matched = new Set(phrases.flatMap((slots) => [...listPhraseWords(slots, sentence)]));
    return sentence.map((token, index) => (matched.has(index) ? BLANK : token));
  });
}

const BLANK = { word: '', stem: '' };

/** Where in the sentence the words of the phrase stand, in all the ways it can be read. */
function listPhraseWords(slots: Slot[], sentence: TokenizedWord[]): Set<number> {
  const words = new Set<number>();
  const follow = (slotIndex: number, path: number[]) => {
    const slot = slots[slotIndex];
    if (!slot) {
      for (const index of path) words.add(index);
      return;
    }
    const end = path.at(-1);
    const from = end === undefined ? 0 : end + 1;
    const to = end === undefined ? sentence.length - 1 : end + getReach(slot);
    for (let index = from; index <= to; index++)
      if (fillsSlot(slot, sentence[index])) follow(slotIndex + 1, [...path, index]);
  };
  follow(0, []);
  return words;
}

const getReach = ({ isNext }: Slot) => (isNext ? 1 : 1 + MAX_WORDS_BETWEEN);

type TokenizedWord = { word: string; stem: string };
/** Sentences of words: tokenized once for all rules. */
export type TokenizedText = TokenizedWord[][];

export function tokenizeSentences(text: string): TokenizedText {
  // "ICE" in mixed-case text is the agency, not frozen water.
  const disambiguated = /\p{Ll}/u.test(text) ? text.replace(/\bICE\b/g, 'iceagents') : text;
  // The lookbehind avoids quadratic time on long runs of punctuation.
  return disambiguated
    .split(/(?<![.!?;\n])[.!?;\n]+\s|[!?;\n]+|\bbut\b/i)
    .map((sentence) => tokenizeWords(sentence))
    .filter((sentence) => sentence.length > 0);
}

function containsPhrase(slots: Slot[], sentence: TokenizedWord[], negationReach: number): boolean {
  return sentence.some((_, start) => matchesFrom(slots, sentence, start, negationReach));
}

/** Whether the slots match from `start` on, each at most a few words after the previous one. */
function matchesFrom(
  slots: Slot[],
  sentence: TokenizedWord[],
  start: number,
  negationReach: number,
): boolean {
  const first = slots[0];
  if (!first || !fillsSlot(first, sentence[start])) return false;
  let ends = [start];
  for (const slot of slots.slice(1)) {
    const next: number[] = [];
    for (const end of ends) {
      for (let index = end + 1; index <= end + getReach(slot); index++) {
        if (negationReach > 0 && index > end + 1 && isNegation(sentence[index - 1])) break;
        if (fillsSlot(slot, sentence[index])) next.push(index);
      }
    }
    if (next.length === 0) return false;
    ends = next;
  }
  return !sentence.slice(Math.max(0, start - negationReach), start).some(isNegation);
}

function isNegation(token: TokenizedWord | undefined): boolean {
  return token !== undefined && NEGATIONS.has(token.word);
}

function fillsSlot(slot: Slot, token: TokenizedWord | undefined): boolean {
  if (!token) return false;
  if (slot.group?.(token.word) || slot.stems.has(token.stem)) return true;
  if (token.stem.length < MIN_FUZZY_LENGTH) return false;
  return slot.stems
    .values()
    .some(
      (stem) =>
        stem.length >= MIN_FUZZY_LENGTH &&
        stem[0] === token.stem[0] &&
        measureEditDistance(stem, token.stem, 1) <= 1,
    );
}

function parseSlots(phrase: string): Slot[] {
  return phrase.split(/\s+/).map((word) => {
    const isNext = word.startsWith('+');
    const part = isNext ? word.slice(1) : word;
    const stems = new Set<string>();
    const groups: ((word: string) => boolean)[] = [];
    for (const choice of part.split('/')) {
      const name = /^\{(\w+)\}$/.exec(choice)?.[1];
      if (name === undefined) stems.add(stemWord(choice));
      else if (Object.hasOwn(GROUPS, name)) groups.push(GROUPS[name] as (word: string) => boolean);
      else throw new Error(`no group of words "${name}" in "${phrase}"`);
    }
    return {
      stems,
      ...(isNext && { isNext }),
      ...(groups.length > 0 && {
        group: (word: string) => groups.some((isInGroup) => isInGroup(word)),
      }),
    };
  });
}

function toWordSet(list: string): Set<string> {
  return new Set(list.split(' '));
}

function createWordTest(list: string): (word: string) => boolean {
  const set = toWordSet(list);
  return (word) => set.has(word);
}
