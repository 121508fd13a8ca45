// Tests the rules of docs/ARCHITECTURE.md. The tables are in harness/rules/architecture-rules.ts; a
// new dependency has to be added there.
import { describe, expect, test } from 'vitest';
import { FEATURE_DEPENDENCIES, findFaults } from './harness/rules/architecture-rules.ts';
import { buildImportGraph, findCycles, groupByModule } from './harness/rules/import-graph.ts';
import { readImports } from './harness/rules/read-imports.ts';
import { readSourceFiles } from './harness/rules/source-files.ts';

const repository = readSourceFiles();

test('the repository follows the architecture rules', () => {
  expect(repository.size).toBeGreaterThan(100);
  expect(findFaults(repository)).toEqual([]);
});

test('there are no import cycles, not even of types', () => {
  const graph = buildImportGraph(repository);
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycles(graph)).toEqual([]);
  const product = [...graph].filter(([file]) =>
    /^(?:app|features|legal|integrations|db|server|lib)\//.test(file),
  );
  expect(findCycles(groupByModule(new Map(product)))).toEqual([]);
});

test.each([
  ['two files', { 'lib/a.ts': ['./b.ts'], 'lib/b.ts': ['./a.ts'] }],
  [
    'three files, over a type',
    { 'lib/a.ts': ['./b.ts'], 'lib/b.ts': ['./c.ts'], 'lib/c.ts': ['./a.ts'] },
  ],
])('a planted cycle of %s is found', (_planted, imports) => {
  const files = Object.entries(imports).map(([file, targets]) => [
    file,
    targets.map((target) => `import type { A } from '${target}';`).join('\n'),
  ]);
  expect(findCycles(buildImportGraph(new Map(files as [string, string][])))).toEqual([
    Object.keys(imports),
  ]);
});

