// Does the name someone cites belong to the case we hold? Captions are written in many ways: "Shinseki v. Sanders" is "ERIC K.
// SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS". Each side must fit its side (or both the other
// way round): by a telling word, or, where a side has none ("United States"), by all of its common words. At least one side must
// fit by a telling word, or both by the very same common ones; so that a name is never decided by "state" or "company".
import { editDistance } from '#lib/language/edit-distance.ts';
import { isState, type NameWords, plainName, wordsOf } from './name-words.ts';

export type NameFit = 'fits' | 'differs' | 'unclear';
type SideFit = 'strong' | 'weak' | 'none' | 'empty';
const FITS: Record<SideFit, NameFit> = { strong: 'fits', weak: 'unclear', empty: 'unclear', none: 'differs' };

const DIRECTIONS = ['northern', 'southern', 'eastern', 'western'];
const VERSUS = /\s(?:v|vs|versus)\.?(?:\s|$)/;
/** Only the first side is known: "Joan S. Mahan V". */
const ENDS_IN_V = /\sv\.?\s*$/;
const LONGEST = 700;

export function nameFits(cited: string, held: string): NameFit {
  if (lettersOf(cited).length > 5 && lettersOf(cited) === lettersOf(held)) return 'fits';
  const fits = plainName(held.slice(0, LONGEST))
    .split(/;|\btogether with\b/)
    .filter((caption) => /[a-z]/.test(caption))
    .slice(0, 6)
    .flatMap(captionsIn)
    .map((caption) => captionFits(plainName(cited.slice(0, LONGEST)), caption));
  if (fits.includes('fits')) return 'fits';
  return fits.includes('unclear') || !fits.length ? 'unclear' : 'differs';
}

/** Several cases under one heading ("A v. B. C v. D."): each pair of neighbouring sides is one. */
function captionsIn(caption: string): string[] {
  const sides = caption.split(VERSUS);
  if (sides.length < 3) return [caption];
  return sides.slice(1, 9).map((side, at) => `${sides[at]} v. ${side}`);
}

/** So that "Slaughterhouse Cases" is "The Slaughter-House Cases". */
const lettersOf = (name: string) => plainName(name.slice(0, LONGEST)).replace(/^the\s|[^a-z0-9]/g, '');

function captionFits(cited: string, held: string): NameFit {
  const [first, second] = sidesOf(cited);
  const [one, two] = sidesOf(held);
  if (first && second && one && two) {
    const straight = bothFit(sideFits(first, one), sideFits(second, two), first, second, one, two);
    if (straight === 'fits') return straight;
    const turned = bothFit(sideFits(first, two), sideFits(second, one), first, second, two, one);
    return turned === 'fits' ? turned : straight;
  }
  const citedAll = wordsOf(cited);
  const heldAll = wordsOf(held);
  if (first && second && one && ENDS_IN_V.test(held)) return FITS[sideFits(first, one)];
  return wholeFits(citedAll, heldAll, Boolean(one && two));
}

function sidesOf(name: string): (NameWords | undefined)[] {
  const [left = '', ...rest] = name.split(VERSUS);
  const right = rest.join(' ');
  return [left, right].map((side) => (/[a-z0-9]/.test(side) ? wordsOf(side) : undefined));
}

function bothFit(a: SideFit, b: SideFit, first: NameWords, second: NameWords, one: NameWords, two: NameWords): NameFit {
  if (a === 'none') return b === 'strong' && (isInstitution(first) || isInstitution(one)) ? 'unclear' : 'differs';
  if (b === 'none') return a === 'strong' && (isInstitution(second) || isInstitution(two)) ? 'unclear' : 'differs';
  if (a === 'strong' || b === 'strong') return 'fits';
  if (a === 'empty' || b === 'empty') return 'unclear';
  return most(first, one) && most(second, two) ? 'fits' : 'unclear';
}

/** A side without a telling word of its own may have been named in another way: "Labor Board" and "NLRB". */
const isInstitution = (side: NameWords) => side.initials;

/** The same common words, or two or more that are all among the other's, or a state that the other begins with. */
function most(cited: NameWords, held: NameWords): boolean {
  const [a, b] = [cited.weak, held.weak];
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (same(a, b) || (small.size > 1 && large.size > 2 && [...small].every((word) => large.has(word)))) return true;
  return a.size === 1 && !held.strong.length && isState(held.all[0] ?? '') && a.has(held.all[0] ?? '');
}

const same = (a: Set<string>, b: Set<string>) => a.size === b.size && [...a].every((word) => b.has(word));

