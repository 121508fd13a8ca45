// Puts a sentence into the third person: a brief speaks of the parties and never of "I", "we" or
// "you". What stands in quotation marks is somebody's words and stays. Pure, by rules: a verb that
// is not known keeps its form.
import { hasFiniteVerb, isKnownPast, PRESENT } from './finite-verbs.ts';
import { spellPlainly } from './plain-spelling.ts';

type Person = 'first' | 'second';
/** `name`: "Plaintiff", "[MOVING PARTY]". */
type Options = { person: Person; name: string };

const QUOTED = /(“[^”]*”|"[^"]*")/;
const SUBJECTS = { first: 'I|we', second: 'you' };
const OBJECTS = { first: 'me|us', second: 'you' };
const POSSESSIVES = { first: 'my|our', second: 'your' };
const OWN = { first: 'mine|ours', second: 'yours' };
const SELVES = { first: 'myself|ourselves', second: 'yourself|yourselves' };
/** Who speaks may call the person whose words these are so. */
const CLIENT = /\b(?:my|our|the) client(?:(['’]s|s['’])|(s))?(?![\p{L}\p{N}])/giu;

const FORMS: Record<string, string> = {
  am: 'is',
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "aren't": 'is not',
  "weren't": 'was not',
  "wasn't": 'was not',
  "haven't": 'has not',
  "don't": 'does not',
  "didn't": 'did not',
  "can't": 'cannot',
  "couldn't": 'could not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "hadn't": 'had not',
  "shouldn't": 'should not',
};
const SHORT_FORMS: Record<string, string> = { m: 'is', re: 'is', ve: 'has', ll: 'will' };
const ADVERBS =
  'also always already clearly currently either even first further generally hereby initially just later merely never no longer not now often only openly personally promptly properly really regularly repeatedly respectfully simply still then therefore timely usually';
const PARTICIPLE =
  /(?:ed|en|been|had|gone|done|made|told|left|paid|said|sent|kept|known|seen|taken|given|lost|found|bought|sold|built|brought|heard|held|met|put|cut|set|quit)$/;

const toPattern = (words: string) => words.split(' ').join('|');
const ADVERB = new RegExp(String.raw`^(?:(?:${toPattern(ADVERBS)})\s+)+`, 'i');

export function toThirdPerson(text: string, { person, name }: Options): string {
  return text
    .replaceAll('’', "'")
    .split(QUOTED)
    .map((part, index) => (index % 2 === 1 ? part : replacePerson(part, person, name)))
    .join('')
    .replaceAll("'", '’');
}

function replacePerson(text: string, person: Person, name: string): string {
  const own = `${name}'s`;
  const find = (words: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}'])(?:${words})(?![\p{L}\p{N}])`, 'giu');
  const withClient =
    person === 'first'
      ? text.replace(CLIENT, (_, possessive?: string, plural?: string) =>
          possessive ? own : plural && !name.endsWith(']') ? `${name}s` : name,
        )
      : text;
  const isQuestionOrder = new RegExp(
    String.raw`\b(am|are|were|have|do) (${SUBJECTS[person]})(?![\p{L}\p{N}'])`,
    'giu',
  );
  return replaceSubjects(
    withClient.replace(
      isQuestionOrder,
      (_, verb: string) => `${matchCase(FORMS[verb.toLowerCase()] ?? verb, verb)} ${name}`,
    ),
    person,
    name,
  )
    .replace(find(SELVES[person]), name)
    .replace(find(POSSESSIVES[person]), own)
    .replace(find(OWN[person]), own)
    .replace(find(OBJECTS[person]), (word) => (/^(?:US|ME)$/.test(word) ? word : name));
}

