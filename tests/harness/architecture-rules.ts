// Who may import whom, as one table, and the other habits that a machine can check. Pure: a map of file texts in, a list of
// sentences out; the test feeds it the repository, and planted faults to see that it finds them.
import { clockFaults } from './clock-rules.ts';
import { readImports, withoutComments } from './read-imports.ts';

export type Files = ReadonlyMap<string, string>;

type Allowed = { values: string[]; types?: string[] };

/** Downwards only. `features/` stands for all features here; between two of them the next table decides. */
const ROOMS: Record<string, Allowed> = {
  server: { values: ['server', 'app/http', 'app/frame', 'features', 'legal', 'integrations', 'db', 'lib'] },
  app: { values: ['app', 'app/http', 'app/frame', 'app/ui', 'app/styles', 'features', 'legal', 'lib'] },
  'app/routes': { values: ['app/http', 'app/frame', 'app/ui', 'app/styles', 'features', 'legal', 'lib'] },
  'app/frame': { values: ['app/http', 'app/frame', 'app/ui', 'features', 'legal', 'lib'] },
  'app/styles': { values: [] },
  'app/http': { values: ['app/http', 'features', 'legal', 'lib'] },
  'app/ui': { values: ['app/ui', 'lib'] },
  features: { values: ['features', 'legal', 'db', 'lib', 'app/ui'], types: ['integrations'] },
  legal: { values: ['legal', 'lib'] },
  integrations: { values: ['integrations', 'lib', 'legal'] },
  db: { values: ['db', 'lib'] },
  lib: { values: ['lib'] },
};

/** Which feature may use which other one. */
export const BETWEEN_FEATURES: Record<string, string[]> = {
  accounts: ['plans'],
  analysis: ['case-law', 'citations', 'grounding', 'help', 'library', 'plans', 'printing', 'site-search', 'triage'],
  assistant: ['grounding', 'help', 'library', 'news', 'plans', 'site-search', 'triage'],
  'case-law': ['library', 'site-search'],
  citations: ['case-law', 'library'],
  deadlines: ['library'],
  dictionary: ['library', 'plans'],
  documents: ['grounding', 'library', 'plans', 'printing'],
  feedback: [],
  grounding: ['citations', 'library', 'site-search', 'triage'],
  help: ['grounding', 'library'],
  library: [],
  motions: ['analysis', 'case-law', 'citations', 'grounding', 'library', 'plans', 'printing', 'site-search'],
  news: ['citations', 'library', 'newsletter', 'site-search'],
  newsletter: ['library'],
  plans: [],
  printing: ['library'],
  research: ['analysis', 'case-law', 'dictionary', 'grounding', 'library', 'motions', 'news', 'plans', 'site-search'],
  'site-search': ['library'],
  support: ['plans'],
  triage: ['library', 'site-search'],
};

/** legal/ and lib/ do no I/O: these modules and packages are known not to. */
const PURE = ['node:crypto', 'node:zlib', 'node:util', 'node:path', 'node:buffer', 'marked', 'stemmer', 'syllable', 'yaml', 'zod'];

const READS_ENVIRONMENT = /^(?:server\/(?:env|main)\.ts$|scripts\/|tests\/|bench\/|[\w.-]+\.config\.ts$)/;
const MAY_DEFAULT_EXPORT = /^(?:app\/(?:root|entry\.\w+)\.tsx$|app\/routes\.ts$|app\/routes\/|tests\/|[\w.-]+\.config\.ts$)/;
/** The loader itself; the record of confirmed facts, which is a seal and not prose; the boot, which says where the folder is. */
const NAMES_CONTENT = ['features/library/read-content.server.ts', 'features/library/confirm-content.server.ts', 'server/boot.ts'];
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:server|client|long|test|spec|config|d))*\.[a-z]+$/;
const MAX_LINES = 300;

export function findFaults(files: Files): string[] {
  return [...files].flatMap(([file, source]) => [
    ...importFaults(file, source),
    ...habitFaults(file, source),
    ...clockFaults(file, source),
  ]);
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function roomOf(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'app' && Object.hasOwn(ROOMS, `app/${second}`)) return `app/${second}`;
  return Object.hasOwn(ROOMS, top) ? top : undefined;
}

const featureOf = (path: string) => /^features\/([\w-]+)\//.exec(path)?.[1];

