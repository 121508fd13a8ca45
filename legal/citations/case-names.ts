// Does a cited name belong to a stored case? Captions are written in many ways: "Shinseki v.
// Sanders" is "ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS".
// Each side must match its counterpart (or both sides swapped): by a distinctive word or, if it has
// none ("United States"), by all of its common words. At least one side must match by a distinctive
// word, or both by identical common words, so that "state" or "company" alone never decides.
import { measureEditDistance } from '#lib/language/edit-distance.ts';
import { isState, type NameWords, normalizeName, readNameWords } from './name-words.ts';

export type NameFit = 'fits' | 'differs' | 'unclear';
type SideFit = 'strong' | 'weak' | 'none' | 'empty';
const NAME_FIT_BY_SIDE: Record<SideFit, NameFit> = {
  strong: 'fits',
  weak: 'unclear',
  empty: 'unclear',
  none: 'differs',
};

const DIRECTIONS = ['northern', 'southern', 'eastern', 'western'];
const VERSUS = /\s(?:v|vs|versus)\.?(?:\s|$)/;
/** Only the first side is known: "Joan S. Mahan V". */
const ENDS_IN_V = /\sv\.?\s*$/;
const MAX_NAME_LENGTH = 700;

export function compareCaseNames(citedName: string, storedName: string): NameFit {
  if (toLetters(citedName).length > 5 && toLetters(citedName) === toLetters(storedName))
    return 'fits';
  const fits = normalizeName(storedName.slice(0, MAX_NAME_LENGTH))
    .split(/;|\btogether with\b/)
    .filter((caption) => /[a-z]/.test(caption))
    .slice(0, 6)
    .flatMap(splitCaptions)
    .map((caption) => compareCaptions(normalizeName(citedName.slice(0, MAX_NAME_LENGTH)), caption));
  if (fits.includes('fits')) return 'fits';
  return fits.includes('unclear') || !fits.length ? 'unclear' : 'differs';
}

/**
 * Several cases under one heading ("A v. B. C v. D."): each pair of adjacent sides is a caption.
 */
function splitCaptions(caption: string): string[] {
  const sides = caption.split(VERSUS);
  if (sides.length < 3) return [caption];
  return sides.slice(1, 9).map((side, i) => `${sides[i]} v. ${side}`);
}

/** Makes "Slaughterhouse Cases" equal "The Slaughter-House Cases". */
const toLetters = (name: string) =>
  normalizeName(name.slice(0, MAX_NAME_LENGTH)).replace(/^the\s|[^a-z0-9]/g, '');

function compareCaptions(citedCaption: string, storedCaption: string): NameFit {
  const [citedFirst, citedSecond] = readSides(citedCaption);
  const [storedFirst, storedSecond] = readSides(storedCaption);
  if (citedFirst && citedSecond && storedFirst && storedSecond) {
    const sameOrder = combineSideFits(
      compareSides(citedFirst, storedFirst),
      compareSides(citedSecond, storedSecond),
      citedFirst,
      citedSecond,
      storedFirst,
      storedSecond,
    );
    if (sameOrder === 'fits') return sameOrder;
    const swapped = combineSideFits(
      compareSides(citedFirst, storedSecond),
      compareSides(citedSecond, storedFirst),
      citedFirst,
      citedSecond,
      storedSecond,
      storedFirst,
    );
    return swapped === 'fits' ? swapped : sameOrder;
  }
  const citedWords = readNameWords(citedCaption);
  const storedWords = readNameWords(storedCaption);
  if (citedFirst && citedSecond && storedFirst && ENDS_IN_V.test(storedCaption))
    return NAME_FIT_BY_SIDE[compareSides(citedFirst, storedFirst)];
  return compareWholeNames(citedWords, storedWords, Boolean(storedFirst && storedSecond));
}

function readSides(name: string): (NameWords | undefined)[] {
  const [left = '', ...rest] = name.split(VERSUS);
  const right = rest.join(' ');
  return [left, right].map((side) => (/[a-z0-9]/.test(side) ? readNameWords(side) : undefined));
}

