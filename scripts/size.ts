// What maintainers carry, counted in a commit: lines of each kind of file, words of the guides, and
// mechanisms of which there should be one, or none.
import { execFileSync, spawnSync } from 'node:child_process';

type Kind = { name: string; is: (file: string) => boolean };

const isTest = (file: string) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
const inContent = (file: string) => file.startsWith('content/');
const GUIDE = /^(?:docs\/)?[^/]+\.md$|^content\/README\.md$/;
const NO_GUIDES = new Set(['CHANGELOG.md', 'CODE_OF_CONDUCT.md', 'THIRD-PARTY-NOTICES.md']);

const CARRIED: Kind[] = [
  { name: 'TypeScript, no tests', is: (file) => /\.tsx?$/.test(file) && !isTest(file) },
  { name: 'TypeScript of tests', is: (file) => /\.tsx?$/.test(file) && isTest(file) },
  { name: 'CSS', is: (file) => file.endsWith('.css') },
  {
    name: 'JSON outside content',
    is: (file) => file.endsWith('.json') && !inContent(file) && file !== 'package-lock.json',
  },
];
const DATA: Kind[] = [
  { name: 'YAML of content', is: (file) => inContent(file) && file.endsWith('.yml') },
  { name: 'labeled texts', is: (file) => file.endsWith('.jsonl') },
];

export function printSize(commit = 'HEAD'): void {
  const lines = countLines(commit);
  const count = ({ name, is }: Kind) => {
    const counts = [...lines].filter(([file]) => is(file)).map(([, count]) => count);
    const sum = counts.reduce((total, count) => total + count, 0);
    print(name, sum, `lines in ${counts.length} files`);
    return sum;
  };
  const carried = CARRIED.map(count);
  print(
    'these together',
    carried.reduce((total, sum) => total + sum, 0),
    'lines',
  );
  DATA.forEach(count);
  const guides = [...lines.keys()].filter((file) => GUIDE.test(file) && !NO_GUIDES.has(file));
  const text = git('show', ...guides.map((file) => `${commit}:${file}`));
  print('guides', text.split(/\s+/).length, `words in ${guides.length} files`);
  printMechanisms(commit, git('ls-tree', '-r', '--name-only', commit).split('\n'));
}

/** What to look for, and where. */
type Mechanism = { name: string; pattern: string; paths: string[]; countsFiles?: true };

const CODE = ['features/*.ts', 'legal/*.ts', 'lib/*.ts', 'server/*.ts', ':!*.test.ts'];
const MECHANISMS: Mechanism[] = [
  { name: 'plugins of our own', pattern: '^const [A-Za-z]+: Plugin', paths: ['vite.config.ts'] },
  {
    name: 'multiply vectors',
    pattern: String.raw`sum (= \(sum \+|\+=) \(\w+\[i\] as number\) \* `,
    paths: CODE,
    countsFiles: true,
  },
  { name: 'compute BM25', pattern: String.raw`\+ 0\.5\) / \(`, paths: CODE, countsFiles: true },
  { name: 'memos of their own', pattern: '^(export )?const [A-Za-z]+ = new WeakMap', paths: CODE },
  { name: 'read a text stream', pattern: String.raw`of (deps\.)?llm\.stream\(\{`, paths: CODE },
  {
    name: 'fence untrusted text',
    pattern: String.raw`</(\$\{(tag|mark)\}|passage)>`,
    paths: CODE,
    countsFiles: true,
  },
  { name: 'page caches', pattern: '= createPageCache', paths: ['server/boot.ts'] },
  {
    name: 'entries of training',
    pattern: 'ArgumentParser',
    paths: ['training'],
    countsFiles: true,
  },
  { name: 'HTML in loader data', pattern: String.raw`renderPart\(`, paths: ['app', 'features'] },
];

function printMechanisms(commit: string, files: string[]): void {
  for (const { name, pattern, paths, countsFiles } of MECHANISMS) {
    const found = search(commit, pattern, paths);
    print(name, countsFiles ? new Set(found).size : found.length, countsFiles ? 'files' : 'places');
  }
  const weights = files.filter((file) => /^(?:models|content\/vectors)\//.test(file));
  const formats = new Set(weights.map((file) => file.slice(file.lastIndexOf('.'))));
  print('files of models', weights.length, `in ${formats.size} formats`);
  const { scripts } = JSON.parse(git('show', `${commit}:package.json`)) as { scripts: object };
  print('npm run', Object.keys(scripts).length, 'names');
  print('bench', files.filter((file) => /^bench\/[^/]+\.ts$/.test(file)).length, 'files');
}

/** The file of each line that has the pattern. */
function search(commit: string, pattern: string, paths: string[]): string[] {
  const parameters = ['grep', '-E', pattern, commit, '--', ...paths];
  const { stdout } = spawnSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout.split('\n').flatMap((line) => line.split(':')[1] ?? []);
}

function countLines(commit: string): Map<string, number> {
  const rows = git('grep', '-I', '--count', '-z', '', commit).split('\n').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [name = '', count] = row.split('\0');
      return [name.slice(commit.length + 1), Number(count)];
    }),
  );
}

function print(name: string, count: number, unit: string): void {
  console.log(`${name.padEnd(22)}${count.toLocaleString('en-US').padStart(9)} ${unit}`);
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