/** A name of one side ("In re Gault", "Miranda"): most of its telling words must be in the case's. */
function wholeFits(cited: NameWords, held: NameWords, parties: boolean): NameFit {
  if (!cited.strong.length) {
    if (!cited.weak.size) return 'unclear';
    if (![...cited.weak].every((word) => held.weak.has(word))) return 'differs';
    return !parties && !held.strong.length && same(cited.weak, held.weak) ? 'fits' : 'unclear';
  }
  const found = matches(cited, held);
  if (!parties && held.strong.length && matches(held, cited).length === held.strong.length) return 'fits';
  return found.length >= Math.ceil(cited.strong.length * 0.6) || isAcronym(cited, held) ? 'fits' : 'differs';
}

function sideFits(cited: NameWords, held: NameWords): SideFit {
  if (!cited.strong.length && !cited.weak.size) return 'empty';
  if (!held.strong.length && !held.weak.size) return 'empty';
  if (directionsDiffer(cited, held)) return 'none';
  if (cited.strong.length && held.strong.length) {
    const found = matches(cited, held);
    if (found.length && found.length * 2 >= Math.min(cited.strong.length, held.strong.length) && !onlyGiven(found, cited, held))
      return 'strong';
    return isAcronym(cited, held) || isAcronym(held, cited) ? 'strong' : 'none';
  }
  if (isAcronym(cited, held) || isAcronym(held, cited)) return 'strong';
  return commonFit(cited, held);
}

/** The Southern Pacific is not the Northern Pacific. */
function directionsDiffer(cited: NameWords, held: NameWords): boolean {
  const [one, other] = [cited, held].map((side) => DIRECTIONS.filter((word) => side.weak.has(word)));
  return Boolean(one?.length && other?.length && !one.some((word) => other.includes(word)));
}

/** At least one side has only common words: all of the one must be among the other's, and no two states may differ. */
function commonFit(cited: NameWords, held: NameWords): SideFit {
  const states = (side: NameWords) => [...side.weak].filter(isState);
  const [citedStates, heldStates] = [states(cited), states(held)];
  if (citedStates.length && heldStates.length && !citedStates.some((state) => heldStates.includes(state))) return 'none';
  if (isSovereign(cited) && (isSovereign(held) || (heldStates.length && (!held.strong.length || held.all.some(isRuler))))) return 'weak';
  if (isSovereign(held) && citedStates.length) return 'weak';
  const within = (a: NameWords, b: NameWords) => a.weak.size > 0 && [...a.weak].every((word) => b.weak.has(word));
  const small = cited.strong.length ? held : held.strong.length ? cited : undefined;
  if (small) return within(small, small === cited ? held : cited) ? 'weak' : 'none';
  return within(cited, held) || within(held, cited) ? 'weak' : 'none';
}

/** "State", "People", "Commonwealth": whichever state's. */
function isSovereign(side: NameWords): boolean {
  const words = [...side.weak].filter((word) => !isState(word));
  return !side.strong.length && words.length > 0 && words.every(isRuler);
}

const isRuler = (word: string) => word === 'state' || word === 'people' || word === 'commonwealth';

function matches(cited: NameWords, held: NameWords): string[] {
  const spellings = new Set([...held.strong.flat(), ...held.letters]);
  return cited.strong
    .filter(
      (word) =>
        word.some((one) => spellings.has(one)) ||
        held.strong.some((other) => near(word[0] ?? '', other[0] ?? '') || stands(word[0] ?? '', other[0] ?? '', cited, held)),
    )
    .map((word) => word[0] ?? '');
}

/** "Irr." stands for irrigation, "Rfg." for refining. */
function stands(a: string, b: string, cited: NameWords, held: NameWords): boolean {
  const [short, long] = cited.short.has(a) && a.length < b.length ? [a, b] : held.short.has(b) && b.length < a.length ? [b, a] : ['', ''];
  if (short.length < 3 || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** Michael Watson is not Michael Whren. */
function onlyGiven(found: string[], cited: NameWords, held: NameWords): boolean {
  const [word = ''] = found;
  return found.length === 1 && cited.leading.has(word) && held.leading.has(word);
}

/** A plural, a slip of the pen, or a name that grew (Daimler, DaimlerChrysler). */
function near(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long === `${short}s`) return true;
  if (short.length >= 6 && long.length >= short.length + 6 && long.startsWith(short)) return true;
  return short.length >= 6 && Math.abs(a.length - b.length) <= 1 && a[0] === b[0] && editDistance(a, b, 1) <= 1;
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
