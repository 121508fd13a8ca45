// Everyday wordings from content, found in what a person wrote: the words in order, by their stems, with at most three other
// words between them and within one sentence. A no or a never in there turns the meaning round, so it is no match. A slip
// in a long word is forgiven, because frightened people mistype. No model has a say in it.

import { editDistance } from '#lib/language/edit-distance.ts';
import { stemOf, wordsOf } from '#lib/language/words.ts';

type Slot = { stems: Set<string>; group?: (word: string) => boolean };
type Phrases = { wanted: Slot[][]; unless: Slot[][] };

const MAX_BETWEEN = 3;
const NEGATION_REACH = 2;
const FORGIVEN_FROM = 6;
const NEGATIONS = words(
  'no not never didnt dont doesnt isnt wasnt arent werent hasnt havent hadnt wont wouldnt without nobody none aint neither nor',
);
const PARTNERS =
  'husband wife spouse boyfriend girlfriend bf gf partner fiance fiancee ex exhusband exwife hubby hes shes he she they dad father mom mother mum stepdad stepfather stepmom brother son uncle grandson roommate him man guy';
const DAYS =
  'today tonight tomorrow tomorow tommorow tmrw monday tuesday wednesday thursday friday saturday sunday morning afternoon hours';
const COUNTS = 'one two three four five six seven 1 2 3 4 5 6 7 24 48 72 couple few';

const GROUPS: Record<string, (word: string) => boolean> = {
  person: among(PARTNERS),
  soon: among(DAYS),
  few: among(COUNTS),
  child: among('child children kid kids son daughter baby toddler nephew niece grandson granddaughter stepson stepdaughter boy girl'),
  hurt: among(
    'hit hits hitting beat beats beating beaten punch punches punched punching slap slaps slapped smack smacks smacked kick kicks kicked kicking choke chokes choked choking strangle strangled strangling shove shoves shoved push pushes pushed bite bites biting scratch scratches scratching stab stabbed burn burned burns hurt hurts hurting attack attacks attacked assault assaulted assaults abuse abuses abused abusing throw throws threw thrown drag dragged headbutt headbutted whip whips whipped pin pinned grab grabs grabbed elbowed spit spits tackled swung swings',
  ),
  victim: among(
    'me us mom mother mum sister brother grandma grandmother wife dad father himself herself child children kid kids son daughter baby toddler girls boys',
  ),
  court: among('court hearing trial arraignment courtdate mediation sentencing deposition'),
  police: among('police cop cops officer officers detective detectives deputy deputies sheriff fbi investigator swat feds'),
  power: among('power electric electricity lights light gas heat heating water utilities utility'),
  jailed: among('arrested arested arrest jail jailed custody cuffs handcuffs handcuffed booked locked'),
  year: (word) => /^(?:19|20)\d\d$/.test(word),
};

type Rule = { phrases: string[]; unless: string[] };
const phrasesByRule = new WeakMap<Rule, Phrases>();

function parsePhrases(rule: Rule): Phrases {
  const phrases = phrasesByRule.get(rule) ?? { wanted: rule.phrases.map(parseSlots), unless: rule.unless.map(parseSlots) };
  phrasesByRule.set(rule, phrases);
  return phrases;
}

/** Whether the text has one of the rule's phrases, in a sentence that has none of its exceptions. */
export function matchesRule(rule: Rule, heard: TokenizedText): boolean {
  const phrases = parsePhrases(rule);
  return heard.some((sentence) => {
    if (!phrases.wanted.some((slots) => stands(slots, sentence, true))) return false;
    return !phrases.unless.some((slots) => stands(slots, sentence, false));
  });
}

type SpokenWord = { word: string; stem: string };
/** A text by its sentences and words: read once, however many rules look at it. */
export type TokenizedText = SpokenWord[][];

export function tokenizeSentences(text: string): TokenizedText {
  // In capitals among small letters it is the agency, not what one slips on.
  const plain = /\p{Ll}/u.test(text) ? text.replace(/\bICE\b/g, 'iceagents') : text;
  // Not begun in the middle of a row of marks: a page full of dots would be tried from each of them.
  return plain
    .split(/(?<![.!?;\n])[.!?;\n]+\s|[!?;\n]+|\bbut\b/i)
    .map((sentence) => wordsOf(sentence))
    .filter((sentence) => sentence.length > 0);
}

function stands(slots: Slot[], sentence: SpokenWord[], heedNegation: boolean): boolean {
  return sentence.some((_, start) => follow(slots, sentence, start, heedNegation));
}

/** Whether the slots are filled from here on, each at most a few words after the one before. */
function follow(slots: Slot[], sentence: SpokenWord[], start: number, heedNegation: boolean): boolean {
  const first = slots[0];
  if (!first || !fills(first, sentence[start])) return false;
  let ends = [start];
  for (const slot of slots.slice(1)) {
    const next: number[] = [];
    for (const end of ends) {
      for (let place = end + 1; place <= end + 1 + MAX_BETWEEN; place++) {
        if (heedNegation && place > end + 1 && negates(sentence[place - 1])) break;
        if (fills(slot, sentence[place])) next.push(place);
      }
    }
    if (next.length === 0) return false;
    ends = next;
  }
  if (!heedNegation) return true;
  return !sentence.slice(Math.max(0, start - NEGATION_REACH), start).some(negates);
}

function negates(spoken: SpokenWord | undefined): boolean {
  return spoken !== undefined && NEGATIONS.has(spoken.word);
}

function fills(slot: Slot, spoken: SpokenWord | undefined): boolean {
  if (!spoken) return false;
  if (slot.group?.(spoken.word) || slot.stems.has(spoken.stem)) return true;
  if (spoken.stem.length < FORGIVEN_FROM) return false;
  return slot.stems
    .values()
    .some((stem) => stem.length >= FORGIVEN_FROM && stem[0] === spoken.stem[0] && editDistance(stem, spoken.stem, 1) <= 1);
}

function parseSlots(phrase: string): Slot[] {
  return phrase.split(/\s+/).map((part) => {
    const stems = new Set<string>();
    const groups: ((word: string) => boolean)[] = [];
    for (const choice of part.split('/')) {
      const name = /^\{(\w+)\}$/.exec(choice)?.[1];
      if (name === undefined) stems.add(stemOf(choice));
      else if (Object.hasOwn(GROUPS, name)) groups.push(GROUPS[name] as (word: string) => boolean);
      else throw new Error(`no group of words "${name}" in "${phrase}"`);
    }
    return { stems, ...(groups.length > 0 && { group: (word: string) => groups.some((is) => is(word)) }) };
  });
}

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}

function among(list: string): (word: string) => boolean {
  const set = words(list);
  return (word) => set.has(word);
}
