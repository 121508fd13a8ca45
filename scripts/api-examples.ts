// npm run api-examples -- URL: runs the examples of /developers against a running server, in curl,
// TypeScript and Python, and records what came back. A program that is not here is recorded as not
// run. Send it to an installation that has the built-in content.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_ADDRESSES } from '#app/openapi/get-document.ts';
import { LANGUAGES, type Language, writeExample } from '#app/openapi/write-example.ts';
import { toIsoDay } from '#lib/dates.ts';

const FILE = join(import.meta.dirname, '..', 'app', 'openapi', 'example-runs.json');
const MAX_ANSWER_LENGTH = 1_600;
const EXAMPLE_SITE = 'https://plainlaw.example';
type Command = (code: string) => [program: string, args: string[]];
const COMMANDS: Record<Language, Command> = {
  curl: (code: string) => ['bash', ['-c', code]],
  TypeScript: (code: string) => [
    process.execPath,
    ['--input-type=module-typescript', '--eval', code],
  ],
  Python: (code: string) => ['python3', ['-c', code]],
};

const [url = 'http://localhost:3000'] = process.argv.slice(2);
const headers: Record<string, string> = {};
const runs: Record<string, object> = {};
for (const address of ALL_ADDRESSES) {
  const ran = LANGUAGES.filter((language) => {
    const code = fill(writeExample(address, url, language));
    const [program, args] = COMMANDS[language](code);
    const { status, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 60_000 });
    if (!error && status !== 0) throw new Error(`${address.operationId} failed in ${language}`);
    return !error;
  });
  const { path, body, headers: sent = {} } = address.example;
  const response = await fetch(url + fill(path), {
    method: address.method,
    headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, fill(value)])),
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const name of ['Answer-Id', 'Answer-Token'])
    headers[name] = response.headers.get(name) ?? headers[name] ?? 'none';
  runs[address.operationId] = {
    status: response.status,
    ran,
    answer: shorten((await response.text()).replaceAll(url, EXAMPLE_SITE)),
  };
  console.error(`${response.status} ${address.method} ${path} ${ran.join(', ')}`);
}
writeFileSync(FILE, `${JSON.stringify({ ranOn: toIsoDay(new Date()), runs }, null, 1)}\n`);

function fill(text: string): string {
  return text
    .replaceAll('{answerId}', headers['Answer-Id'] ?? '')
    .replaceAll('{answerToken}', headers['Answer-Token'] ?? '');
}

/** Long lists and texts are cut, and say so. */
function shorten(text: string): string {
  if (!text.startsWith('{')) return text.slice(0, MAX_ANSWER_LENGTH);
  for (const keep of [6, 3, 2, 1]) {
    const value = JSON.stringify(
      JSON.parse(text, (_key, each) => cut(each, keep)),
      null,
      2,
    );
    if (value.length <= MAX_ANSWER_LENGTH || keep === 1)
      return value.slice(0, MAX_ANSWER_LENGTH * 2);
  }
  return '';
}

function cut(value: unknown, keep: number): unknown {
  if (typeof value === 'string' && value.length > 160) return `${value.slice(0, 160)}…`;
  if (Array.isArray(value) && value.length > keep) return [...value.slice(0, keep), '…'];
  return value;
}
