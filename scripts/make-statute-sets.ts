// node scripts/make-statute-sets.ts    (REFERENCE_DATA set)
// Writes the three sets of npm run eval -- statutes. Nothing here uses the checker: citations are
// cut out of texts and labeled by the small patterns below and by the table of sections, so that
// the checker is compared with another reading. Columns: the citation as it stands, the sections it
// names ("42:1983", a range as "42:1981..1988"), and what the answer must be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const SEED = 20_261_117;
const data = process.env.REFERENCE_DATA ?? '';
const law = join(data, 'law', 'us-code');
const readGzip = (file: string) => gunzipSync(readFileSync(file)).toString('utf8');
const table = readGzip(join(law, 'sections.tsv.gz')).trimEnd().split('\n').slice(1);
const sections = table
  .map((line) => line.split('\t').slice(0, 2) as [string, string])
  .filter(([, section]) => !section.includes('_'));
const known = new Set(sections.map(([title, section]) => `${title}:${section.toLowerCase()}`));
let state = SEED;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};
const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;

function write(name: string, head: string[], rows: string[][]): void {
  const lines = [...head.map((line) => `# ${line}`), ...rows.map((row) => row.join('\t'))];
  writeFileSync(join(import.meta.dirname, '..', 'evals', name), `${lines.join('\n')}\n`);
  console.log(`${name}: ${rows.length}`);
}

// Near misses: a neighbor of a real section that is not in the table.
const WORDINGS = [
  (t: string, s: string) => `${t} U.S.C. § ${s}`,
  (t: string, s: string) => `${t} USC ${s}`,
  (t: string, s: string) => `${t} U.S.C.A. § ${s}(a)`,
  (t: string, s: string) => `section ${s} of title ${t}, United States Code`,
  (t: string, s: string) => `${t} U. S. C. §${s.replace('-', '–')}`,
];
const CHANGES = [
  (s: string) => s.replace(/^\d+/, (n) => String(Number(n) + 1 + Math.floor(random() * 9))),
  (s: string) =>
    s.replace(/^\d+/, (n) => String(Math.max(1, Number(n) - 1 - Math.floor(random() * 9)))),
  (s: string) => s.replace(/\d$/, (n) => String((Number(n) + 1 + Math.floor(random() * 8)) % 10)),
  (s: string) =>
    /[a-z]$/.test(s)
      ? s.slice(0, -1) + pick([...'efghijkmnpqrstvwxyz'])
      : `${s}${pick([...'bcdefghjkmnpqrstvwxyz'])}`,
  (s: string) => `${s.split('-')[0]}-${10 + Math.floor(random() * 80)}`,
  (s: string) => `${s.match(/^\d+/)?.[0]}${Math.floor(random() * 10)}`,
];
const misses = new Map<string, string[]>();
while (misses.size < 1000) {
  const [title, real] = pick(sections);
  const section = pick(CHANGES)(real);
  const key = `${title}:${section.toLowerCase()}`;
  // "1441-43" would be a range of two real sections: not a near miss of a number.
  if (known.has(key) || /^0/.test(section) || /^\d+-\d+$/.test(section)) continue;
  misses.set(key, [pick(WORDINGS)(title, section), `${title}:${section}`, 'not_in_code']);
}
write(
  'statutes-near-misses.tsv',
  [
    'A thousand section numbers that do not exist at release point 119-100, made by seed from neighbors of real ones (another number, letter',
    'or hyphen), each in one of five wordings. Some may be numbers of repealed sections: those are not in the Code either.',
    'Written by scripts/make-statute-sets.ts before the checker was. Its first run had 984 right and was mended with these at hand, so they',
    'are no longer a blind set; SEED in the script makes another.',
  ],
  [...misses.values()],
);

