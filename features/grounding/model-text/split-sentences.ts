// Where one sentence ends and the next begins, in prose full of "v.", "U.S.C." and "Fed. R. Civ. P. 56." A wrong cut would tear a
// citation in two and hide it from the check, so when in doubt nothing is cut. One pass; every look around is of bounded length.
const words = (list: string) => new Set(list.split(' '));
/** However they are written. */
const ABBREVIATIONS = words('v vs etc eg ie cf al seq pp p r l cl sec secs para paras subd ex rel id a.m p.m e.g i.e');
/** Only with a capital: "Found." in a party's name, but not "what was found." */
const IN_NAMES = words(
  'art amend pt ed rev stat civ crim evid app bankr proc gen fed reg supp sess cong pub ct cir dist div super mun cty co corp inc ltd llc ' +
    'bros assn ass’n dep’t int’l nat’l gov’t comm’r commn comm sch univ ins ry mr mrs ms dr jr sr st ave blvd rd hon prof rep sen gov atty ' +
    'cal tex fla ill mass mich minn miss mo mont neb nev okla ore pa tenn va vt wash wis wyo ala ariz ark colo conn del ga ind kan ky la md ' +
    'me jan feb mar apr jun jul aug sept oct nov dec prob penal bus veh code ann mt ft hosp mfg mfrs elec tel pac atl bd educ ctr dev fin ' +
    'indus mut transp cas sav am eng’g envtl adm’r adm admin agric assoc auth auto bldg broad cent chem coll com const cont’l coop def dept ' +
    'distrib econ emp’t enter equip exch exec exp fam fid found grp guar hous imp indem info inst inv lab liab mach maint mem merch metro ' +
    'mgmt comp cons laws dom rel est oblig off acts prac rem sup org pers pharm pres prod prop prot publ ref res rest serv soc sys tech tr unif util vill vol wm chas geo jas jos thos robt u s',
);
/** May end a sentence all the same, when what follows begins one. */
const MAY_END = words('etc inc ltd llc corp co jr sr al u.s d.c a.m p.m code');
const OPENERS = words(
  'the a an if you your this that these those it its in on at for when most many some courts however but and or under ask they he she we i ' +
    'call check as to there each',
);
const LOOK = 40;
/** Closers and source markers after a sentence are read no further than this. */
const MAX_CLOSERS = 60;
/** What is decided about a mark depends on no more than this many characters after it. */
export const LOOK_AHEAD = MAX_CLOSERS + 2 * LOOK + 1;

/** True when the mark at `at` (. ! or ?) ends a sentence. `text` must hold what follows, as far as the next word. */
export function endsSentence(text: string, at: number): boolean {
  const mark = text[at];
  const after = closersAfter(text, at + 1);
  if (after < text.length && !/\s/.test(text[after] ?? '')) return false;
  const next = /^\s+["“‘'([]*(\S{0,24})/.exec(text.slice(after, after + LOOK))?.[1] ?? '';
  if (next === '') return true;
  if (/^[\p{Ll}§&,;]/u.test(next)) return false;
  if (mark !== '.') return true;
  const word = /(?:^|[\s("“‘'[\u2014–])([^\s("“‘'[\u2014–]{1,20})$/u.exec(text.slice(Math.max(0, at - 21), at))?.[1] ?? '';
  const bare = word.toLowerCase().replace(/'/g, '’');
  if (/^\d+$/.test(bare) && lineStart(text, at - bare.length)) return false;
  if (/^\p{Lu}$/u.test(word)) return word === 'I' && opens(next);
  // "Tax. Code", "So. 2d".
  if (/^\p{Lu}/u.test(word) && /^(?:Code|Laws?|2d|3d|4th)\b/.test(next)) return false;
  if (/^(?:nos?|arts?|amends?|ch|pt|vol)$/.test(bare) || word === 'app') return !/^(?:\d|[IVXLC]+\b)/.test(next);
  const short = ABBREVIATIONS.has(bare) || (/^\p{Lu}/u.test(word) && IN_NAMES.has(bare));
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word) || short) return MAY_END.has(bare) && opens(next);
  return true;
}

/** Brackets, quotation marks and source markers that belong to the sentence before them. */
export function closersAfter(text: string, from: number): number {
  let at = from;
  const limit = Math.min(text.length, from + MAX_CLOSERS);
  for (;;) {
    while (at < limit && /["”’')\]*_]/.test(text[at] ?? '')) at++;
    const marker = /^\s?(?:\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,8}\])/.exec(text.slice(at, at + LOOK));
    if (!marker || at >= limit) return at;
    at += marker[0].length;
  }
}

const opens = (word: string) => OPENERS.has(word.toLowerCase().replace(/[^a-z]/g, ''));
const lineStart = (text: string, at: number) => /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 8), at));

export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if ((letter !== '.' && letter !== '!' && letter !== '?') || !endsSentence(text, at)) continue;
    const end = closersAfter(text, at + 1);
    sentences.push(text.slice(from, end).trim());
    from = end;
    at = end - 1;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
}
