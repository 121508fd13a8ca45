// Sentence splitter for prose full of "v.", "U.S.C." and "Fed. R. Civ. P. 56." A wrong cut would
// split a citation and hide it from the check, so when in doubt nothing is cut. One pass;
// lookbehind and lookahead have a bounded length.
const toWordSet = (list: string) => new Set(list.split(' '));
/** In any case. */
const ABBREVIATIONS = toWordSet(
  'v vs etc eg ie cf al seq pp p r l cl sec secs para paras subd ex rel id a.m p.m e.g i.e',
);
/** Only capitalized: "Found." in a party's name, but not "what was found." */
const NAME_ABBREVIATIONS = toWordSet(
  'lt sgt capt art amend pt ed rev stat civ crim evid app bankr proc gen fed reg supp sess cong pub ct cir dist div super mun cty co corp inc ltd llc ' +
    'bros assn ass’n dep’t int’l nat’l gov’t comm’r commn comm sch univ ins ry mr mrs ms dr jr sr st ave blvd rd hon prof rep sen gov atty ' +
    'cal tex fla ill mass mich minn miss mo mont neb nev okla ore pa tenn va vt wash wis wyo ala ariz ark colo conn del ga ind kan ky la md ' +
    'me jan feb mar apr jun jul aug sept oct nov dec prob penal bus veh code ann mt ft hosp mfg mfrs elec tel pac atl bd educ ctr dev fin ' +
    'indus mut transp cas sav am eng’g envtl adm’r adm admin agric assoc auth auto bldg broad cent chem coll com const cont’l coop def dept ' +
    'distrib econ emp’t enter equip exch exec exp fam fid found grp guar hous imp indem info inst inv lab liab mach maint mem merch metro ' +
    'mgmt comp cons laws dom rel est oblig off acts prac rem sup org pers pharm pres prod prop prot publ ref res rest serv soc sys tech tr unif util vill vol wm chas geo jas jos thos robt unemp haw regs loc or u s',
);
/** May still end a sentence, when the next word is a typical opener. */
const MAY_END = toWordSet('etc inc ltd llc corp co jr sr al u.s d.c a.m p.m code');
const OPENERS = toWordSet(
  'the a an if you your this that these those it its in on at for when most many some courts however but and or under ask they he she we i ' +
    'call check as to there each',
);
const LOOKAROUND = 40;
/** Maximum length of closers and source markers after a sentence. */
const MAX_CLOSERS = 60;
/** The decision about a mark depends on at most this many characters after it. */
export const LOOK_AHEAD = MAX_CLOSERS + 2 * LOOKAROUND + 1;

/** Whether the mark (. ! or ?) at `index` ends a sentence. `text` must include the next word. */
export function isSentenceEnd(text: string, index: number): boolean {
  const mark = text[index];
  const closersEnd = findClosersEnd(text, index + 1);
  if (closersEnd < text.length && !/\s/.test(text[closersEnd] ?? '')) return false;
  const next =
    /^\s+["“‘'([]*(\S{0,24})/.exec(text.slice(closersEnd, closersEnd + LOOKAROUND))?.[1] ?? '';
  if (next === '') return true;
  if (/^[\p{Ll}§&,;]/u.test(next)) return false;
  if (mark !== '.') return true;
  const word =
    /(?:^|[\s("“‘'[\u2014–])([^\s("“‘'[\u2014–]{1,20})$/u.exec(
      text.slice(Math.max(0, index - 21), index),
    )?.[1] ?? '';
  const bare = word.toLowerCase().replace(/'/g, '’');
  if (/^\d+$/.test(bare) && isLineStart(text, index - bare.length)) return false;
  if (/^\p{Lu}$/u.test(word)) return word === 'I' && opensSentence(next);
  // "Tax. Code", "So. 2d".
  if (/^\p{Lu}/u.test(word) && /^(?:Code|Laws?|2d|3d|4th)\b/.test(next)) return false;
  if (/^(?:nos?|arts?|amends?|ch|pt|tit|vol)$/.test(bare) || word === 'app')
    return !/^(?:\d|[IVXLC]+\b)/.test(next);
  const isAbbreviation =
    ABBREVIATIONS.has(bare) || (/^\p{Lu}/u.test(word) && NAME_ABBREVIATIONS.has(bare));
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word) || isAbbreviation)
    return MAY_END.has(bare) && opensSentence(next);
  return true;
}

/**
 * End of the brackets, quotation marks and source markers that belong to the preceding sentence.
 */
export function findClosersEnd(text: string, from: number): number {
  let end = from;
  const limit = Math.min(text.length, from + MAX_CLOSERS);
  for (;;) {
    while (end < limit && /["”’')\]*_]/.test(text[end] ?? '')) end++;
    const marker = /^\s?(?:\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\])/.exec(
      text.slice(end, end + LOOKAROUND),
    );
    if (!marker || end >= limit) return end;
    end += marker[0].length;
  }
}

const opensSentence = (word: string) => OPENERS.has(word.toLowerCase().replace(/[^a-z]/g, ''));
const isLineStart = (text: string, offset: number) =>
  /(?:^|\n)\s*$/.test(text.slice(Math.max(0, offset - 8), offset));

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    const letter = text[index];
    if ((letter !== '.' && letter !== '!' && letter !== '?') || !isSentenceEnd(text, index))
      continue;
    const end = findClosersEnd(text, index + 1);
    sentences.push(text.slice(from, end).trim());
    from = end;
    index = end - 1;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
}
