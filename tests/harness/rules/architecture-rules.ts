// Which layer may import which, and other conventions that can be checked by a program. Pure: takes
// a map of file texts and returns a list of violations. The test runs it on the repository, and on
// planted violations to show that it finds them.
import { findClockFaults } from './clock-rules.ts';
import { readImports, stripComments } from './read-imports.ts';
import { findRouteFaults } from './route-rules.ts';

export type Files = ReadonlyMap<string, string>;

type AllowedImports = { values: string[]; types?: string[] };

/**
 * Imports go downwards only. `features` stands for all features; imports between features are in
 * the next table.
 */
const LAYERS: Record<string, AllowedImports> = {
  server: {
    values: ['server', 'app/http', 'app/frame', 'features', 'legal', 'integrations', 'db', 'lib'],
  },
  app: {
    values: ['app', 'app/http', 'app/frame', 'app/ui', 'app/styles', 'features', 'legal', 'lib'],
  },
  // The tools of assistants; their use cases are features'.
  'app/mcp': { values: ['app/mcp', 'app/http', 'features', 'legal', 'lib'] },
  // The document of the API, and what /developers shows of it.
  'app/openapi': {
    values: ['app/openapi', 'app/mcp', 'app/http', 'app/ui', 'features', 'legal', 'lib'],
  },
  // What stands in pages of others.
  'app/widgets': {
    values: ['app/widgets', 'app/mcp', 'app/http', 'app/ui', 'features', 'legal', 'lib'],
  },
  'app/routes': {
    values: [
      'app/mcp',
      'app/openapi',
      'app/widgets',
      'app/http',
      'app/frame',
      'app/ui',
      'app/styles',
      'features',
      'legal',
      'lib',
    ],
  },
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
export const FEATURE_DEPENDENCIES: Record<string, string[]> = {
  accounts: ['plans', 'printing'],
  analysis: [
    'case-law',
    'citations',
    'grounding',
    'help',
    'library',
    'models',
    'plans',
    'printing',
    'search',
    'state-rules',
    'triage',
  ],
  'api-keys': [],
  assistant: [
    'dictionary',
    'grounding',
    'help',
    'law',
    'library',
    'models',
    'news',
    'plans',
    'search',
    'state-rules',
    'triage',
  ],
  'case-law': ['importing', 'library', 'search'],
  citations: ['case-law', 'importing', 'law', 'library', 'plans', 'printing'],
  contact: ['plans'],
  dashboard: ['accounts', 'library', 'plans', 'research'],
  deadlines: ['library'],
  dictionary: ['library', 'plans', 'search'],
  documents: ['grounding', 'library', 'plans', 'printing', 'state-rules'],
  grounding: ['citations', 'law', 'library', 'search', 'state-rules', 'triage'],
  help: ['grounding', 'library'],
  importing: [],
  law: ['case-law', 'importing', 'library', 'models', 'search'],
  library: [],
  models: ['library'],
  motions: [
    'analysis',
    'case-law',
    'citations',
    'grounding',
    'library',
    'plans',
    'printing',
    'search',
  ],
  news: ['citations', 'library', 'newsletter', 'search'],
  newsletter: ['library', 'plans'],
  papers: [
    'citations',
    'deadlines',
    'library',
    'models',
    'plans',
    'search',
    'state-rules',
    'triage',
  ],
  plans: [],
  printing: ['library'],
  programs: [
    'assistant',
    'case-law',
    'citations',
    'deadlines',
    'dictionary',
    'documents',
    'help',
    'law',
    'library',
    'plans',
    'search',
    'state-rules',
    'triage',
  ],
  research: [
    'analysis',
    'case-law',
    'dictionary',
    'grounding',
    'law',
    'library',
    'motions',
    'news',
    'plans',
    'search',
    'triage',
  ],
  search: ['library', 'models'],
  'state-rules': ['library', 'search'],
  topics: [
    'deadlines',
    'dictionary',
    'help',
    'library',
    'news',
    'newsletter',
    'search',
    'state-rules',
  ],
  triage: ['library', 'models', 'search'],
  wages: ['library'],
};

/** legal/ and lib/ do no I/O: they may import only these modules and packages. */
const PURE_MODULES = [
  'node:crypto',
  'node:zlib',
  'node:util',
  'node:path',
  'node:buffer',
  'marked',
  'stemmer',
  'syllable',
  'yaml',
  'zod',
];

/** app/routes.ts asks whether this is the development server. */
const MAY_READ_ENVIRONMENT =
  /^(?:server\/(?:env|main)\.ts$|app\/(?:routes\.ts|entry\.client\.tsx)$|scripts\/|tests\/|bench\/|[\w.-]+\.config\.ts$)/;
const MAY_DEFAULT_EXPORT =
  /^(?:app\/(?:root|entry\.\w+)\.tsx$|app\/routes\.ts$|app\/routes\/|tests\/|[\w.-]+\.config\.ts$)/;
/**
 * The loader itself; the record of confirmed facts, which holds hashes and no prose; the file that
 * knows the folder.
 */
const MAY_NAME_CONTENT = [
  'features/library/files/read-content.server.ts',
  'features/library/checks/confirm-content.server.ts',
  'server/boot/content-source.ts',
];
const KEBAB_CASE =
  /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:server|client|long|test|spec|config|d))*\.[a-z]+$/;
