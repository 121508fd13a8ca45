// Finds who stands in a paper: the court, the parties by their roles, and telephone numbers, with
// their offsets. Names are as written.
import type { FoundText } from './found-text.ts';

export type FoundParty = FoundText & { role: string };

const MAX_PARTIES = 12;
const MAX_PHONES = 30;
const COURT_LINE = /[^\n]{0,140}\b(?:C[O0]URT|[Cc][o0]urt|TRIBUNAL|Tribunal)\b[^\n]{0,140}/g;
const COURT_NAME =
  /(?:\b(?:in|before)\s+the\s+|\bthe\s+)?((?:[A-Z0-9][\w'’.&-]*[, ]+(?:(?:of|and|for|the|in)[, ]+)*){0,9}(?:C[O0]URT|C[o0]urt)\b(?:[, ]+(?:(?:of|OF|for|FOR|in|IN|the|THE|and|AND|at|AT)[, ]+){0,3}(?:[A-Z][\w'’.&-]*|OF|FOR|IN|THE|AND|of|for|the|and)){0,12})/;
const CONTINUES =
  /^\s{0,20}((?:FOR|OF|IN AND FOR|COUNTY OF|STATE OF|DISTRICT OF|[A-Z]+ (?:DISTRICT|DIVISION|COUNTY)|for|of|County of|State of|in and for)\b[^\n]{0,90}|[A-Z][\w ]{2,30} (?:COUNTY|County|DIVISION|Division|DISTRICT|District)[^\n:]{0,60})/;
const ROLES =
  'plaintiffs?|defendants?|petitioners?|respondents?|landlord|owner|lessor|tenants?(?:\\(s\\))?|lessees?|occupants?|creditor|original creditor|current creditor|debtor|judgment creditor|judgment debtor|garnishee|employer|claimant|charging party|decedent|personal representative|executor|administrator|obligor|obligee|borrower|mortgagor|mortgagee|lender|trustee|beneficiary|insured|member|patient|taxpayer|applicant|juror|protected person|restrained person';
const LABELED = new RegExp(
  `(?:^|\\n)[ \\t]*(${ROLES})(?: name)?[ \\t]*:[ \\t]*([^\\n,;:]{2,70})`,
  'gi',
);
const CAPTIONED =
  /(?:^|\n)[ \t|)]{0,60}([^\s:;|)][^\n:;]{1,79}?)[, ]{0,20}\n?[ \t|)]{0,60},?[ \t]{0,4}\b(plaintiffs?|defendants?|petitioners?|respondents?)\b[^\n]{0,6}(?:\n|$|,|\s+v)/gi;
const PHONE =
  /(?<![\d$#-])(?:\+?1[-. ])?(?:\(\d{3}\)\s?|\d{3}[-. ])(?:\d{3}[-. ]\d{4}|[A-Z]{3}[-. ][A-Z0-9]{4}|[A-Z]{7})(?![\d-])/g;

/**
 * A house, a street or a word of a form: "Maple Court Apartments", "7740 SE Flavel Court, Unit 3",
 * "Court costs".
 */
const NO_COURT_AFTER =
  /^[\s,]*(?:apartments?|apts?|condo\w*|town ?h\w+|homes?|villas?|estates?|manor|properties|associates|residences|llc|l\.l\.c|lp|inc|unit|suite|ste|#|reporters?|reporting|costs?|fees?|date|appearance|name|street|st|ave(?:nue)?)\b/i;
const STREET_BEFORE =
  /(?:^|[\s,])\d{1,6}(?:-\d{1,4})? (?:(?:[NSEW]{1,2}|North|South|East|West)\.? )?(?:[A-Z][\w'’]* ){1,3}$/;
const LEVEL =
  /\b(?:superior|district|circuit|county|municipal|justice|magistrate|family|probate|surrogate|housing|civil|pleas|supreme|chancery|city|sessions|immigration|claims|orphans|tax|bankruptcy|trial|juvenile|state|states)\b/i;

/** Whether the word "Court" at this offset is one of a house or a street. */
function isAddress(text: string, nameStart: number, courtStart: number): boolean {
  if (LEVEL.test(text.slice(nameStart, courtStart))) return false;
  const before = text.slice(Math.max(0, courtStart - 60), courtStart);
  return (
    NO_COURT_AFTER.test(text.slice(courtStart + 5, courtStart + 40)) || STREET_BEFORE.test(before)
  );
}

export function findCourt(text: string): FoundText | null {
  const candidates = [...text.slice(0, 20_000).matchAll(COURT_LINE)].flatMap((line) => {
    const name = COURT_NAME.exec(line[0]);
    if (!name?.[1]) return [];
    const start = line.index + name.index + name[0].indexOf(name[1]);
    const courtStart = start + name[1].search(/C[O0o]URT|C[o0]urt/);
    if (isAddress(text, start, courtStart)) return [];
    let end = start + name[1].length;
    if (end >= line.index + line[0].trimEnd().length) {
      const more =
        text[end] === undefined
          ? null
          : CONTINUES.exec(
              text.slice(end, end + 140).replace(/^[ ,]*\n/, (gap) => ' '.repeat(gap.length)),
            );
      if (more?.[1]) end += more[0].length;
    }
    const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
    const isName =
      words.split(' ').length >= 2 && !/^(?:the|a|this|that|your|supreme) court$/i.test(words);
    return isName ? [{ start, end, text: words, score: scoreCourt(words, start) }] : [];
  });
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best ? { start: best.start, end: best.end, text: best.text } : null;
}

/** A caption stands early, and names its level or its place. */
function scoreCourt(words: string, start: number): number {
  const named =
    /\b(?:superior|district|circuit|county|municipal|justice|magistrate|family|probate|surrogate|housing|civil|common pleas|supreme|chancery|city|general sessions|immigration|small claims|orphans)/i.test(
      words,
    )
      ? 2
      : 0;
  const located = /\b(?:county|state of|of the|city of|parish|district of)\b/i.test(words) ? 1 : 0;
  return named + located - start / 3_000;
}

export function findParties(text: string): FoundParty[] {
  const parties: FoundParty[] = [];
  const head = text.slice(0, 20_000);
  const add = (match: RegExpMatchArray, name = '', role = '') => {
    const trimmed = name.trim().replace(/[,.]+$/, '');
    const start =
      (match.index ?? 0) + match[0].indexOf(name) + (name.length - name.trimStart().length);
    const isName =
      /[A-Za-z]{2}/.test(trimmed) &&
      !/^(?:v\.?s?\.?|the|to|and|against|you|your)$/i.test(trimmed) &&
      trimmed.split(/\s+/).length <= 10;
    if (isName && parties.length < MAX_PARTIES)
      parties.push({
        start,
        end: start + trimmed.length,
        text: trimmed,
        role: role.toLowerCase().replace(/\(s\)|(?<=t|r|e)s$/, ''),
      });
  };
  for (const match of head.matchAll(CAPTIONED)) add(match, match[1], match[2]);
  for (const match of head.matchAll(LABELED)) add(match, match[2], match[1]);
  return parties;
}

export function findPhones(text: string): FoundText[] {
  return [...text.matchAll(PHONE)]
    .slice(0, MAX_PHONES)
    .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));
}