// Real citations, cut out of texts.
const CITATION =
  /(\d{1,2}),?\s{1,3}U\.?\s?S\.?\s?C\.?(?:\s?[AS]\.)?,?\s{0,3}((?:App\.|app\.)[,\s]{0,3})?(\([^)]{0,30}\)\s?)?(§§?|[Ss]ec(?:s|tions?)?\.?)?\s{0,3}(\d[\dA-Za-z]*(?:[-–—]+\d+[a-z]{0,2}\b)?)((?:\s?\((?:[A-Za-z]|\d{1,2}|[ivx]{1,4}|[a-z]{2})\))*)((?:(?:,\s|,?\sand\s|,?\sor\s|\s?&\s|\s?[-–—]\s?|\sto\s)\d[\dA-Za-z]*(?:[-–]\d+[a-z]?)?(?:\s?\((?:[A-Za-z]|\d{1,2})\))*(?!\s?[A-Z]|\.\d|\d))*)(\s{0,2}\(?note\b)?(\s?et seq\.?)?/g;

function cutCitations(text: string): string[][] {
  const rows: string[][] = [];
  for (const match of text.matchAll(CITATION)) {
    const [whole, title = '', app, , mark = '', first = '', , list = '', note] = match;
    const citation = whole
      .replace(/\s+/g, ' ')
      .replace(/[\t\n]/g, ' ')
      .trim();
    const isPlural = /§§|s\.?$/.test(mark);
    if (!isPlural && /,|and|or|&/.test(list)) continue;
    rows.push([
      citation,
      ...label(title, isPlural, first, list, { app: Boolean(app), note: Boolean(note) }),
    ]);
  }
  return rows;
}

function label(
  title: string,
  isPlural: boolean,
  first: string,
  list: string,
  { app, note }: { app: boolean; note: boolean },
): string[] {
  const bare = (text: string) => text.replace(/\s?\([^)]*\)/g, '').replace(/[–—]+/g, '-');
  const items = [bare(first), ...bare(list).split(/(?:,?\s(?:and|or)\s|,\s|\s?&\s)/)].filter(
    Boolean,
  );
  const names = items.flatMap((item, index) => {
    const range = /^(\d+[a-z]*)-(\d+[a-z]*)$/i.exec(item);
    const isRange =
      range &&
      (isPlural || isLater(range[2], range[1])) &&
      isLater(expand(range[1] ?? '', range[2] ?? ''), range[1]) &&
      !known.has(`${title}:${item.toLowerCase()}`);
    if (isRange) return [`${title}:${range[1]}..${expand(range[1] ?? '', range[2] ?? '')}`];
    const to = /^\s?(?:-|to)\s?(.*)$/.exec(item);
    return to && index > 0 ? [`..${to[1]}`] : [`${title}:${item}`];
  });
  const sectionNames = names.join(' ').replaceAll(' ..', '..');
  const ends = sectionNames.split(' ').flatMap((name) => name.replace(/^\d+:/, '').split('..'));
  const all = ends.every((section) => known.has(`${title}:${section.toLowerCase()}`));
  const status = app || (note && !all) ? 'not_in_index' : all ? 'verified' : 'not_in_code';
  return [sectionNames, status];
}

const isLater = (a = '', b = '') =>
  Number.parseInt(a, 10) > Number.parseInt(b, 10) ||
  (Number.parseInt(a, 10) === Number.parseInt(b, 10) &&
    (a.length > b.length || (a.length === b.length && a > b)));
const expand = (from: string, to: string) => {
  const digits = from.match(/^\d+/)?.[0] ?? '';
  return /^\d+$/.test(to) && to.length < digits.length ? digits.slice(0, -to.length) + to : to;
};

const ENTITIES: Record<string, string> = {
  '&#167;': '§',
  '&sect;': '§',
  '&amp;': '&',
  '&#8212;': '—',
  '&#8211;': '–',
  '&nbsp;': ' ',
  '&#160;': ' ',
};
/** An opinion is there in up to four editions, which write citations in their own ways. */
function readEditions(file: string): string[] {
  const opinion = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return [opinion.html_with_citations, opinion.html_lawbox, opinion.html, opinion.plain_text]
    .filter((text) => typeof text === 'string')
    .map((html) =>
      html
        .replace(/<sup\b[^>]*>|<a class="footnote"[^>]*>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .replace(/&#?\w+;/g, (entity) => ENTITIES[entity] ?? ' '),
    );
}

const folder = join(data, 'cases', 'courtlistener-v2');
const opinionRows = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const rows = readEditions(join(folder, name)).flatMap(cutCitations);
    return [...new Map(rows.map((row) => [row[0], row])).values()];
  });