/** Where texts are, and names of a file of texts elsewhere. */
const TEXTS = /^(?:app\/frame|features\/[\w-]+|legal\/[\w-]+)\/messages\/[\w-]+\.ts$/;
const NAMED_LIKE_TEXTS = /[/-]messages(?:\.[\w-]+)?\.tsx?$|\/messages\//;
const MAX_LINES = 300;
const MAX_TEST_LINES = 450;
/** The formatter's width; it does not wrap comments. */
const MAX_COLUMNS = 100;
/**
 * Flags for a part of an expression. V8 gave different results for one text from run to run; a flag
 * for the whole expression is reliable.
 */
const INLINE_MODIFIER = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/;

export function findFaults(files: Files): string[] {
  return [...files].flatMap(([file, source]) => [
    ...findImportFaults(file, source),
    ...findStyleFaults(file, source),
    ...findClockFaults(file, source),
    ...(isTest(file) ? [] : findRouteFaults(file, source, Object.keys(FEATURE_DEPENDENCIES))),
  ]);
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function getLayer(path: string): string | undefined {
  const [top = '', second = ''] = path.split('/');
  if (top === 'app' && Object.hasOwn(LAYERS, `app/${second}`)) return `app/${second}`;
  return Object.hasOwn(LAYERS, top) ? top : undefined;
}

const getFeature = (path: string) => /^features\/([\w-]+)\//.exec(path)?.[1];

function findImportFaults(file: string, source: string): string[] {
  const layer = getLayer(file);
  if (!layer || isTest(file)) return [];
  return readImports(file, source).flatMap(({ target, typeOnly }) => {
    if (target.includes('/+types/')) return [];
    if (target.startsWith('package:'))
      return findPackageFaults(file, layer, target.slice('package:'.length), typeOnly);
    const targetLayer = getLayer(target);
    const faults: string[] = [];
    const { values, types = [] } = LAYERS[layer] as AllowedImports;
    if (
      !targetLayer ||
      !(values.includes(targetLayer) || (typeOnly && types.includes(targetLayer)))
    ) {
      faults.push(
        `${file} imports ${target}: ${layer} may not${types.includes(targetLayer ?? '') ? ', except types' : ''}`,
      );
    }
    const [from, to] = [getFeature(file), getFeature(target)];
    if (from && to && from !== to && !FEATURE_DEPENDENCIES[from]?.includes(to)) {
      faults.push(`${file} imports ${target}: there is no edge from ${from} to ${to}`);
    }
    if (!typeOnly && /\.server\.tsx?$/.test(target) && !mayUseServerModules(file)) {
      faults.push(`${file} imports ${target}: it reaches browsers, a .server module must not`);
    }
    return faults;
  });
}

function findPackageFaults(file: string, layer: string, name: string, typeOnly: boolean): string[] {
  const isPure = layer === 'legal' || layer === 'lib';
  if (isPure && !typeOnly && !PURE_MODULES.includes(name))
    return [`${file} imports ${name}: ${layer} does no I/O`];
  const isBrowserCode =
    /^app\/(?:ui|frame)\//.test(file) || (layer === 'features' && file.endsWith('.tsx'));
  if (isBrowserCode && !file.includes('.server.') && !typeOnly && name.startsWith('node:')) {
    return [`${file} imports ${name}: it reaches browsers`];
  }
  return [];
}

/** Routes and the root export loaders, which the build removes from the browser bundle. */
function mayUseServerModules(file: string): boolean {
  return (
    /\.server\.tsx?$/.test(file) ||
    /^(?:server|app\/routes)\//.test(file) ||
    file === 'app/root.tsx'
  );
}

function findNameFaults(file: string, name: string): string[] {
  const faults: string[] = [];
  if (!KEBAB_CASE.test(name)) faults.push(`${file}: file names are kebab-case`);
  if (getLayer(file) && !isTest(file) && NAMED_LIKE_TEXTS.test(file) && !TEXTS.test(file))
    faults.push(`${file}: the texts of a feature are in its folder messages`);
  return faults;
}

function findStyleFaults(file: string, source: string): string[] {
  const code = stripComments(source);
  const name = file.split('/').at(-1) ?? '';
  const faults = findNameFaults(file, name);
  const limit = /\b(?:MOST|LEAST|LONGEST|SHORTEST|FEWEST|LARGEST)_[A-Z]\w*/.exec(code)?.[0];
  if (limit) faults.push(`${file} names ${limit}: limits are MAX_… and MIN_…`);
  const modifier = INLINE_MODIFIER.exec(source)?.[0];
  if (modifier)
    faults.push(
      `${file} has a regular expression with ${modifier}: inline modifiers are not reliable`,
    );
  const lines = source.trimEnd().split('\n').length;
  const maxLines = /^(?:tests|evals)\/|\.test\.tsx?$/.test(file) ? MAX_TEST_LINES : MAX_LINES;
  if (lines > maxLines)
    faults.push(`${file} has ${lines} lines: past ${maxLines} it is two things`);
  const comment = findLongComment(source);
  if (comment) faults.push(`${file} has a comment of more than ${MAX_COLUMNS} columns: ${comment}`);
  if (/^index\.tsx?$/.test(name) || isBarrel(code))
    faults.push(`${file} only passes on what others export: no barrels`);
  if (/^export default\b/m.test(code) && !MAY_DEFAULT_EXPORT.test(file))
    faults.push(`${file} has a default export: named ones only`);
  if (!MAY_READ_ENVIRONMENT.test(file) && !isTest(file) && readsEnvironment(code)) {
    faults.push(`${file} reads process.env: only server/env.ts does`);
  }
  if (getLayer(file) && !isTest(file)) {
    if (/['"]#content\//.test(code))
      faults.push(`${file} imports content: it is read by the loader`);
    const readsFiles = /['"](?:node:)?fs(?:\/promises)?['"]/.test(code);
    if (readsFiles && /['"`/]content['"`/]/.test(code) && !MAY_NAME_CONTENT.includes(file)) {
      faults.push(`${file} reads files and names content: only the loader reads it`);
    }
    if (
      /^(?:legal|lib)\//.test(file) &&
      /\bfetch\s*\(|\bprocess\.|\bDate\.now\(|\bconsole\./.test(code)
    ) {
      faults.push(
        `${file} uses fetch, process, the machine's time or the console: legal and lib are pure`,
      );
    }
  }
  return faults;
}

const readsEnvironment = (code: string) =>
  /\bprocess\s*(?:\.|\?\.|\[\s*['"`])\s*env\b|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b|import\.meta\.env\b|['"](?:node:)?process['"]/.test(
    code,
  );

const findLongComment = (source: string) =>
  source
    .split('\n')
    .find(
      (line) =>
        line.length > MAX_COLUMNS &&
        /^\s*(?:\/\/|\/?\*)/.test(line) &&
        !line.includes('biome-ignore'),
    )
    ?.trim()
    .slice(0, MAX_COLUMNS / 2);

function isBarrel(code: string): boolean {
  const statements = code
    .split(/;|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const rest = statements
    .replace(/export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+['"][^'"]+['"]/g, '')
    .trim();
  return statements !== '' && rest === '';
}
