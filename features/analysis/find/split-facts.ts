// One sentence of a story often tells two facts: "I moved out on May 1 and he gave no list of
// damage." Splits where a new predicate begins: after a semicolon, at "and", "but" and the like
// before a verb or a new subject with its verb, and at a comma before a new subject. Both sides
// must be able to stand alone (a verb and three words), so that "old and damaged furniture" stays
// whole.
const MIN_WORDS = 3;
/**
 * Characters that are looked at on both sides, so that a story without any full stop takes linear
 * time.
 */
const MAX_OPENING = 80;
const MAX_BEFORE = 400;

const AUXILIARIES =
  'am is are was were be been has have had do does did will would can could should must may might never isn’t wasn’t weren’t hasn’t haven’t hadn’t doesn’t didn’t won’t wouldn’t can’t couldn’t isnt wasnt didnt wont cant couldnt doesnt hasnt';
const PAST_FORMS =
  'aged died lied owed tied used ate became began bit blew bought broke brought built burned came caught chose cut dealt drank drew drove fed fell felt fled flew forgot fought found froze gave got grew heard held hid hit hung hurt kept knew laid lay led left lent let lost made meant met paid put quit ran rang read rode rose said sang sat saw sent set shook shot shut slept sold spent spoke spread stole stood stuck struck sued swore swung taught thought threw told took tore went woke won wore wrote';
const PRESENT_FORMS =
  'says refuses wants owes keeps lives works pays claims calls sends comes goes makes takes gets gives tells needs knows thinks hits drinks owns rents threatens ignores denies demands asks blocks shows has';
const VERBS = new Set(`${AUXILIARIES} ${PAST_FORMS} ${PRESENT_FORMS}`.split(' '));
const SAYING = new Set(
  'says said say saying told tells claims claimed thinks thought believes believed heard promised swore wrote'.split(
    ' ',
  ),
);
const MAX_ATTRIBUTION_WORDS = 6;
const SUBJECTS = new Set(
  'i he she they we it you nobody someone somebody everyone nothing no there that this who'.split(
    ' ',
  ),
);
const DETERMINERS = new Set('my his her their our the a an'.split(' '));
const CONJUNCTION =
  /(?:,\s+|\s+)(?:and then|but then|and|but|then|so|yet|while|although|though|because|since|after|before|until)\s+|,\s+/gi;
/** What these words open depends on what follows: split, it would read as a fact. */
const CONDITION = /^(?:if|unless|whether|suppose|supposing)\b/i;

export function splitFacts(sentence: string): string[] {
  const clauses = sentence
    .split(/(?<=;)\s+/)
    .map((clause) => clause.trim())
    .filter(Boolean);
  return clauses.flatMap((clause) => (CONDITION.test(clause) ? [clause] : splitPredicates(clause)));
}

/**
 * The parts are slices of the clause: a comma stays with the part before it, a conjunction with the
 * part after it.
 */
function splitPredicates(clause: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: match } of clause.matchAll(CONJUNCTION)) {
    const isBareComma = /^,\s+$/.test(match);
    const left = listWords(clause.slice(Math.max(start, index - MAX_BEFORE), index));
    const right = listWords(clause.slice(index + match.length, index + match.length + MAX_OPENING));
    if (left.length < MIN_WORDS || right.length < MIN_WORDS || !left.some(isVerb)) continue;
    if (!(isBareComma ? opensWithSubject(right) : opensPredicate(right, left))) continue;
    if (isAttribution(left) || isAttribution(right)) continue;
    const cut = index + (match.startsWith(',') ? 1 : 0);
    parts.push(clause.slice(start, cut).trim());
    start = cut;
  }
  parts.push(clause.slice(start).trim());
  return parts.filter(Boolean);
}

/** "my cousin says", "he told me": cut off, what somebody says would read as a fact. */
const isAttribution = (words: string[]) =>
  words.length <= MAX_ATTRIBUTION_WORDS && words.some((word) => SAYING.has(word));

const listWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .split(/[^\p{L}\p{N}’]+/u)
    .filter(Boolean);

const isVerb = (word: string) =>
  VERBS.has(word) ||
  (word.length > 4 && word.endsWith('ed')) ||
  /n’t$|’(?:s|re|ve|ll|d|m)$/.test(word);

function opensPredicate(words: string[], before: string[]): boolean {
  const [first = ''] = words;
  // "was tired and scared": two adjectives, not two predicates.
  const follows = before.at(-1) ?? '';
  const isPair = follows.endsWith('ed') && first.endsWith('ed');
  return (isVerb(first) && !isPair) || opensWithSubject(words);
}

/**
 * "he kept", "my landlord never answered", "no list was sent": a subject of up to three words and
 * its verb.
 */
function opensWithSubject([first = '', ...rest]: string[]): boolean {
  if (!SUBJECTS.has(first) && !DETERMINERS.has(first)) return /’(?:s|re|ve|ll|d|m)$/.test(first);
  return rest.slice(0, 4).some(isVerb);
}
