// Generates citations as people write them from the formal rows of a facts file: a seeded sample,
// with short captions ("Shinseki v. Sanders" for "ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS,
// PETITIONER v. WOODROW F. SANDERS").
import { readFileSync } from 'node:fs';

/** `row` is equal for the two citations of one case. */
export type Fact = { cite: string; name: string; year: number; row?: string };

export function readFacts(file: string): Fact[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [us = '', sct = '', name = '', decided = ''] = splitCells(row);
      const year = Number(decided.slice(0, 4));
      return [us, sct].filter(Boolean).map((cite) => ({ cite, name, year, row }));
    });
}

function splitCells(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) =>
    (m[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
  );
}

/** Deterministic: the same seed gives the same sample on every machine. */
export function drawSample<T>(list: T[], size: number, seed: number): T[] {
  const remaining = [...list];
  let state = seed;
  return Array.from({ length: Math.min(size, remaining.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return remaining.splice(state % remaining.length, 1)[0] as T;
  });
}

const CORPORATE =
  /\b(?:co|company|corp|corporation|inc|ltd|llc|l\.?p|bank|assn|association|union|r\.? ?r|railroad|railway|ry|board|department|dept|commission|county|city|town|state|states|district|school|insurance|ins|university|society|church|council|committee|authority|agency|bureau|service|trust|fund|lodge|club|hospital|institute|conference|brotherhood|league|court|people|commonwealth|republic|of|for|and|&|american|national|federal|lines?|airlines?|industries|products|brothers|bros|sons|works|mills|press|news|times|systems?|group|party|tribe|nation|islands?|new|north|south|west|rhode|puerto)\b/i;
const TAIL = /^\s*(?:inc|ltd|llc|l\.?l\.?c|l\.?p|co|corp|n\.?\s?a|jr|sr|i+)\b\.?/i;
const ABBREVIATIONS: [RegExp, string][] = [
  [/\bCompany\b/g, 'Co.'],
  [/\bCorporation\b/g, 'Corp.'],
  [/\bBoard\b/g, 'Bd.'],
  [/\bEducation\b/g, 'Educ.'],
  [/\bCounty\b/g, 'Cnty.'],
  [/\bDepartment\b/g, "Dep't"],
  [/\bAssociation\b/g, "Ass'n"],
  [/\bInternational\b/g, "Int'l"],
  [/\bNational\b/g, "Nat'l"],
  [/\bInsurance\b/g, 'Ins.'],
  [/\bRailway\b/g, 'Ry.'],
  [/\bRailroad\b/g, 'R.R.'],
  [/\bCommission\b/g, "Comm'n"],
  [/\bCommissioner\b/g, "Comm'r"],
  [/\bDistrict\b/g, 'Dist.'],
  [/\bManufacturing\b/g, 'Mfg.'],
];

/** The short caption that a careful writer would use for a formal one. */
export function shortenCaption(formal: string): string {
  const [first = '', second] = formal.split(/\s+v\.\s+/i);
  if (second === undefined)
    return toTitleCase(formal.replace(/,?\s*\bet al\.?.*$/i, '').replace(/,\s*V$/, ''));
  return `${shortenSide(first)} v. ${shortenSide(second)}`;
}

function shortenSide(formal: string): string {
  const party = (
    formal.replace(/,?\s*\bet (?:al|ux|vir)\b\.?.*$/i, '').match(/^[^,]*(?:,[^,]*)?/)?.[0] ?? formal
  ).trim();
  const [head = '', tail = ''] = party.split(',');
  const name = TAIL.test(tail) ? `${head},${tail}` : head;
  if (CORPORATE.test(name) || /\bex rel\b/i.test(name))
    return toTitleCase(name).replace(/^The /, '');
  const words = head.trim().split(/\s+/);
  if (words.every((word) => /^(?:[A-Z]\.)+$/.test(word))) return words.join(' ');
  return toTitleCase(
    /^(?:jr|sr|i+)\.?$/i.test(words.at(-1) ?? '') ? (words.at(-2) ?? '') : (words.at(-1) ?? head),
  );
}

function toTitleCase(text: string): string {
  const isUpperCase = text === text.toUpperCase() || /[A-Z]{4}/.test(text);
  const cased = isUpperCase
    ? text
        .toLowerCase()
        .replace(
          /(^|[\s("'&.-])([a-z])/g,
          (_, before: string, letter: string) => before + letter.toUpperCase(),
        )
    : text;
  const lowered = cased.replace(/\s(Of|The|And|For|In|On|To|By|Ex|Rel|De)\b/g, (word) =>
    word.toLowerCase(),
  );
  return ABBREVIATIONS.reduce((name, [word, short]) => name.replace(word, short), lowered).trim();
}
