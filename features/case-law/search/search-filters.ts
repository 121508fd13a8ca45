// The filters as typed, turned into courts and days. A jurisdiction is free text: a state or its letters, "federal", a circuit,
// a court's name or how it is cited. Text that names no court we know finds nothing, rather than being passed over in silence.
import { COURTS, type Court, courtNamed, findCourt } from '#legal/courts.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { editDistance } from '#lib/language/edit-distance.ts';
import type { CaseSearchInput } from '../schema.ts';
import type { CaseFilter } from './search-candidates.server.ts';

const LONGEST = 80;
const EVERYWHERE = new Set(['', 'general', 'all', 'any', 'all jurisdictions', 'nationwide', 'usa', 'united states of america']);
const FEDERAL = new Set(['federal', 'us', 'u s', 'united states', 'federal courts', 'federal court']);
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh'.split(' ');
const FIRST_YEAR = 1600;
const LAST_YEAR = 9998;

/** Nothing when there is nothing to filter by. */
export function readFilter({ jurisdiction = '', court, fromYear, toYear }: CaseSearchInput): CaseFilter | undefined {
  const place = plain(jurisdiction);
  const [from, to] = [year(fromYear), year(toYear)];
  const wanted = EVERYWHERE.has(place) ? undefined : courtsOf(place);
  if (!wanted && !court && !from && !to) return undefined;
  const courts = (wanted ?? COURTS).filter(({ level }) => !court || level === court).map(({ id }) => id);
  return {
    ...((wanted || court) && { courts }),
    ...(from && { from: `${from}-01-01` }),
    ...(to && { before: `${String(Number(to) + 1).padStart(4, '0')}-01-01` }),
  };
}

/** Whether a case would pass, for those that are ranked in memory. */
export function passes(filter: CaseFilter | undefined, courtId: string, decided: string): boolean {
  if (!filter) return true;
  const day = decided.length === 4 ? `${decided}-06-30` : decided;
  return (
    (!filter.courts || filter.courts.includes(courtId)) &&
    (!filter.from || day >= filter.from) &&
    (!filter.before || (day !== '' && day < filter.before))
  );
}

export function courtsOf(place: string): readonly Court[] {
  if (FEDERAL.has(place)) return COURTS.filter(({ jurisdiction }) => jurisdiction === 'US');
  const state = stateOf(place);
  if (state) return COURTS.filter(({ jurisdiction }) => jurisdiction === state);
  const one = courtNamed(place.replace(/\bcircuit\b/, 'cir')) ?? findCourt(place);
  if (one) return [one];
  const words = spelled(place).split(' ');
  return COURTS.filter(({ name }) => {
    const said = new Set(spelled(plain(name)).split(' '));
    return words.every((word) => said.has(word));
  });
}

function stateOf(place: string): string | undefined {
  const bare = place.replace(/^(?:the )?state of /, '');
  const states = Object.entries(STATES).map(([code, name]) => ({ code, name: name.toLowerCase() }));
  const exact = states.find(({ code, name }) => name === bare || code.toLowerCase() === bare);
  // A slip of the finger in a state's name, but not from one state's name to another's.
  const near = bare.length > 5 ? states.filter(({ name }) => editDistance(bare, name, 2) <= 2) : [];
  return exact?.code ?? (near.length === 1 ? near[0]?.code : undefined);
}

/** "9th circuit" is the Ninth Circuit; "ct" and "dist" are what they are short for. */
function spelled(text: string): string {
  const short: Record<string, string> = {
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
    .map((word) => ORDINALS[Number(/^(\d+)(?:st|nd|rd|th|d)$/.exec(word)?.[1]) - 1] ?? short[word] ?? word)
    .filter(Boolean)
    .join(' ');
}

function plain(text: string): string {
  const bare = text
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return bare
    .replace(/\bu s\b/, 'us')
    .replace(/\bn y\b/, 'ny')
    .replace(/\bd c\b/, 'dc');
}

function year(value: number | undefined): string | undefined {
  if (value === undefined || !Number.isInteger(value) || value < FIRST_YEAR || value > LAST_YEAR) return undefined;
  return String(value).padStart(4, '0');
}