function combineSideFits(
  firstFit: SideFit,
  secondFit: SideFit,
  citedFirst: NameWords,
  citedSecond: NameWords,
  storedFirst: NameWords,
  storedSecond: NameWords,
): NameFit {
  if (firstFit === 'none')
    return secondFit === 'strong' && (isInstitution(citedFirst) || isInstitution(storedFirst))
      ? 'unclear'
      : 'differs';
  if (secondFit === 'none')
    return firstFit === 'strong' && (isInstitution(citedSecond) || isInstitution(storedSecond))
      ? 'unclear'
      : 'differs';
  if (firstFit === 'strong' || secondFit === 'strong') return 'fits';
  if (firstFit === 'empty' || secondFit === 'empty') return 'unclear';
  return sharesCommonWords(citedFirst, storedFirst) && sharesCommonWords(citedSecond, storedSecond)
    ? 'fits'
    : 'unclear';
}

/** A side without a distinctive word may go by another name: "Labor Board" and "NLRB". */
const isInstitution = (side: NameWords) => side.initials;

/**
 * The same common words, or two or more that the other side contains, or a state that the other
 * side begins with.
 */
function sharesCommonWords(cited: NameWords, stored: NameWords): boolean {
  const a = cited.weak;
  const b = stored.weak;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (
    isSameSet(a, b) ||
    (small.size > 1 && large.size > 2 && [...small].every((word) => large.has(word)))
  )
    return true;
  return (
    a.size === 1 &&
    !stored.strong.length &&
    isState(stored.all[0] ?? '') &&
    a.has(stored.all[0] ?? '')
  );
}

const isSameSet = (a: Set<string>, b: Set<string>) =>
  a.size === b.size && [...a].every((word) => b.has(word));

/**
 * A name of one side ("In re Gault", "Miranda"): most of its distinctive words must be in the
 * stored name.
 */
function compareWholeNames(cited: NameWords, stored: NameWords, hasParties: boolean): NameFit {
  if (!cited.strong.length) {
    if (!cited.weak.size) return 'unclear';
    if (![...cited.weak].every((word) => stored.weak.has(word))) return 'differs';
    return !hasParties && !stored.strong.length && isSameSet(cited.weak, stored.weak)
      ? 'fits'
      : 'unclear';
  }
  const matchedWords = findMatchingWords(cited, stored);
  if (
    !hasParties &&
    stored.strong.length &&
    findMatchingWords(stored, cited).length === stored.strong.length
  )
    return 'fits';
  return matchedWords.length >= Math.ceil(cited.strong.length * 0.6) || isAcronym(cited, stored)
    ? 'fits'
    : 'differs';
}

function compareSides(cited: NameWords, stored: NameWords): SideFit {
  if (!cited.strong.length && !cited.weak.size) return 'empty';
  if (!stored.strong.length && !stored.weak.size) return 'empty';
  if (directionsDiffer(cited, stored)) return 'none';
  if (cited.strong.length && stored.strong.length) {
    const matchedWords = findMatchingWords(cited, stored);
    if (
      matchedWords.length &&
      matchedWords.length * 2 >= Math.min(cited.strong.length, stored.strong.length) &&
      !isOnlyGivenName(matchedWords, cited, stored)
    )
      return 'strong';
    return isAcronym(cited, stored) || isAcronym(stored, cited) ? 'strong' : 'none';
  }
  if (isAcronym(cited, stored) || isAcronym(stored, cited)) return 'strong';
  return compareCommonWords(cited, stored);
}

/** The Southern Pacific is not the Northern Pacific. */
function directionsDiffer(cited: NameWords, stored: NameWords): boolean {
  const [one, other] = [cited, stored].map((side) =>
    DIRECTIONS.filter((word) => side.weak.has(word)),
  );
  return Boolean(one?.length && other?.length && !one.some((word) => other.includes(word)));
}

