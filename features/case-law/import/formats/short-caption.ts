// Shortens a formal caption: "ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v.
// WOODROW F. SANDERS" becomes "Shinseki v. Sanders". First names are dropped only if the party is
// certainly a person (a title follows, there is a middle initial, or the first name is common);
// otherwise the longer name stays, which is never wrong.
import { ALL_CAPS_WORDS, COMMON_FIRST_NAMES, ORGANIZATIONS, TITLES } from './caption-words.ts';

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
const OF_STATE = new RegExp(
  `^(?:the )?(?:(?:people of )?(?:the )?state|commonwealth|people) of (?:the state of )?(${STATES})$`,
  'i',
);
const LOWERCASE_WORDS = new Set(
  'of the and for in on at to by with or a an de la et ex rel'.split(' '),
);
const SURNAME_PARTICLES = new Set(
  'de del della der di du la le los st st. san santa van von mac'.split(' '),
);
const PROCEDURAL_WORDS =
  /[\s,]+(?:et\.? al\.?|et ux\.?|et vir\.?|etc\.|petitioners?|respondents?|appell(?:ants?|ees?)|plaintiffs?(?:[ -]in[ -]error)?|defendants?(?:[ -]in[ -]error)?)(?=[\s,.]|$)\.?/gi;
const MAX_CAPTION_LENGTH = 160;

export function shortenCaption(formal: string): string {
  const first = formal.slice(0, 1500).split(/;|\btogether with\b|\bcertiorari to\b/i)[0] ?? formal;
  const allCaps = isAllCaps(first);
  const [left = '', ...rest] = first.split(/\s+(?:v|vs|versus)\.?\s+/i);
  const right = rest.join(' v. ');
  if (!right)
    return truncateCaption(
      toTitleCase(left.replace(PROCEDURAL_WORDS, ' ').replace(/\s+/g, ' ').trim(), allCaps).replace(
        /[\s,]+$/,
        '',
      ),
    );
  const sides = [left, right].map((side) => shortenSide(side, allCaps));
  return sides.every(Boolean)
    ? sides.join(' v. ')
    : truncateCaption(toTitleCase(first.trim(), allCaps));
}

function shortenSide(side: string, allCaps: boolean): string {
  const plain = ` ${side.trim()}`
    .replace(PROCEDURAL_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s,;]+$/, '')
    .replace(
      /(?<=[a-z]{5,}|\b(?:iowa|ohio|utah))(?<!\b(?:assoc|indus|const|constr|transp|commn))\.$/i,
      '',
    );
  const [head = '', ...more] = plain.split(/\s*,\s*/);
  const state = OF_STATE.exec(head)?.[1];
  if (state) return toTitleCase(state.toUpperCase(), true);
  if (/^(?:the )?united states(?: of america)?$/i.test(head)) return 'United States';
  if (/^commissioner of internal revenue$/i.test(head)) return 'Commissioner';
  const next = more[0] ?? '';
  if (isPerson(head, next)) return toTitleCase(getSurname(head), allCaps);
  // "Jerrico, Inc." is one name; what follows describes the party.
  const parts = [head, ...more];
  const ampersandIndex = parts
    .slice(0, 4)
    .findIndex(
      (part, i) =>
        i > 0 && part.includes(' & ') && !/^(?:trading|doing|[dt]\/?b\/?a)\b/i.test(part),
    );
  const nameParts = parts.slice(
    0,
    ampersandIndex === -1 || TITLES.has(next.split(' ')[0]?.toLowerCase() ?? '')
      ? 1
      : ampersandIndex + 1,
  );
  const suffix = parts[nameParts.length] ?? '';
  if (/^(?:inc|ltd|l\.?l\.?[cp]|co|corp|n\.a|s\.a|p\.c|jr|sr)\b/i.test(suffix))
    nameParts.push(suffix);
  return truncateCaption(toTitleCase(nameParts.join(', '), allCaps));
}

function isPerson(head: string, next: string): boolean {
  const words = head.split(' ').map((word) => word.toLowerCase().replace(/[.,'’"]/g, ''));
  if (
    words.length < 2 ||
    words.length > 5 ||
    words.some((word) => ORGANIZATIONS.has(word) || /[&0-9]/.test(word))
  )
    return false;
  if (/^(?:in re|ex parte|the|estate|matter)\b/i.test(head)) return false;
  const titleFollows = TITLES.has(
    next.toLowerCase().match(/^(?:(?:acting|former|as|united states|u\.? ?s\.?) )?([a-z]+)/)?.[1] ??
      '',
  );
  const hasInitial = /^[\p{L}'’-]{2,} (?:\p{L}\. ?){1,2} ?\p{L}[\p{L}'’-]+$/u.test(head);
  return titleFollows || hasInitial || COMMON_FIRST_NAMES.has(words[0] ?? '');
}

function getSurname(person: string): string {
  const words = person.split(' ').filter((word) => !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(word));
  let start = words.length - 1;
  while (start > 1 && SURNAME_PARTICLES.has(words[start - 1]?.toLowerCase() ?? '')) start--;
  return words.slice(start).join(' ');
}

function isAllCaps(name: string): boolean {
  const letters = name
    .replace(/\b(?:v|vs|et al|et ux|et vir|ex rel|dba|aka)\b\.?/g, '')
    .replace(/[^\p{L}]/gu, '');
  return letters.replace(/\p{Ll}/gu, '').length > letters.length * 0.7;
}

/** Converts names in all capitals to title case. */
function toTitleCase(name: string, allCaps: boolean): string {
  if (!allCaps) return name.replace(/^In Re\b/, 'In re').replace(/^Ex Parte\b/, 'Ex parte');
  return name
    .split(' ')
    .map((word, i) => {
      const lower = word.toLowerCase();
      const bare = lower.replace(/[^a-z&]/g, '');
      if (i > 0 && LOWERCASE_WORDS.has(bare)) return lower;
      if (
        ALL_CAPS_WORDS.has(bare) ||
        /^(?:[A-Z]\.)+,?$/.test(word) ||
        /^(?:II|III|IV|VI|VII|VIII)$/.test(word)
      )
        return word;
      return lower
        .replace(/(?<![\p{L}'’])\p{L}|(?<=\b[od]['’])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/\bMc\p{L}/gu, (start) => `Mc${start.charAt(2).toUpperCase()}`);
    })
    .join(' ')
    .replace(/^(In Re|Ex Parte)\b/, (start) => (start === 'In Re' ? 'In re' : 'Ex parte'));
}

function truncateCaption(name: string): string {
  if (name.length <= MAX_CAPTION_LENGTH) return name;
  return `${name.slice(0, name.lastIndexOf(' ', MAX_CAPTION_LENGTH))} …`;
}
