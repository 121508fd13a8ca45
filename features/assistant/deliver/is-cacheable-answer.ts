// Decides whether an answer may be cached for other people: only when the question reveals nothing
// about a person, that is no name, date, amount, address or number. Names cannot be enumerated, so
// every word must be a common word of our own library. When in doubt the answer is not cached.

import type { Library } from '#features/library/load-library.server.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { memoize } from '#lib/memo.ts';

/** A question of this length or more is a personal story. */
export const MAX_CACHED_LENGTH = 200;
const MIN_USES = 2;

const NUMBER =
  /\p{N}|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|twice|second|third|fourth|fifth|half|one (?:day|week|month|year|hour|minute|child|kid|time)s?)\b/iu;
const MONEY = /\p{Sc}|\b(?:dollars?|bucks|cents?|grand|usd|k)\b/iu;
const DATE =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tonight|tomorrow|yesterday|christmas|thanksgiving|easter|halloween|ago|birthday)\b|\b(?:last|next|this|past|coming) (?:night|morning|afternoon|evening|weekend|week|month|year|spring|summer|fall|autumn|winter)\b/iu;
const CAPITAL_MAY = /\p{L}.*\bMay\b/u;
const ADDRESS =
  /[@#]|:\/\/|\bwww\b|\.(?:com|org|net|gov)\b|\b(?:on|at|near|from) (?:\w+ ){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|boulevard|blvd|highway|apartments?|apt|building)\b/iu;

/** Common words that are also names. */
const AMBIGUOUS_NAMES = new Set(
  (
    'mark frank rose grace faith joy rob art dean chase drew pat jack carol dawn heather holly ivy jade lily pearl ruby sandy violet ' +
    'miles mason hunter parker carter cooper taylor tyler baker king banks max ray gene earl duke charity mercy angel christian penny ' +
    'robin dale glen cliff lance brook harry nick don ken miranda marshall jordan morgan riley chance'
  ).split(' '),
);
/**
 * Far more often words than names: treated as names only after a person's role ("my neighbor
 * Bill").
 */
const RARE_NAMES =
  'will|may|sue|bill|grant|price|young|hope|black|white|brown|green|rich|guy|stone|wood|fox|long|street|law|judge|bond';
const WHO =
  'husband|wife|ex|spouse|partner|boyfriend|girlfriend|fianc[eé]e?|son|daughter|brother|sister|mother|father|mom|dad|uncle|aunt|cousin|nephew|niece|friend|neighbou?r|landlord|landlady|tenant|roommate|boss|manager|supervisor|coworker|employer|lawyer|attorney|judge|officer|doctor|teacher|dr|mr|mrs|ms|miss|named|called';
const NAMED = new RegExp(
  `\\b(?:${WHO})\\.?,? (?:(?:is|was) )?(?:${RARE_NAMES})\\b(?! (?:not|be|have|never|do|my|the|his|her|i|me))`,
  'i',
);
const OWNED = new RegExp(`\\b(?:${RARE_NAMES})['’]s\\b`, 'i');

/** Capitalized words that do not name a person. */
const CAPITALS = new Set(
  [...Object.values(STATES).flatMap((name) => name.split(' ')), ...Object.keys(STATES)]
    .map((word) => word.toLowerCase())
    .concat(
      'i im ive ill id us usa america american united states social security medicaid medicare court constitution english'.split(
        ' ',
      ),
    ),
);

/** For first turns only; the caller checks that. */
export function isCacheable(question: string, library: Library): boolean {
  const text = question.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (text === '' || text.length >= MAX_CACHED_LENGTH) return false;
  if (
    [NUMBER, MONEY, DATE, CAPITAL_MAY, ADDRESS, NAMED, OWNED].some((pattern) => pattern.test(text))
  )
    return false;
  const vocabulary = getVocabulary(library);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const plain = toPlainWord(word);
    if (AMBIGUOUS_NAMES.has(plain)) return false;
    const isCapitalized = /^\p{Lu}\p{Ll}/u.test(word) && !startsSentence(text, index);
    if (CAPITALS.has(plain)) continue;
    if (isCapitalized || !vocabulary.has(plain)) return false;
  }
  return true;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}]+)*/gu;

function startsSentence(text: string, offset: number): boolean {
  return /(?:^|[.!?:;]["”’')]*\s)["“‘'(]*$/u.test(text.slice(0, offset));
}

/** Lower case, without apostrophes and a possessive s. */
const toPlainWord = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replace(/['’]/gu, '');

/** Lowercase words and all-caps abbreviations ("DUI") that the library uses more than once. */
const getVocabulary = memoize((library: Library): ReadonlySet<string> => {
  const uses = new Map<string, number>();
  for (const text of listTexts(library)) {
    for (const [word] of text.replace(/\]\([^)]*\)|https?:\S+/g, ' ').matchAll(WORD)) {
      if (!/^(?:\p{Ll}[\p{Ll}'’]*|\p{Lu}{2,6})$/u.test(word)) continue;
      uses.set(toPlainWord(word), (uses.get(toPlainWord(word)) ?? 0) + 1);
    }
  }
  return new Set([...uses].filter(([, count]) => count >= MIN_USES).map(([word]) => word));
});

function* listTexts({ topics, faqs, guides, terms }: Library): Generator<string> {
  for (const topic of topics) yield* [topic.body, topic.description, ...topic.questions];
  for (const faq of faqs) yield* [faq.question, faq.body, ...faq.questions];
  for (const guide of guides)
    yield* [
      guide.title,
      guide.description,
      ...guide.questions,
      ...guide.steps.map((step) => step.content),
    ];
  for (const term of terms) yield* [term.definition, term.example ?? ''];
}
