// Small talk and bare cries for help: messages that tell nothing, each recognized only as a whole,
// when all of it stands on a closed list. They are taken out before the danger model, which would
// have to guess at so few words.
import { BARE_CRIES, CRY_FILLERS } from './cry-words.ts';
import { NAMES } from './given-names.ts';
import {
  ANCHORED,
  PHRASES,
  SITE_FILLERS,
  SITE_WORDS,
  SMALL_TALK,
  type SmallTalk,
} from './small-talk-words.ts';

const MAX_WORDS = 12;
const FRIENDLY_EMOJI =
  /👍|👋|🙏|🙂|😊|😀|😄|😁|🤗|😂|🤣|😅|👌|👏|⭐|🎉|☀|🤖|🎄|🐐|💯|[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu;
/** No sad face and no other sign that says more than the words. */
const CALM_MARKS = /^(?!.*[:;]['’-]?[(/\\[])[\p{L}\p{M}\p{N}\p{P}\s]{1,200}$/su;
const MAX_PHRASE_WORDS = 8;
/** "???" waits for an answer, as "help" does. */
const ONLY_ASKS = /[?¿]/;

export function readSmallTalk(message: string): SmallTalk | undefined {
  const words = splitWords(message);
  if (words.length > MAX_WORDS || !CALM_MARKS.test(message.replaceAll(FRIENDLY_EMOJI, ' ')))
    return undefined;
  if (words.length === 0) return ONLY_ASKS.test(message) ? undefined : 'test';
  const kinds = readPhrases(words, kindByPhrase);
  if (kinds) return SMALL_TALK.find((kind) => kinds.has(kind));
  return isAboutUs(words) ? 'about-us' : readAnchored(words);
}

/** "Please help", "ayuda por favor": nothing says yet what happened. */
export function isBareCry(message: string): boolean {
  const words = splitWords(message);
  if (words.length === 0) return ONLY_ASKS.test(message);
  if (words.length > MAX_WORDS) return false;
  return readPhrases(words, cries)?.has('cry') ?? false;
}

const kindByPhrase = new Map<string, SmallTalk>(
  SMALL_TALK.flatMap((kind) =>
    kind === 'about-us'
      ? []
      : PHRASES[kind].map((phrase): [string, SmallTalk] => [foldText(phrase), kind]),
  ),
);
const cries = new Map([
  ...CRY_FILLERS.map((phrase): [string, 'cry' | 'filler'] => [foldText(phrase), 'filler']),
  ...BARE_CRIES.map((phrase): [string, 'cry' | 'filler'] => [foldText(phrase), 'cry']),
]);

/** What the phrases are that the words consist of; undefined when one word is left over. */
function readPhrases<T>(words: string[], phrases: ReadonlyMap<string, T>): Set<T> | undefined {
  const found = new Set<T>();
  for (let from = 0; from < words.length; ) {
    const length = findPhraseLength(words, from, phrases);
    if (length > 0) found.add(phrases.get(words.slice(from, from + length).join(' ')) as T);
    else if (from === 0 || !isName(words[from])) return undefined;
    from += Math.max(1, length);
  }
  return found;
}

/** Of the longest phrase that begins there. */
function findPhraseLength(
  words: string[],
  from: number,
  phrases: ReadonlyMap<string, unknown>,
): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - from); length > 0; length--)
    if (phrases.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

const isName = (word: string | undefined) => word !== undefined && NAMES.has(word);

function readAnchored(words: string[]): SmallTalk | undefined {
  return ANCHORED.find(
    ([, anchors, fillers]) =>
      words.some((word) => anchors.has(word)) &&
      words.every((word) => anchors.has(word) || fillers.has(word) || isName(word)),
  )?.[0];
}

function isAboutUs(words: string[]): boolean {
  const rest = dropGreeting(words);
  return (
    rest.some((word) => SITE_WORDS.has(word)) &&
    rest.every((word) => SITE_WORDS.has(word) || SITE_FILLERS.has(word))
  );
}

function dropGreeting(words: string[]): string[] {
  const length = findPhraseLength(words, 0, kindByPhrase);
  return kindByPhrase.get(words.slice(0, length).join(' ')) === 'greeting'
    ? words.slice(length)
    : words;
}

function splitWords(message: string): string[] {
  return foldText(message).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Without accents and apostrophes; a letter or a laugh that is drawn out ("hiiii") counts once. */
function foldText(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\b(ha|he|hi|ja|je|ji|jo)(?:\1)+[hj]?\b/g, '$1$1');
}
