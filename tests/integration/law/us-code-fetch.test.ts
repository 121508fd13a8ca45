// The current release point of the U.S. Code is fetched from a loopback server and imported: the
// download goes on after a break, never mixes two releases, and never runs without end.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { downloadRelease } from '#integrations/us-code/download-release.ts';
import { CHILD_ENV } from '#tests/harness/app/child-env.ts';
import { makeZip } from '#tests/integration/case-law/fixtures/archives.ts';
import { createLawFolder } from './fixtures/law-folder.ts';
import { content, section, uscDoc } from './fixtures/uslm.ts';

const law = await createLawFolder();
const ZIP = makeZip([
  {
    name: 'usc42.xml',
    data: uscDoc(section({ number: '1983', body: content('Every person. '.repeat(5_000)) })),
  },
]);
const PAGE =
  '<h3>Public Law 119-100 (07/12/2026)</h3><a href="pl/119/100/xml_uscAll@119-100.zip">XML</a>';

/** What the server does instead of answering well. */
let misbehave: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
const requests: { path: string; range: string }[] = [];
const server = createServer((request, response) => {
  requests.push({ path: request.url ?? '', range: request.headers.range ?? '' });
  if (misbehave?.(request, response)) return;
  if (!request.url?.endsWith('.zip')) return void response.end(PAGE);
  const from =
    request.headers['if-range'] === '"one"'
      ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0)
      : 0;
  const headers = { etag: '"one"', 'content-length': ZIP.length - from };
  response.writeHead(
    from > 0 ? 206 : 200,
    from > 0
      ? { ...headers, 'content-range': `bytes ${from}-${ZIP.length - 1}/${ZIP.length}` }
      : headers,
  );
  response.end(ZIP.subarray(from));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/download.shtml`;
afterAll(() => void server.close());
beforeEach(() => {
  misbehave = undefined;
  requests.length = 0;
});

const isZip = (request: IncomingMessage) => request.url?.endsWith('.zip') === true;
const download = (other: Partial<Parameters<typeof downloadRelease>[0]> = {}) =>
  downloadRelease({ url, folder: law.folder, ...other });
const sendHalf = (request: IncomingMessage, response: ServerResponse) => {
  if (!isZip(request)) return false;
  response.writeHead(200, { etag: '"one"', 'content-length': ZIP.length });
  response.write(ZIP.subarray(0, 500));
  // Breaks off once the first half is on disk.
  const part = join(law.folder, 'xml_uscAll@119-100.zip.part');
  const timer = setInterval(() => {
    if (!existsSync(part) || statSync(part).size < 500) return;
    clearInterval(timer);
    response.destroy();
  }, 20);
  return true;
};

test('the command fetches, imports, and does neither again for the same release', async () => {
  const run = () =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(process.execPath, ['scripts/import.ts', 'law', 'us-code'], {
        cwd: join(import.meta.dirname, '..', '..', '..'),
        env: {
          ...CHILD_ENV,
          DATABASE_URL: law.database.url,
          DATA_DIR: law.folder,
          US_CODE_URL: url,
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => (output += chunk));
      child.once('close', (code) => resolve({ code, output }));
    });
  law.put('imports/xml_uscAll@119-99.zip', 'an earlier one');
  const first = await run();
  expect(first.output).toContain('1 sections read. 1 new');
  expect(first.code).toBe(0);
  expect(readdirSync(join(law.folder, 'imports'))).toEqual(['xml_uscAll@119-100.zip']);
  expect(await law.database.rows('SELECT name, date FROM statute_releases')).toEqual([
    { name: '119-100', date: '2026-07-12' },
  ]);
  const second = await run();
  expect(second.output).toContain('0 new, 0 changed, 1 unchanged, 0 no longer there');
  expect(requests.filter(({ path }) => path.endsWith('.zip'))).toHaveLength(1);
}, 120_000);

test('a download that broke off goes on where it was', async () => {
  misbehave = sendHalf;
  await expect(download()).rejects.toThrow('The same command goes on');
  misbehave = undefined;
  const { path } = await download();
  expect(requests.at(-1)?.range).toBe('bytes=500-');
  expect(readFileSync(path)).toEqual(ZIP);
  expect(readdirSync(law.folder)).toEqual(['xml_uscAll@119-100.zip']);
});

test('a file that changed in between is fetched anew', async () => {
  misbehave = sendHalf;
  await expect(download()).rejects.toThrow();
  misbehave = undefined;
  writeFileSync(join(law.folder, 'xml_uscAll@119-100.zip.part.tag'), '"another"');
  expect(readFileSync((await download()).path)).toEqual(ZIP);
});

test.each<
  [
    what: string,
    behavior: (request: IncomingMessage, response: ServerResponse) => boolean,
    message: string,
  ]
>([
  [
    'a page without the link',
    (_, response) => !!response.end('<html>New design</html>'),
    'has no link to the zip',
  ],
  ['an error', (_, response) => !!response.writeHead(503).end(PAGE), '(503) has no link'],
  [
    'a redirect elsewhere',
    (_, response) => !!response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    'cannot be reached',
  ],
  ['a page without end', (_, response) => endless(response), 'too large for a page'],
  ['a zip without end', (request, response) => isZip(request) && endless(response), 'has no end'],
  [
    'a zip that says it is too large',
    (request, response) => isZip(request) && sendHeaders(response, { 'content-length': 9e9 }),
    'more than a Code has',
  ],
  [
    'something that is no zip',
    (request, response) => isZip(request) && !!response.end('<html>Busy</html>'),
    'is no zip',
  ],
  ['silence', (request) => isZip(request), 'does not answer'],
])('%s ends with a message', async (_what, behavior, message) => {
  misbehave = behavior;
  await expect(download({ maxZipBytes: 10_000_000, idleMs: 1_000 })).rejects.toThrow(message);
  expect(existsSync(join(law.folder, 'xml_uscAll@119-100.zip'))).toBe(false);
});

function sendHeaders(response: ServerResponse, headers: Record<string, number>): boolean {
  response.writeHead(200, headers).flushHeaders();
  return true;
}

function endless(response: ServerResponse): boolean {
  const write = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x')));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
  return true;
}