write(
  'statutes-opinions.tsv',
  [
    'Citations as they stand in 100 opinions of the Free Law Project (CC0): the citation alone, each spelling once per opinion. Labeled by the pattern in',
    'scripts/make-statute-sets.ts and the table of sections of release point 119-100: most opinions are decades old, and what they cite has often',
    'been repealed or moved since. Those are labeled not_in_code, which is what the checker must say. Where pattern and checker disagreed, each was',
    'read by eye: the pattern was mended for ", and", for "22-1" and for ranges of letters.',
  ],
  opinionRows,
);

// The Code's own cross-references, and real sections in the wordings of briefs.
const OF_TITLE =
  /[Ss]ections? (\d[\dA-Za-z]*(?:–\d+[a-z]?)?)((?:\([0-9A-Za-z]{1,3}\))*) of title (\d{1,2})(?:, United States Code)?(?=[\s,.;)])/g;
const crossReferences = new Map<string, string[]>();
for (const name of readdirSync(join(law, 'text')).sort()) {
  for (const line of readGzip(join(law, 'text', name))
    .trimEnd()
    .split('\n')) {
    const { text } = JSON.parse(line) as { text: string };
    for (const row of cutCitations(text)) crossReferences.set(row[0] ?? '', row);
    for (const [citation, section = '', , title = ''] of text.matchAll(OF_TITLE)) {
      crossReferences.set(citation, [
        citation.replace(/\s+/g, ' '),
        ...label(title, false, section, '', { app: false, note: false }),
      ]);
    }
  }
}
const BRIEF_WORDINGS: ((t: string, s: string) => string)[] = [
  (t, s) => `${t} U.S.C. § ${s}(a)(1)(A)`,
  (t, s) => `${t} U.S.C. §${s}.`,
  (t, s) => `${t} USC ${s}`,
  (t, s) => `${t} USC § ${s},`,
  (t, s) => `${t} U.S.C ${s}`,
  (t, s) => `${t} USC. § ${s}`,
  (t, s) => `${t} U. S. C. § ${s} (b)(2)`,
  (t, s) => `${t} U.S.C.A. § ${s} (West 2018)`,
  (t, s) => `${t} U.S.C.S. § ${s}`,
  (t, s) => `${t} U.S. Code § ${s}`,
  (t, s) => `${t} us code ${s}`,
  (t, s) => `${t} U.S.C. sec. ${s}(c)`,
  (t, s) => `${t} U.S.C. Section ${s}`,
  (t, s) => `${t}\u00a0U.S.C.\u00a0§\u00a0${s}`,
  (t, s) => `${t}\nU.S.C. §\n${s}`,
  (t, s) => `${t} U.S.C. § ${s.replaceAll('-', '–')} et seq.`,
  (t, s) => `${t} U.S.C. § ${s} (2018)`,
  (t, s) => `Section ${s} of Title ${t}`,
  (t, s) => `section ${s}(a) of title ${t} of the United States Code`,
  (t, s) => `Title ${t}, United States Code, Section ${s}`,
  (t, s) => `title ${t} of the U.S. Code, section ${s}(d)`,
  (t, s) => `Title ${t} U.S.C. § ${s}`,
  (t, s) => `${t} U.S.C. § ${s}¹`,
  (t, s) => `${t} U.S.C. § ${s}[3]`,
];
const written: string[][] = [];
const takeEach = (rows: string[][], count: number) => {
  for (let i = 0; i < count; i++)
    written.push(rows[Math.floor((i * rows.length) / count)] as string[]);
};
const all = [...crossReferences.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
takeEach(
  all.filter(([, , status]) => status === 'verified'),
  560,
);
takeEach(
  all.filter(([, , status]) => status === 'not_in_code'),
  40,
);
while (opinionRows.length + written.length < 2000 || written.length < 1000) {
  const [title, section] = pick(sections);
  const wording = BRIEF_WORDINGS[written.length % BRIEF_WORDINGS.length] as (
    t: string,
    s: string,
  ) => string;
  written.push([
    wording(title, section).replace('\n', '\\n').replace('\n', '\\n'),
    `${title}:${section}`,
    'verified',
  ]);
}
write(
  'statutes-written.tsv',
  [
    'First 600 cross-references as they stand in the text of the U.S. Code at release point 119-100 (560 to sections of today, 40 that the Code',
    'itself still makes to sections that are gone), then real sections, drawn by seed, in the wordings and misspellings of briefs (\\n: a line break).',
    'Labeled as statutes-opinions.tsv is.',
  ],
  written,
);