/**
 * For sides with only common words: one must contain all words of the other, and their states must
 * not differ.
 */
function compareCommonWords(cited: NameWords, stored: NameWords): SideFit {
  const listStates = (side: NameWords) => [...side.weak].filter(isState);
  const citedStates = listStates(cited);
  const storedStates = listStates(stored);
  if (
    citedStates.length &&
    storedStates.length &&
    !citedStates.some((state) => storedStates.includes(state))
  )
    return 'none';
  if (
    isSovereign(cited) &&
    (isSovereign(stored) ||
      (storedStates.length && (!stored.strong.length || stored.all.some(isRuler))))
  )
    return 'weak';
  if (isSovereign(stored) && citedStates.length) return 'weak';
  const isSubset = (a: NameWords, b: NameWords) =>
    a.weak.size > 0 && [...a.weak].every((word) => b.weak.has(word));
  const commonSide = cited.strong.length ? stored : stored.strong.length ? cited : undefined;
  if (commonSide)
    return isSubset(commonSide, commonSide === cited ? stored : cited) ? 'weak' : 'none';
  return isSubset(cited, stored) || isSubset(stored, cited) ? 'weak' : 'none';
}

/** "State", "People" or "Commonwealth", of any state. */
function isSovereign(side: NameWords): boolean {
  const words = [...side.weak].filter((word) => !isState(word));
  return !side.strong.length && words.length > 0 && words.every(isRuler);
}

const isRuler = (word: string) => word === 'state' || word === 'people' || word === 'commonwealth';

function findMatchingWords(cited: NameWords, stored: NameWords): string[] {
  const spellings = new Set([...stored.strong.flat(), ...stored.letters]);
  return cited.strong
    .filter(
      (word) =>
        word.some((one) => spellings.has(one)) ||
        stored.strong.some(
          (other) =>
            isNearSpelling(word[0] ?? '', other[0] ?? '') ||
            isShortFor(word[0] ?? '', other[0] ?? '', cited, stored),
        ),
    )
    .map((word) => word[0] ?? '');
}

/** "Irr." stands for irrigation, "Rfg." for refining. */
function isShortFor(a: string, b: string, cited: NameWords, stored: NameWords): boolean {
  const [short, long] =
    cited.short.has(a) && a.length < b.length
      ? [a, b]
      : stored.short.has(b) && b.length < a.length
        ? [b, a]
        : ['', ''];
  if (short.length < 3 || short[0] !== long[0]) return false;
  let letterIndex = 0;
  for (const letter of long) if (letter === short[letterIndex]) letterIndex++;
  return letterIndex === short.length;
}

/** Michael Watson is not Michael Whren. */
function isOnlyGivenName(matchedWords: string[], cited: NameWords, stored: NameWords): boolean {
  const [word = ''] = matchedWords;
  return matchedWords.length === 1 && cited.leading.has(word) && stored.leading.has(word);
}

/** A plural, a typo, or a name that was extended (Daimler, DaimlerChrysler). */
function isNearSpelling(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long === `${short}s`) return true;
  if (short.length >= 6 && long.length >= short.length + 6 && long.startsWith(short)) return true;
  return (
    short.length >= 6 &&
    Math.abs(a.length - b.length) <= 1 &&
    a[0] === b[0] &&
    measureEditDistance(a, b, 1) <= 1
  );
}

/** "FDIC" is the Federal Deposit Insurance Corporation. */
function isAcronym(short: NameWords, long: NameWords): boolean {
  const [word, ...more] = short.strong;
  const letters = word?.[0] ?? '';
  if (more.length || letters.length < 2 || letters.length > 6) return false;
  const initials = long.all
    .filter((one) => one !== 'of' && one !== 'the' && one !== 'and' && one !== 'for')
    .map((one) => one[0])
    .join('');
  return initials.includes(letters) && long.all.length >= letters.length;
}
