// What the Dockerfile builds: it starts in a folder named "app" where it cannot write, without the
// files and packages that its last stage lacks, and finds what the build has parsed.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExternalServer, startExternalServer } from '#tests/database/external-server.ts';
import { cleanUp, makeFolder } from '#tests/database/helpers.ts';
import { makeImage } from '#tests/harness/app/image-steps.ts';
import { TEST_SECRET } from '#tests/harness/app/test-app.ts';
import { findFreePort } from '#tests/harness/fakes/retrying-proxy.ts';

let postgres: ExternalServer;
let databaseUrl: string;
let image: ReturnType<typeof makeImage>;
let server: ChildProcess | undefined;
beforeAll(async () => {
  postgres = await startExternalServer({ programs: 'embedded' });
  databaseUrl = await postgres.createDatabase();
  image = makeImage(makeFolder());
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await postgres?.stop();
  await cleanUp();
});

async function readOutput(child: ChildProcess): Promise<string> {
  const streams = [child.stdout, child.stderr] as NodeJS.ReadableStream[];
  return (await Promise.all(streams.map((stream) => text(stream)))).join('');
}

/** Starts the program, visits it once it is ready, stops it, and returns what it printed. */
async function serve(
  env: Record<string, string>,
  visit: (url: string) => Promise<void>,
): Promise<string> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const address = { HOST: '127.0.0.1', PORT: port, PUBLIC_URL: url };
  const database = { DATABASE_URL: databaseUrl, APP_SECRET: TEST_SECRET };
  const child = image.start({ ...address, ...database, NEWS_FEEDS: 'off', ...env });
  server = child;
  const output = readOutput(child);
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(await output);
    await delay(100);
  }
  await visit(url);
  child.kill('SIGINT');
  await once(child, 'exit');
  return output;
}

test('nothing can be written in its folder, which has no lock file, tests or build tools', async () => {
  expect(basename(image.app)).toBe('app');
  for (const code of ['fs.writeFileSync("new", "")', 'fs.mkdirSync("build/content/new")'])
    expect(await readOutput(image.start({}, ['node', '-e', code]))).toContain('EACCES');
  const names = ['package-lock.json', 'vite.config.ts', 'tests', '.cache', 'node_modules/vite'];
  expect(names.filter((name) => existsSync(join(image.app, name)))).toEqual([]);
});

test('it serves pages, and parses no content', async () => {
  const dataDir = makeFolder(image.uid);
  const output = await serve({ DATA_DIR: dataDir }, async (url) => {
    const page = await (await fetch(url)).text();
    expect(page).toContain('</html>');
    const [style] = /\/assets\/[\w-]+\.css/.exec(page) ?? [''];
    expect((await fetch(url + style)).status).toBe(200);
  });
  expect(output).not.toContain('parsed anew');
  expect(readdirSync(dataDir)).not.toContain('snapshots');
});

test('content of its operator is parsed once, and the log says so in one line', async () => {
  const [dataDir, contentDir] = [makeFolder(image.uid), makeFolder()];
  const page =
    '---\ntitle: Our terms\ndescription: Ours.\nupdatedOn: 2026-11-15\n---\nOur words.\n';
  mkdirSync(join(contentDir, 'pages'));
  writeFileSync(join(contentDir, 'pages', 'terms.md'), page);
  const start = () =>
    serve({ DATA_DIR: dataDir, CONTENT_DIR: contentDir }, async (url) =>
      expect(await (await fetch(`${url}/terms`)).text()).toContain('Our words.'),
    );
  const reason = 'Content was parsed anew (2 parts): the snapshots are of other content';
  expect((await start()).split('\n').filter((line) => line.includes(reason))).toHaveLength(1);
  expect(await start()).not.toContain('parsed anew');
});
