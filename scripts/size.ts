// What maintainers carry, counted in a commit: lines of each kind of file, and words of the guides.
import { execFileSync } from 'node:child_process';

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
