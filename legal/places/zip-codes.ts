// Which states and counties a ZIP code lies in. It is one compressed text: a line with the day it
// was read, a line for each county ("NY<tab>Suffolk"), then a block "@005" for each first three
// digits with a line for each ZIP code: its last two digits and the numbers of its counties. A
// block has at most a hundred lines, so a ZIP code is looked up in the text and no table of all of
// them is built.
import { brotliDecompressSync } from 'node:zlib';

/**
 * `code`: a state, DC, a territory, a freely associated state (PW), or a military one (AE).
 * Counties in alphabetical order.
 */
type ZipState = { code: string; counties: string[] };

export type ZipCodes = {
  /** The day the list was read: "2026-11-17". */
  date: string;
  /** Empty when there is no such ZIP code. Most have one state; some lie in two or three. */
  find: (zip: string) => ZipState[];
};

/** Text or brotli bytes. */
export function readZipCodes(data: string | Uint8Array): ZipCodes {
  const text = typeof data === 'string' ? data : brotliDecompressSync(data).toString('utf8');
  const [head = '', ...blocks] = text.split('\n@');
  const [date = '', ...counties] = head.split('\n');
  const blockByPrefix = new Map(blocks.map((block) => [block.slice(0, 3), block]));
  return {
    date,
    find(zip) {
      const block = /^\d{5}$/.test(zip) ? blockByPrefix.get(zip.slice(0, 3)) : undefined;
      const start = block?.indexOf(`\n${zip.slice(3)} `) ?? -1;
      if (!block || start < 0) return [];
      const [line = ''] = block.slice(start + 4).split('\n', 1);
      return groupByState(line.split(' ').map((number) => counties[Number(number)] ?? ''));
    },
  };
}

function groupByState(rows: string[]): ZipState[] {
  const states = new Map<string, string[]>();
  for (const row of rows) {
    const [code = '', county = ''] = row.split('\t');
    states.set(code, [...(states.get(code) ?? []), ...(county ? [county] : [])]);
  }
  return [...states]
    .map(([code, counties]) => ({ code, counties: counties.toSorted() }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
