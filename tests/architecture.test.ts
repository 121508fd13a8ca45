// The house rules of docs/ARCHITECTURE.md as a test. The tables are in harness/architecture-rules.ts; a new edge is a
// decision that is made there, in the open.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BETWEEN_FEATURES, findFaults } from './harness/architecture-rules.ts';
import { readImports } from './harness/read-imports.ts';

const root = join(import.meta.dirname, '..');
const FOLDERS = ['app', 'features', 'legal', 'integrations', 'db', 'server', 'lib', 'scripts', 'tests', 'bench', 'evals'];

function readRepository(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:tsx?|mjs)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
    }
  }
  return files;
}

const repository = readRepository();

test('the house is in order', () => {
  expect(repository.size).toBeGreaterThan(100);
  expect(findFaults(repository)).toEqual([]);
});

test('every feature has its row in the table of edges', () => {
  const features = new Set([...repository.keys()].flatMap((file) => /^features\/([\w-]+)\//.exec(file)?.[1] ?? []));
  expect(Object.keys(BETWEEN_FEATURES)).toEqual(expect.arrayContaining([...features]));
});

test('imports are seen: most of the house is reachable from the server and the routes', () => {
  const seen = new Set<string>();
  const walk = (file: string) => {
    const source = repository.get(file);
    if (source === undefined || seen.has(file)) return;
    seen.add(file);
    for (const { names } of readImports(file, source)) walk(names);
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
    ['a route that asks the database', 'app/routes/x.tsx', "import { connectDatabase } from '#db/connect.ts';"],
    ['a route that knows a type of the database', 'app/routes/x.tsx', "import type { Database } from '#db/connect.ts';"],
    ['a route that sends mail', 'app/routes/x.tsx', "import { smtpMail } from '#integrations/mail/smtp-mail.ts';"],
    ['a route that reaches over a relative path', 'app/routes/x.tsx', "import { migrate } from '../../db/migrate.ts';"],
    ['a feature that sends mail itself', 'features/newsletter/x.server.ts', "import { smtpMail } from '#integrations/mail/smtp-mail.ts';"],
    ['a feature that knows the frame', 'features/library/x.tsx', "import { frame } from '#app/frame/messages.ts';"],
    ['a feature that knows the server', 'features/library/x.ts', "import { LIMITS } from '#server/limits.ts';"],
    ['a feature that uses another', 'features/library/x.ts', "import { gate } from '#features/plans/gate.ts';"],
    ['a feature that uses another by a relative path', 'features/library/x.ts', "import type { Viewer } from '../plans/gate.ts';"],
    ['an edge hidden in a longer import', 'features/plans/x.ts', "import {\n  a,\n  type B,\n} from '#features/library/schema.ts';"],
    ['an edge in a re-export', 'features/plans/x.ts', "const a = 1;\nexport { TopicId } from '#features/library/schema.ts';"],
    ['an edge in an import for its effect', 'features/plans/x.ts', "import '#features/library/schema.ts';"],
    ['an edge that is loaded late', 'features/plans/x.ts', "const later = () => import('#server/boot.ts');"],
    ['a primitive with a product noun', 'app/ui/x.tsx', "import { Shelf } from '#features/library/shelf.tsx';"],
    ['the database that knows a feature', 'db/x.ts', "import type { Deps } from '#features/deps.ts';"],
    ['an integration that knows the database', 'integrations/mail/x.ts', "import { migrate } from '#db/migrate.ts';"],
    ['a library helper that reads files', 'lib/x.ts', "import { readFileSync } from 'node:fs';"],
    ['a library helper that asks the network', 'lib/x.ts', "export const get = () => fetch('https://example.org');"],
    ['law that asks the database', 'legal/x.ts', "import pg from 'pg';"],
    ['law that asks the machine for the time', 'legal/x.ts', 'export const now = () => Date.now();'],
    ['law that knows a feature', 'legal/x.ts', "import { TopicId } from '#features/library/schema.ts';"],
    ['a second reader of the environment', 'server/x.ts', 'export const port = process.env.PORT;'],
    ['a sly reader of the environment', 'features/library/x.ts', 'const { env } = process;'],
    [
      'a second reader of the content',
      'features/site-search/x.ts',
      "import { readFileSync } from 'node:fs';\nreadFileSync('content/topics/x.md');",
    ],
    ['content as a module', 'app/frame/x.ts', "import words from '#content/search/words.json';"],
    ['a component with server code', 'features/library/x.tsx', "import { loadLibrary } from './load-library.server.ts';"],
    ['a part of the frame with server code', 'app/frame/x.tsx', "import { frameData } from './frame-data.server.ts';"],
    ['a component that reads files', 'features/library/x.tsx', "import { readFileSync } from 'node:fs';"],
    ['a barrel', 'features/library/index.ts', "export * from './schema.ts';"],
    [
      'a barrel by another name',
      'features/library/all.ts',
      "// everything\nexport * from './schema.ts';\nexport { shelf } from './shelf.tsx';",
    ],
    ['a default export', 'features/library/x.ts', 'export default function x() {}'],
    ['a file name in another style', 'lib/myHelper.ts', 'export const a = 1;'],
    ['a file that is two things', 'lib/x.ts', 'export const a = 1;\n'.repeat(301)],
  ])('%s', (_planted, file, source) => {
    expect(findFaults(new Map([[file, source]]))).not.toEqual([]);
  });
});

describe('what is allowed is not reported', () => {
  test.each([
    ['app/routes/x.tsx', "import { listTopics } from '#features/library/list-topics.server.ts';\nexport default function X() {}"],
    ['features/newsletter/x.server.ts', "import type { Mail } from '#integrations/mail/mail.ts';\nimport { pool } from '#db/connect.ts';"],
    ['features/library/x.tsx', "import { type TopicSummary } from './list-topics.server.ts';\nimport { Icon } from '#app/ui/icon.tsx';"],
    [
      'features/library/x.ts',
      "// import { gate } from '#features/plans/gate.ts';\n/* import '#server/boot.ts'; */\nexport const a = 'https://x';",
    ],
    ['features/library/x.test.ts', "import { boot } from '#server/boot.ts';"],
    ['lib/x.ts', "import { createHmac } from 'node:crypto';\nimport type { IncomingMessage } from 'node:http';"],
    ['server/x.ts', "import { fileMail } from '#integrations/mail/file-mail.ts';"],
    ['app/routes/x.tsx', "import type { Route } from './+types/x';"],
    ['app/root.tsx', "import font from '@fontsource-variable/x.woff2?url';\nimport css from './styles/app.css?url';"],
  ])('%s', (file, source) => {
    expect(findFaults(new Map([[file, source]]))).toEqual([]);
  });
});
