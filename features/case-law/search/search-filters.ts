// Turns search filters into court ids and dates. A jurisdiction is free text: a state or its code,
// "federal", a circuit, a court's name or citation form. A state includes the federal courts, whose
// decisions bind it too; its own courts come first. Unknown text matches no court, instead of being
// ignored silently.
import { COURTS, type Court, findCourt, findCourtByAbbreviation } from '#legal/courts.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { measureEditDistance } from '#lib/language/edit-distance.ts';
import type { CaseSearchInput } from '../schema.ts';
import type { CaseFilter } from './search-candidates.server.ts';

const MAX_JURISDICTION_LENGTH = 80;
const EVERYWHERE = new Set([
  '',
  'general',
  'all',
  'any',
  'all jurisdictions',
  'nationwide',
  'usa',
  'united states of america',
]);
const FEDERAL = new Set([
  'federal',
  'us',
  'u s',
  'united states',
  'federal courts',
  'federal court',
]);
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(
  ' ',
);
const FEDERAL_COURTS = COURTS.filter(({ jurisdiction }) => jurisdiction === 'US');
const FIRST_YEAR = 1600;
const LAST_YEAR = 9998;

/** Undefined if there is nothing to filter by. */
export function readFilter({
  jurisdiction = '',
  court,
  fromYear,
  toYear,
}: CaseSearchInput): CaseFilter | undefined {
  const jurisdictionName = normalizeName(jurisdiction);
  const from = formatYear(fromYear);
  const to = formatYear(toYear);
  const requestedCourts = EVERYWHERE.has(jurisdictionName)
    ? undefined
    : findCourts(jurisdictionName);
  if (!requestedCourts && !court && !from && !to) return undefined;
  const listIds = (courts: readonly Court[]) =>
    courts.filter(({ level }) => !court || level === court).map(({ id }) => id);
  const federalCourts = findStateCode(jurisdictionName) ? listIds(FEDERAL_COURTS) : [];
  const courts = listIds(requestedCourts ?? COURTS);
  return {
    ...((requestedCourts || court) && { courts: [...courts, ...federalCourts] }),
    ...(federalCourts.length > 0 && { ownCourts: courts }),
    ...(from && { from: `${from}-01-01` }),
    ...(to && { before: `${String(Number(to) + 1).padStart(4, '0')}-01-01` }),
  };
}

/** The same filter for cases that are ranked in memory. */
export function passesFilter(
  filter: CaseFilter | undefined,
  courtId: string,
  decided: string,
): boolean {
  if (!filter) return true;
  const day = decided.length === 4 ? `${decided}-06-30` : decided;
  return (
    (!filter.courts || filter.courts.includes(courtId)) &&
    (!filter.from || day >= filter.from) &&
    (!filter.before || (day !== '' && day < filter.before))
  );
}

export function findCourts(jurisdictionName: string): readonly Court[] {
  if (FEDERAL.has(jurisdictionName)) return FEDERAL_COURTS;
  const state = findStateCode(jurisdictionName);
  if (state) return COURTS.filter(({ jurisdiction }) => jurisdiction === state);
  const court =
    findCourtByAbbreviation(jurisdictionName.replace(/\bcircuit\b/, 'cir')) ??
    findCourt(jurisdictionName);
  if (court) return [court];
  const words = expandAbbreviations(jurisdictionName).split(' ');
  return COURTS.filter(({ name }) => {
    const nameWords = new Set(expandAbbreviations(normalizeName(name)).split(' '));
    return words.every((word) => nameWords.has(word));
  });
}

function findStateCode(jurisdictionName: string): string | undefined {
  const bare = jurisdictionName.replace(/^(?:the )?state of /, '');
  const states = Object.entries(STATES).map(([code, name]) => ({ code, name: name.toLowerCase() }));
  const exact = states.find(({ code, name }) => name === bare || code.toLowerCase() === bare);
  // Accept a typo in a state's name if it is close to exactly one state.
  const similarStates =
    bare.length > 5 ? states.filter(({ name }) => measureEditDistance(bare, name, 2) <= 2) : [];
  return exact?.code ?? (similarStates.length === 1 ? similarStates[0]?.code : undefined);
}

/** "9th circuit" becomes "ninth circuit", "ct" becomes "court". */
function expandAbbreviations(text: string): string {
  const expansions: Record<string, string> = {
    ct: 'court',
    dist: 'district',
    cir: 'circuit',
    sup: 'supreme',
    app: 'appeals',
    of: '',
    the: '',
    for: '',
  };
  return text
    .split(' ')
    .map(
      (word) =>
        ORDINALS[Number(/^(\d+)(?:st|nd|rd|th|d)$/.exec(word)?.[1]) - 1] ??
        expansions[word] ??
        word,
    )
    .filter(Boolean)
    .join(' ');
}

function normalizeName(text: string): string {
  const bare = text
    .slice(0, MAX_JURISDICTION_LENGTH)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return bare
    .replace(/\bu s\b/, 'us')
    .replace(/\bn y\b/, 'ny')
    .replace(/\bd c\b/, 'dc');
}

function formatYear(value: number | undefined): string | undefined {
  if (value === undefined || !Number.isInteger(value) || value < FIRST_YEAR || value > LAST_YEAR)
    return undefined;
  return String(value).padStart(4, '0');
}
