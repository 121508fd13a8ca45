// "A page is a use case": a route reads its input, makes one call into a feature and renders. Pure,
// like architecture-rules.ts, which has these among its own.
import { stripComments } from './read-imports.ts';

const ROUTE = /^app\/routes\/([\w-]+)\/[\w-]+\.tsx?$/;
const MAX_ROUTE_LINES = 120;
/** Folders of what is no feature's: accounts in two parts, the gallery, the frame's own pages. */
const OTHER_FOLDERS = ['account', 'auth', 'dev', 'site'];
const IMPORT = /^import (?!type )\{([^}]*)\} from '#features\/[^']*\.server\.tsx?';$/gm;
/** A form of several kinds names which it is; each kind is a use case of its own. */
const ACTION = /^export (?:async )?function action\b[\s\S]*?^\}/m;

export function findRouteFaults(file: string, source: string, features: string[]): string[] {
  const folder = ROUTE.exec(file)?.[1];
  if (!folder) return [];
  const faults: string[] = [];
  if (!features.includes(folder) && !OTHER_FOLDERS.includes(folder))
    faults.push(`${file}: a folder of routes is named like a feature`);
  return [...faults, ...findPageFaults(file, source)];
}

function findPageFaults(file: string, source: string): string[] {
  const faults: string[] = [];
  const lines = source.trimEnd().split('\n').length;
  if (lines > MAX_ROUTE_LINES)
    faults.push(`${file} has ${lines} lines: past ${MAX_ROUTE_LINES} it does a feature's work`);
  const calls = listCalls(source);
  if (calls.length > 1) faults.push(`${file} calls ${calls.join(' and ')}: a page is one use case`);
  return faults;
}

/** What is called of features on the server, apart from its action. */
function listCalls(source: string): string[] {
  const code = stripComments(source);
  const names = [...code.matchAll(IMPORT)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? name),
  );
  const rest = code.replace(IMPORT, '').replace(ACTION, '');
  return names.filter((name) => new RegExp(String.raw`\b${name}\b`).test(rest));
}