test('every feature has a row in the dependency table', () => {
  const features = new Set(
    [...repository.keys()].flatMap((file) => /^features\/([\w-]+)\//.exec(file)?.[1] ?? []),
  );
  expect(Object.keys(FEATURE_DEPENDENCIES)).toEqual(expect.arrayContaining([...features]));
});

test('imports are found: known files are reachable from the server and the routes', () => {
  const seen = new Set<string>();
  const walk = (file: string) => {
    const source = repository.get(file);
    if (source === undefined || seen.has(file)) return;
    seen.add(file);
    for (const { target } of readImports(file, source)) walk(target);
  };
  walk('server/main.ts');
  walk('app/root.tsx');
  for (const file of repository.keys()) if (file.startsWith('app/routes/')) walk(file);
  expect(seen).toContain('db/connect.ts');
  expect(seen).toContain('features/newsletter/handle-email-subscription.server.ts');
  expect(seen).toContain('app/ui/icon-names.ts');
});

describe('a planted fault is found', () => {
  test.each<[planted: string, file: string, source: string]>([
    [
      'a route that uses the database',
      'app/routes/x.tsx',
      "import { connectDatabase } from '#db/connect.ts';",
    ],
    [
      'a route that uses a database type',
      'app/routes/x.tsx',
      "import type { Database } from '#db/connect.ts';",
    ],
    [
      'a route that sends mail',
      'app/routes/x.tsx',
      "import { smtpMail } from '#integrations/mail/smtp-mail.ts';",
    ],
    [
      'a route that uses a relative path to the database',
      'app/routes/x.tsx',
      "import { migrate } from '../../db/migrate.ts';",
    ],
    [
      'a feature that sends mail itself',
      'features/newsletter/x.server.ts',
      "import { smtpMail } from '#integrations/mail/smtp-mail.ts';",
    ],
    [
      'a feature that uses the frame',
      'features/library/x.tsx',
      "import * as frame from '#app/frame/messages/frame.ts';",
    ],
    [
      'a feature that uses the server',
      'features/library/x.ts',
      "import { LIMITS } from '#server/load/limits.ts';",
    ],
    [
      'a feature that uses another',
      'features/library/x.ts',
      "import { gate } from '#features/plans/gate.ts';",
    ],
    [
      'a feature that uses another by a relative path',
      'features/library/x.ts',
      "import type { Viewer } from '../plans/gate.ts';",
    ],
    [
      'an edge hidden in a longer import',
      'features/plans/x.ts',
      "import {\n  a,\n  type B,\n} from '#features/library/schema/schema.ts';",
    ],
    [
      'an edge in a re-export',
      'features/plans/x.ts',
      "const a = 1;\nexport { TopicId } from '#features/library/schema/schema.ts';",
    ],
    [
      'an edge in a side-effect import',
      'features/plans/x.ts',
      "import '#features/library/schema/schema.ts';",
    ],
    [
      'an edge in a dynamic import',
      'features/plans/x.ts',
      "const later = () => import('#server/boot.ts');",
    ],
    [
      'a UI primitive that uses a feature',
      'app/ui/x.tsx',
      "import { Shelf } from '#features/topics/shelf.tsx';",
    ],
    [
      'the database layer that uses a feature',
      'db/x.ts',
      "import type { Deps } from '#features/deps.ts';",
    ],
    [
      'an integration that uses the database',
      'integrations/mail/x.ts',
      "import { migrate } from '#db/migrate.ts';",
    ],
    ['a library helper that reads files', 'lib/x.ts', "import { readFileSync } from 'node:fs';"],
    [
      'a library helper that uses the network',
      'lib/x.ts',
      "export const get = () => fetch('https://example.org');",
    ],
    ['legal code that uses the database', 'legal/x.ts', "import pg from 'pg';"],
    ['legal code that reads the clock', 'legal/x.ts', 'export const now = () => Date.now();'],
    [
      'legal code that uses a feature',
      'legal/x.ts',
      "import { TopicId } from '#features/library/schema/schema.ts';",
    ],
    ['a second reader of the environment', 'server/x.ts', 'export const port = process.env.PORT;'],
    ['a hidden reader of the environment', 'features/library/x.ts', 'const { env } = process;'],
    [
      'a second reader of the content',
      'features/search/x.ts',
      "import { readFileSync } from 'node:fs';\nreadFileSync('content/topics/x.md');",
    ],
    ['content as a module', 'app/frame/x.ts', "import words from '#content/search/words.json';"],
    [
      'a component with server code',
      'features/library/x.tsx',
      "import { loadLibrary } from './load-library.server.ts';",
    ],
    [
      'a part of the frame with server code',
      'app/frame/x.tsx',
      "import { getFrameData } from './frame-data.server.ts';",
    ],
    [
      'a component that reads files',
      'features/library/x.tsx',
      "import { readFileSync } from 'node:fs';",
    ],
    ['a barrel', 'features/library/index.ts', "export * from './schema.ts';"],
    [
      'a barrel by another name',
      'features/library/all.ts',
      "// everything\nexport * from './schema.ts';\nexport { shelf } from './shelf.tsx';",
    ],
    ['a default export', 'features/library/x.ts', 'export default function x() {}'],
    ['a file name in another style', 'lib/myHelper.ts', 'export const a = 1;'],
    // In two parts, because the rule also checks this file.
    ['a limit in other words than MAX', 'lib/x.ts', `export const ${'MOST'}_ROWS = 5;`],
    ['an inline modifier in a regular expression', 'lib/x.ts', `export const a = /b(${'?i'}:c)/;`],
    [
      'an inline modifier that is taken back',
      'lib/x.ts',
      `export const a = new RegExp('b(${'?-i'}:c)', 'i');`,
    ],
    [
      'an inline modifier beside another',
      'tests/x.test.ts',
      `expect(text).toMatch(/(${'?s-i'}:c)/i);`,
    ],
    [
      'texts beside the code',
      'features/library/ui/list-messages.ts',
      "export const title = 'Topics';",
    ],
    [
      'all texts of a feature in one file',
      'features/library/messages.ts',
      "export const lists = { title: 'Topics' } as const;",
    ],
    [
      'a second folder of texts',
      'features/library/ui/messages/lists.ts',
      "export const title = 'Topics';",
    ],
    ['a file that is too long', 'lib/x.ts', 'export const a = 1;\n'.repeat(301)],
    ['a test that is too long', 'lib/x.test.ts', 'expect(1).toBe(1);\n'.repeat(451)],
    ['a comment that is too wide', 'lib/x.ts', `// ${'a word '.repeat(15)}\nexport const a = 1;`],
  ])('%s', (_planted, file, source) => {
    expect(findFaults(new Map([[file, source]]))).not.toEqual([]);
  });
});

// Patterns that tests of this repository once used.
describe('a planted elapsed-time assertion is found', () => {
  test.each<[planted: string, source: string]>([
    [
      'a difference in the assertion',
      'const began = performance.now();\nread();\nexpect(performance.now() - began).toBeLessThan(3000);',
    ],
    [
      'a difference with a name',
      'const start = Date.now();\nconst took = (Date.now() - start) / 1000;\nexpect(took).toBeLessThan(5);',
    ],
    [
      'two readings',
      'const before = Date.now();\nread();\nconst after = Date.now();\nexpect(after - before).toBeLessThan(500);',
    ],
    [
      'a reading kept in an object',
      'state.began = performance.now();\nread();\nexpect(performance.now() - state.began).toBeLessThan(9);',
    ],
    [
      'dates',
      'const start = new Date();\nread();\nconst end = new Date();\nexpect(end.getTime() - start.getTime()).toBeLessThan(9);',
    ],
    [
      'a list of differences',
      'const started = performance.now();\ntimes.push((performance.now() - started) / 8);\ntimes.sort();\nexpect(times[25]).toBeLessThan(4);',
    ],
    [
      'a function that measures',
      'const time = async () => {\n  const started = performance.now();\n  await ask();\n  return performance.now() - started;\n};\nexpect(await time()).toBeLessThan(1_000);',
    ],
    [
      'a ratio of processor times',
      'function cost(text) {\n  const before = process.cpuUsage();\n  read(text);\n  const { user } = process.cpuUsage(before);\n  return user;\n}\nconst slow = cost(long) / cost(short) > 3;\nexpect(slow).toBe(false);',
    ],
    [
      'a ratio of medians',
      'const began = Date.now();\nduring.push(Date.now() - began);\nconst [normal, then] = [median(before), median(during)];\nexpect(then / normal).toBeLessThan(2);',
    ],
    [
      'high-resolution time',
      'const at = process.hrtime.bigint();\nread();\nexpect(process.hrtime.bigint() - at).toBeLessThan(9n);',
    ],
    ['the clock itself', "expect(Date.parse(date ?? '')).toBeGreaterThan(Date.now() - 5_000);"],
    [
      'our own secondsSince',
      'const back = performance.now();\nexpect(secondsSince(back)).toBeLessThan(30);',
    ],
    [
      'a poll',
      'const began = Date.now();\nawait expect.poll(() => Date.now() - began).toBeGreaterThan(5);',
    ],
  ])('%s', (_planted, source) => {
    for (const file of [
      'features/library/x.test.ts',
      'tests/e2e/x.spec.ts',
      'tests/harness/x.ts',
    ]) {
      expect(findFaults(new Map([[file, source]])), file).not.toEqual([]);
    }
  });
});

describe('a clock without an assertion is not reported', () => {
  test.each<[allowed: string, source: string]>([
    ['a seed', 'const seed = Date.now() % 1_000_000;\nexpect(run(seed)).toEqual([]);'],
    [
      'a date in the past',
      'const signed = (age: number) => sign(new Date(Date.now() - age * 1000));\nexpect(await send(signed(60))).toBe(200);',
    ],
    [
      'a clock that is set',
      'vi.useFakeTimers({ now: Date.now() + 60_000 });\nexpect(isOld(letter)).toBe(true);',
    ],
    [
      'a loop with an end',
      'const giveUp = Date.now() + 60_000;\nwhile (left() > 0 && Date.now() < giveUp) await delay(20);\nexpect(left()).toBe(0);',
    ],
    [
      'a duration that is only recorded',
      'const back = performance.now();\nnote({ seconds: secondsSince(back) });\nexpect(lost).toEqual([]);',
    ],
    [
      'a time that is not before the start',
      'const startedAt = Date.now();\nexpect(Date.parse(header)).toBeGreaterThanOrEqual(startedAt);',
    ],
    [
      'comments and strings about it',
      "// expect(Date.now() - began).toBeLessThan(1)\nexpect(said).toBe('performance.now() - began');",
    ],
    ['the year', 'const year = new Date().getUTCFullYear();\nexpect(footer).toContain(year);'],
  ])('%s', (_allowed, source) => {
    expect(findFaults(new Map([['tests/x.test.ts', source]]))).toEqual([]);
  });
  test('a benchmark', () => {
    const source = 'const began = performance.now();\nassert(performance.now() - began < 5);';
    expect(findFaults(new Map([['bench/x.ts', source]]))).toEqual([]);
  });
});

describe('what is allowed is not reported', () => {
  test.each([
    [
      'app/routes/x.tsx',
      "import { listTopics } from '#features/library/list-topics.server.ts';\nexport default function X() {}",
    ],
    [
      'features/newsletter/x.server.ts',
      "import type { Mail } from '#integrations/mail/mail.ts';\nimport { pool } from '#db/connect.ts';",
    ],
    [
      'features/library/x.tsx',
      "import { type TopicSummary } from './list-topics.server.ts';\nimport { Icon } from '#app/ui/icon.tsx';",
    ],
    [
      'features/library/x.ts',
      "// import { gate } from '#features/plans/gate.ts';\n/* import '#server/boot.ts'; */\nexport const a = 'https://x';",
    ],
    ['features/library/messages/lists.ts', "export const title = 'Topics';"],
    ['features/library/x.test.ts', "import { boot } from '#server/boot.ts';"],
    [
      'lib/x.ts',
      "import { createHmac } from 'node:crypto';\nimport type { IncomingMessage } from 'node:http';",
    ],
    ['server/x.ts', "import { fileMail } from '#integrations/mail/file-mail.ts';"],
    ['app/routes/x.tsx', "import type { Route } from './+types/x';"],
    ['lib/x.ts', 'export const a = /(?:b)(?<name>c)(?=d)(?!e)(?<=f)(?<!g)/i;'],
    [
      'app/root.tsx',
      "import font from '@fontsource-variable/x.woff2?url';\nimport css from './styles/app.css?url';",
    ],
  ])('%s', (file, source) => {
    expect(findFaults(new Map([[file, source]]))).toEqual([]);
  });
});
