// A short caption made of a formal one: "ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS" is
// "Shinseki v. Sanders". A person's given names go only where it is certain that it is a person (a title follows, a middle initial
// stands between, or the first name is a usual one); where it is not, the longer name stays, which is never wrong.
import { ORGANISATIONS, SHOUTED, TITLES, USUAL_NAMES } from './caption-words.ts';

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
const OF_STATE = new RegExp(`^(?:the )?(?:(?:people of )?(?:the )?state|commonwealth|people) of (?:the state of )?(${STATES})$`, 'i');
const SMALL = new Set('of the and for in on at to by with or a an de la et ex rel'.split(' '));
const PARTICLES = new Set('de del della der di du la le los st st. san santa van von mac'.split(' '));
const LEFT_OUT =
  /[\s,]+(?:et\.? al\.?|et ux\.?|et vir\.?|etc\.|petitioners?|respondents?|appell(?:ants?|ees?)|plaintiffs?(?:[ -]in[ -]error)?|defendants?(?:[ -]in[ -]error)?)(?=[\s,.]|$)\.?/gi;
const MOST = 160;

export function shortCaption(formal: string): string {
  const first = formal.slice(0, 1500).split(/;|\btogether with\b|\bcertiorari to\b/i)[0] ?? formal;
  const shouted = isShouted(first);
  const [left = '', ...rest] = first.split(/\s+(?:v|vs|versus)\.?\s+/i);
  const right = rest.join(' v. ');
  if (!right) return cut(titled(left.replace(LEFT_OUT, ' ').replace(/\s+/g, ' ').trim(), shouted).replace(/[\s,]+$/, ''));
  const sides = [left, right].map((side) => shortSide(side, shouted));
  return sides.every(Boolean) ? sides.join(' v. ') : cut(titled(first.trim(), shouted));
}

function shortSide(side: string, shouted: boolean): string {
  const plain = ` ${side.trim()}`
    .replace(LEFT_OUT, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;]+$/, '')
    .replace(/(?<=[a-z]{5,}|\b(?:iowa|ohio|utah))(?<!\b(?:assoc|indus|const|constr|transp|commn))\.$/i, '');
  const [head = '', ...more] = plain.split(/\s*,\s*/);
  const state = OF_STATE.exec(head)?.[1];
  if (state) return titled(state.toUpperCase(), true);
  if (/^(?:the )?united states(?: of america)?$/i.test(head)) return 'United States';
  if (/^commissioner of internal revenue$/i.test(head)) return 'Commissioner';
  const next = more[0] ?? '';
  if (isPerson(head, next)) return titled(surname(head), shouted);
  // "Jerrico, Inc." belongs together; what follows is about the party.
  const parts = [head, ...more];
  const and = parts.slice(0, 4).findIndex((part, i) => i > 0 && part.includes(' & ') && !/^(?:trading|doing|[dt]\/?b\/?a)\b/i.test(part));
  const named = parts.slice(0, and === -1 || TITLES.has(next.split(' ')[0]?.toLowerCase() ?? '') ? 1 : and + 1);
  const firm = parts[named.length] ?? '';
  if (/^(?:inc|ltd|l\.?l\.?[cp]|co|corp|n\.a|s\.a|p\.c|jr|sr)\b/i.test(firm)) named.push(firm);
  return cut(titled(named.join(', '), shouted));
}

function isPerson(head: string, next: string): boolean {
  const words = head.split(' ').map((word) => word.toLowerCase().replace(/[.,'’"]/g, ''));
  if (words.length < 2 || words.length > 5 || words.some((word) => ORGANISATIONS.has(word) || /[&0-9]/.test(word))) return false;
  if (/^(?:in re|ex parte|the|estate|matter)\b/i.test(head)) return false;
  const titleFollows = TITLES.has(next.toLowerCase().match(/^(?:(?:acting|former|as|united states|u\.? ?s\.?) )?([a-z]+)/)?.[1] ?? '');
  const initial = /^[\p{L}'’-]{2,} (?:\p{L}\. ?){1,2} ?\p{L}[\p{L}'’-]+$/u.test(head);
  return titleFollows || initial || USUAL_NAMES.has(words[0] ?? '');
}

function surname(person: string): string {
  const words = person.split(' ').filter((word) => !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(word));
  let from = words.length - 1;
  while (from > 1 && PARTICLES.has(words[from - 1]?.toLowerCase() ?? '')) from--;
  return words.slice(from).join(' ');
}

function isShouted(name: string): boolean {
  const letters = name.replace(/\b(?:v|vs|et al|et ux|et vir|ex rel|dba|aka)\b\.?/g, '').replace(/[^\p{L}]/gu, '');
  return letters.replace(/\p{Ll}/gu, '').length > letters.length * 0.7;
}

/** Capitals only at the beginnings of words, when the name is written in capitals throughout. */
function titled(name: string, shouted: boolean): string {
  if (!shouted) return name.replace(/^In Re\b/, 'In re').replace(/^Ex Parte\b/, 'Ex parte');
  return name
    .split(' ')
    .map((word, i) => {
      const lower = word.toLowerCase();
      const bare = lower.replace(/[^a-z&]/g, '');
      if (i > 0 && SMALL.has(bare)) return lower;
      if (SHOUTED.has(bare) || /^(?:[A-Z]\.)+,?$/.test(word) || /^(?:II|III|IV|VI|VII|VIII)$/.test(word)) return word;
      return lower
        .replace(/(?<![\p{L}'’])\p{L}|(?<=\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bMc\p{L}/gu, (start) => `Mc${start.charAt(2).toUpperCase()}`);
    })
    .join(' ')
    .replace(/^(In Re|Ex Parte)\b/, (start) => (start === 'In Re' ? 'In re' : 'Ex parte'));
}

function cut(name: string): string {
  if (name.length <= MOST) return name;
  return `${name.slice(0, name.lastIndexOf(' ', MOST))} …`;
}
