// Citations as people write them, made from the formal rows of a facts file: a seeded sample, everyday short captions ("Shinseki v.
// Sanders" for "ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS"), and the same with names swapped.
import { readFileSync } from 'node:fs';

/** `row` tells the two citations of one case from two cases. */
export type Fact = { cite: string; name: string; year: number; row?: string };

export function readFacts(file: string): Fact[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [us = '', sct = '', name = '', decided = ''] = cells(row);
      const year = Number(decided.slice(0, 4));
      return [us, sct].filter(Boolean).map((cite) => ({ cite, name, year, row }));
    });
}

function cells(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((m) => (m[1] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'));
}

/** The same sample on every machine. */
export function sample<T>(list: T[], size: number, seed: number): T[] {
  const left = [...list];
  let state = seed;
  return Array.from({ length: Math.min(size, left.length) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return left.splice(state % left.length, 1)[0] as T;
  });
}

const CORPORATE =
  /\b(?:co|company|corp|corporation|inc|ltd|llc|l\.?p|bank|assn|association|union|r\.? ?r|railroad|railway|ry|board|department|dept|commission|county|city|town|state|states|district|school|insurance|ins|university|society|church|council|committee|authority|agency|bureau|service|trust|fund|lodge|club|hospital|institute|conference|brotherhood|league|court|people|commonwealth|republic|of|for|and|&|american|national|federal|lines?|airlines?|industries|products|brothers|bros|sons|works|mills|press|news|times|systems?|group|party|tribe|nation|islands?|new|north|south|west|rhode|puerto)\b/i;
const TAIL = /^\s*(?:inc|ltd|llc|l\.?l\.?c|l\.?p|co|corp|n\.?\s?a|jr|sr|i+)\b\.?/i;
const ABBREVIATED: [RegExp, string][] = [
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

/** The caption a careful person would write for a formal one. */
export function shortCaption(formal: string): string {
  const [first = '', second] = formal.split(/\s+v\.\s+/i);
  if (second === undefined) return titled(formal.replace(/,?\s*\bet al\.?.*$/i, '').replace(/,\s*V$/, ''));
  return `${side(first)} v. ${side(second)}`;
}

function side(formal: string): string {
  const party = (formal.replace(/,?\s*\bet (?:al|ux|vir)\b\.?.*$/i, '').match(/^[^,]*(?:,[^,]*)?/)?.[0] ?? formal).trim();
  const [head = '', tail = ''] = party.split(',');
  const name = TAIL.test(tail) ? `${head},${tail}` : head;
  if (CORPORATE.test(name) || /\bex rel\b/i.test(name)) return titled(name).replace(/^The /, '');
  const words = head.trim().split(/\s+/);
  if (words.every((word) => /^(?:[A-Z]\.)+$/.test(word))) return words.join(' ');
  return titled(/^(?:jr|sr|i+)\.?$/i.test(words.at(-1) ?? '') ? (words.at(-2) ?? '') : (words.at(-1) ?? head));
}

function titled(text: string): string {
  const upper = text === text.toUpperCase() || /[A-Z]{4}/.test(text);
  const cased = upper
    ? text.toLowerCase().replace(/(^|[\s("'&.-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    : text;
  const small = cased.replace(/\s(Of|The|And|For|In|On|To|By|Ex|Rel|De)\b/g, (word) => word.toLowerCase());
  return ABBREVIATED.reduce((name, [word, short]) => name.replace(word, short), small).trim();
}