/** The subject and the verb after it, with adverbs between them. */
function replaceSubjects(text: string, person: Person, name: string): string {
  const subject = new RegExp(
    String.raw`(?<![\p{L}\p{N}'])(?:${SUBJECTS[person]})(?:'(m|re|ve|ll|d))?(?![\p{L}\p{N}'])`,
    'giu',
  );
  let result = '';
  let from = 0;
  for (const match of text.matchAll(subject)) {
    if (match.index < from) continue;
    // "I." of a list, "Part I", and "you" after a preposition or a verb are no subject.
    const rest = text.slice(match.index + match[0].length);
    if (person === 'second' && !isSubject(rest)) continue;
    if (match[0] === 'I' && isNumeral(text.slice(0, match.index), rest)) continue;
    const short = match[1]?.toLowerCase();
    const [verb, length] = short ? [writeShort(short, rest), 0] : writeVerb(rest);
    const joined = findJoinedVerb(text, match.index + match[0].length + length);
    result += `${text.slice(from, match.index)}${name}${verb}${joined.text}`;
    from = joined.end;
  }
  return result + text.slice(from);
}

/** "I paid and have the receipts": the second verb of the same subject, before any comma. */
function findJoinedVerb(text: string, start: number): { text: string; end: number } {
  const match =
    /^([^.,;:!?]{0,120}?\b(?:and|or|but)\s+)(am|are|were|have|do|don't|haven't|aren't)\b/i.exec(
      text.slice(start),
    );
  const [whole = '', before = '', verb = ''] = match ?? [];
  const hasOtherSubject = /\b(?:i|we|you|he|she|it|they|who|that|which)\b/i.test(before);
  if (!match || hasOtherSubject) return { text: '', end: start };
  return { text: `${before}${FORMS[verb.toLowerCase()]}`, end: start + whole.length };
}

function writeShort(short: string, rest: string): string {
  if (short !== 'd') return ` ${SHORT_FORMS[short]}`;
  const [next = ''] = rest.trim().split(/\s+/);
  return PARTICIPLE.test(next) ? ' had' : ' would';
}