function importFaults(file: string, source: string): string[] {
  const room = roomOf(file);
  if (!room || isTest(file)) return [];
  return readImports(file, source).flatMap(({ names, typeOnly }) => {
    if (names.includes('/+types/')) return [];
    if (names.startsWith('package:')) return packageFaults(file, room, names.slice('package:'.length), typeOnly);
    const target = roomOf(names);
    const faults: string[] = [];
    const { values, types = [] } = ROOMS[room] as Allowed;
    if (!target || !(values.includes(target) || (typeOnly && types.includes(target)))) {
      faults.push(`${file} imports ${names}: ${room} may not${types.includes(target ?? '') ? ', except types' : ''}`);
    }
    const [from, to] = [featureOf(file), featureOf(names)];
    if (from && to && from !== to && !BETWEEN_FEATURES[from]?.includes(to)) {
      faults.push(`${file} imports ${names}: there is no edge from ${from} to ${to}`);
    }
    if (!typeOnly && /\.server\.tsx?$/.test(names) && !mayUseServerModules(file)) {
      faults.push(`${file} imports ${names}: it reaches browsers, a .server module must not`);
    }
    return faults;
  });
}

function packageFaults(file: string, room: string, name: string, typeOnly: boolean): string[] {
  const pure = room === 'legal' || room === 'lib';
  if (pure && !typeOnly && !PURE.includes(name)) return [`${file} imports ${name}: ${room} does no I/O`];
  const browser = /^app\/(?:ui|frame)\//.test(file) || (room === 'features' && file.endsWith('.tsx'));
  if (browser && !file.includes('.server.') && !typeOnly && name.startsWith('node:')) {
    return [`${file} imports ${name}: it reaches browsers`];
  }
  return [];
}

/** Routes and the root export loaders, which the build takes out of what browsers get. */
function mayUseServerModules(file: string): boolean {
  return /\.server\.tsx?$/.test(file) || /^(?:server|app\/routes)\//.test(file) || file === 'app/root.tsx';
}

function habitFaults(file: string, source: string): string[] {
  const code = withoutComments(source);
  const faults: string[] = [];
  const name = file.split('/').at(-1) ?? '';
  if (!KEBAB.test(name)) faults.push(`${file}: file names are kebab-case`);
  const limit = /\b(?:MOST|LEAST|LONGEST|SHORTEST|FEWEST|LARGEST)_[A-Z]\w*/.exec(code)?.[0];
  if (limit) faults.push(`${file} names ${limit}: limits are MAX_… and MIN_…`);
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_LINES) faults.push(`${file} has ${lines} lines: past ${MAX_LINES} it is two things`);
  if (/^index\.tsx?$/.test(name) || isBarrel(code)) faults.push(`${file} only passes on what others export: no barrels`);
  if (/^export default\b/m.test(code) && !MAY_DEFAULT_EXPORT.test(file)) faults.push(`${file} has a default export: named ones only`);
  if (!READS_ENVIRONMENT.test(file) && !isTest(file) && readsEnvironment(code)) {
    faults.push(`${file} reads process.env: only server/env.ts does`);
  }
  if (roomOf(file) && !isTest(file)) {
    if (/['"]#content\//.test(code)) faults.push(`${file} imports content: it is read by the loader`);
    const readsFiles = /['"](?:node:)?fs(?:\/promises)?['"]/.test(code);
    if (readsFiles && /['"`/]content['"`/]/.test(code) && !NAMES_CONTENT.includes(file)) {
      faults.push(`${file} reads files and names content: only the loader reads it`);
    }
    if (/^(?:legal|lib)\//.test(file) && /\bfetch\s*\(|\bprocess\.|\bDate\.now\(|\bconsole\./.test(code)) {
      faults.push(`${file} uses fetch, process, the machine's time or the console: legal and lib are pure`);
    }
  }
  return faults;
}

const readsEnvironment = (code: string) =>
  /\bprocess\s*(?:\.|\?\.|\[\s*['"`])\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|import\.meta\.env\b|['"](?:node:)?process['"]/.test(
    code,
  );

function isBarrel(code: string): boolean {
  const statements = code
    .split(/;|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const rest = statements.replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"]/g, '').trim();
  return statements !== '' && rest === '';
}
