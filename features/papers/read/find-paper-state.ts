// The state whose rules a paper is about, where the paper prints it: at its court, in an address,
// beside a county. The court's state wins; without one, two different states are none, because a
// wrong state is worse than none. The finder of triage reads the places; here is only which words
// of a paper are places, and which only look like them.
import { findNamedState } from '#features/triage/named-place.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { PaperKindId } from '../schema.ts';

type Span = { start: number; end: number };

const NAMES = Object.values(STATES).join('|');
const NAMED = new RegExp(`\\b(?:${NAMES})\\b`, 'i');
/** A city or a street with the name of a state: "Delaware, Ohio", "12 Ohio Street". */
const NAMESAKES = new RegExp(
  `\\b(?:${NAMES})(?=,?\\s+(?:${NAMES}|St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive)\\b)`,
  'gi',
);
/** "Delaware, OH"; in capitals, because "or" and "in" are words. */
const NAMESAKES_BY_CODE = new RegExp(
  `\\b(?:${NAMES}|${NAMES.toUpperCase()})(?=,?\\s+(?:${Object.keys(STATES).join('|')})\\b)`,
  'g',
);
/** Many counties have the name of a state, or of a city elsewhere. */
const COUNTIES =
  /\b(?:[A-Z][\w'’.]+ ){1,2}(?:County|COUNTY|Parish|PARISH)\b|\b(?:County|COUNTY|Parish|PARISH) (?:of|OF) (?:[A-Z][\w'’.]+ ?){1,2}/g;
const ZIP = /(?<![\d-])(\d{5})(?:-\d{4})?(?![\d-])/g;
const CAPITAL = /\bWashington,?\s+D\.?\s?C\b\.?/gi;
/** "Franklin County, Ohio", "Columbus, Ohio"; not "Missouri, Kansas City". */
const AFTER_PLACE = new RegExp(
  `[A-Za-z.],[ \\t]+(${NAMES})(?=[ \\t]*(?:$|[^A-Za-z \\t])|[ \\t]{3})`,
  'gim',
);
/** "State of Ohio", but not of a company: "under the laws of the State of Delaware". */
const STATE_OF =
  /(?<!laws of (?:the )?)\b(?:State|Commonwealth|People of the State) of\s+([A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+){0,2})/gi;
/** The head of a paper, where an office says of which state it is. */
const HEAD_LENGTH = 600;
const OFFICE =
  /^[^\n]*\b(?:Department|Commission|Division|Agency|Bureau|Board|Attorney General)\b[^\n]*$/gim;
/** Letters of companies, which may be anywhere: one address alone may be theirs. */
const FROM_AFAR: ReadonlySet<string> = new Set<PaperKindId>([
  'debt-collection-letter',
  'demand-or-cease-and-desist-letter',
  'insurance-denial',
]);
/** Of the United States: no state's rules count, and their offices are anywhere. */
const FEDERAL: ReadonlySet<string> = new Set<PaperKindId>([
  'eeoc-right-to-sue',
  'immigration-notice-to-appear',
  'immigration-request-for-evidence',
  'irs-notice',
  'social-security-decision',
]);
const LINES_AROUND = 3;
const MAX_LENGTH = 30_000;

export function findPaperState(
  fullText: string,
  kind: string,
  court: Span | null,
): StateCode | null {
  if (FEDERAL.has(kind)) return null;
  const text = fullText.slice(0, MAX_LENGTH);
  const ofCourt = court && findCourtState(text, court);
  if (ofCourt) return ofCourt;
  const printed = listPrinted(text);
  if (printed.length === 1 && FROM_AFAR.has(kind)) return null;
  return takeOnly(printed.length > 0 ? printed : [...listCounties(text), ...listOffices(text)]);
}

/** By its name, else by what stands around it: "STATE OF MICHIGAN" above, its address below. */
function findCourtState(text: string, { start, end }: Span): StateCode | null {
  const name = text.slice(start, end).replace(/\s+/g, ' ');
  const before = text.slice(0, start).split('\n').slice(-LINES_AROUND).join('\n');
  const after = text.slice(end).split('\n', LINES_AROUND).join('\n');
  const around = `${before}${text.slice(start, end)}${after}`;
  return (
    findState(name.replace(COUNTIES, ' ')) ??
    takeOnly(listPrinted(around)) ??
    takeOnly(listCounties(around))
  );
}

function listPrinted(original: string): StateCode[] {
  const text = original.replace(CAPITAL, STATES.DC);
  const addresses = [...text.matchAll(ZIP)].map(({ index, 1: zip = '' }) => {
    const line =
      text
        .slice(Math.max(0, index - 80), index)
        .split('\n')
        .at(-1) ?? '';
    const ending =
      line
        .replace(/[\s,]+$/, '')
        .split(',')
        .at(-1)
        ?.trim() ?? '';
    const code = /\b[A-Z]{2}$/.exec(ending)?.[0];
    const state = code
      ? findNamedState(`in ${code}`)
      : findState(ending.split(/\s+/).slice(-3).join(' '));
    // Two letters and a number are an address only where that state has the ZIP code.
    return findNamedState(`zip ${zip}`) === state ? state : undefined;
  });
  const named = [AFTER_PLACE, STATE_OF].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, name = '']) => findState(name)),
  );
  return [...addresses, ...named].filter((state) => state !== undefined);
}

/** Counties that only one state has; a name that is also a city's may be a county elsewhere. */
const listCounties = (text: string): StateCode[] =>
  [...text.matchAll(COUNTIES)].flatMap(([county]) => {
    const name = county.replace(/\b(?:County|Parish)\b(?: of)?/i, '').trim();
    return findNamedState(`at ${name}`) ? [] : (findNamedState(`at ${name} County`) ?? []);
  });

const listOffices = (text: string): StateCode[] =>
  [...text.slice(0, HEAD_LENGTH).matchAll(OFFICE)].flatMap(([line]) => findState(line) ?? []);

/** Only a state whose name is printed: cities of one name lie in many states. */
function findState(words: string): StateCode | undefined {
  // Without numbers: in "2026-SC-0042" no state is named.
  const names = words
    .replace(NAMESAKES, ' ')
    .replace(NAMESAKES_BY_CODE, ' ')
    .replace(/\S*\d\S*/g, ' ');
  const state = NAMED.test(names) ? findNamedState(names) : undefined;
  return state && new RegExp(`\\b${STATES[state]}\\b`, 'i').test(names) ? state : undefined;
}

function takeOnly(states: StateCode[]): StateCode | null {
  const [first = null, ...others] = new Set(states);
  return others.length === 0 ? first : null;
}