/** The verb in the third person, and how much of the text it replaces. */
function writeVerb(rest: string): [text: string, length: number] {
  const space = rest.match(/^\s+/)?.[0] ?? '';
  const after = rest.slice(space.length);
  const adverbs = after.match(ADVERB)?.[0] ?? '';
  const word = after.slice(adverbs.length).match(/^[\p{L}']+/u)?.[0] ?? '';
  const changed = FORMS[word.toLowerCase()] ?? addS(word);
  if (space === '' || changed === undefined) return ['', 0];
  return [`${space}${adverbs}${changed}`, space.length + adverbs.length + word.length];
}

function addS(word: string): string | undefined {
  const base = word.toLowerCase();
  if (!PRESENT.has(base)) return undefined;
  if (/[^aeiou]y$/.test(base)) return `${word.slice(0, -1)}ies`;
  return `${word}${/(?:s|sh|ch|x|z|o)$/.test(base) ? 'es' : 's'}`;
}

/** "you" is a subject before a verb; before anything else it is an object. */
function isSubject(rest: string): boolean {
  const after = rest.trimStart().replace(ADVERB, '');
  const word = after.match(/^[\p{L}']+/u)?.[0]?.toLowerCase() ?? '';
  return (
    word in FORMS ||
    PRESENT.has(word) ||
    /^(?:had|did|was|will|would|can|could|may|might|must|should|cannot)$/.test(word) ||
    /(?:ed|ught)$/.test(word) ||
    /^(?:got|gave|made|told|left|paid|said|sent|kept|knew|saw|took|lost|found|sold|built|heard|held|met|put|set|fell|hurt|spoke|wrote|signed|went|came|did|became|began|bore|broke|chose|drove|felt|led|read|ran|sat|stood|swore|thought|understood|won|owe)$/.test(
      word,
    )
  );
}

const matchCase = (word: string, model: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** "Count I", "Part I and II", "I-35", and "I." of a list or a name: a number or an initial. */
const isNumeral = (before: string, rest: string): boolean =>
  /^(?:[.),;:]|-\d|\s*$|\s+(?:and|or|through|to|&) [IVX]+\b)/.test(rest) || NUMBERED.test(before);
const NUMBERED =
  /\b(?:counts?|titles?|parts?|sections?|sec\.?|art\.?|articles?|chapters?|class|phase|type|exhibits?|ex\.|levels?|tier|schedule|division|war|stage|claims?|causes? of action|appendix|volume|vol\.?|book|category|article|amendments?)\s+$/i;

const SINGULAR = /(?<![\p{L}'])(?:I|me|my|mine|myself)(?![\p{L}])/u;
const PLURAL = /(?<![\p{L}'])(?:we|us|our|ours|ourselves)(?![\p{L}])/iu;
const FIRST = /(?<![\p{L}'])(?:I|me|my|mine|we|us|our|ours)(?![\p{L}])/giu;
const MAX_FIRST = 4;
/** Words that no replacement leaves readable. */
const UNSAFE =
  /(?<![\p{L}'])(?:myself|ourselves|mine|ours)(?!\p{L})|\b(?:me|us) (?:I|we)\b|\bjust (?:me|us)\b|\b(?:I|we) (?:and|or)\b|\bv\.? (?:me|us)\b|\b(?:us|we) (?:both|all|two|guys)\b|\b(?:both|all|two) of us\b/iu;
const SHOUTED = /\b(?:NEVER|NOT|ALL|ANY|EVER|EVERY|ALWAYS|VERY|REALLY|NOTHING|NOBODY)\b/g;
const MODALS = /^(?:had|did|was|will|would|can|could|may|might|must|should|shall|cannot)$/;

/**
 * The sentence in the third person, or undefined when it cannot be put there safely: it is then the
 * person's to write.
 */
export function tellInThirdPerson(text: string, name: string): string | undefined {
  const parts = text.replaceAll('’', "'").split(QUOTED);
  const spelled = parts.map((part, index) =>
    index % 2 === 1 ? part : spellPlainly(part).replace(SHOUTED, (word) => word.toLowerCase()),
  );
  const own = spelled
    .filter((_, index) => index % 2 === 0)
    .join(' “” ')
    .replace(/\b(?:my|our) clients?\b/gi, 'X');
  if (!isTellable(own, name.startsWith('[') ? 1 : MAX_FIRST)) return undefined;
  return toThirdPerson(spelled.join(''), { person: 'first', name });
}

/** `max`: a blank in place of the name is read once at most. */
function isTellable(own: string, max: number): boolean {
  const speaks = [...own.matchAll(FIRST)].filter(
    ({ 0: word, index }) =>
      !/^(?:US|ME)$/.test(word) &&
      !(word === 'I' && isNumeral(own.slice(0, index), own.slice(index + 1))),
  );
  if (speaks.length === 0) return true;
  const isMixed =
    speaks.some(([word]) => SINGULAR.test(word)) && speaks.some(([word]) => PLURAL.test(word));
  const isName = /\S (?:Me|MY|WE|My|Our|We)\b/.test(own.replace(/[.!?;:“”] (?=\p{Lu})/gu, '.'));
  if (isMixed || isName || speaks.length > max || UNSAFE.test(own)) return false;
  return speaks
    .filter(([word]) => /^(?:I|we)$/i.test(word))
    .every(({ 0: word, index }) =>
      hasKnownVerb(own.slice(0, index), own.slice(index + word.length)),
    );
}

/** The verb after "I" or "we" has a known form, and no second verb in the present hangs on it. */
function hasKnownVerb(before: string, rest: string): boolean {
  // "The kids and I live there": the verb has two subjects.
  if (/\b(?:and|or|nor) $/.test(before) && !hasFiniteVerb(before)) return false;
  if (/^'(?:m|re|ve|ll|d)\b/i.test(rest)) return true;
  const verb =
    rest
      .trimStart()
      .replace(ADVERB, '')
      .match(/^[\p{L}']+/u)?.[0] ?? '';
  if (/\b(?:am|are|were|have|do|was|did|had|could|can|would|will|should)\s$/i.test(before))
    return true;
  const isPresent = PRESENT.has(verb);
  const joined = /^[^.,;:!?]*?\b(?:and|or|but) (\p{L}+)/u.exec(rest)?.[1] ?? '';
  if (isPresent && PRESENT.has(joined)) return false;
  return isPresent || verb in FORMS || MODALS.test(verb) || isKnownPast(verb);
}
