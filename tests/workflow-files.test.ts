// Nobody sees a fault in these files before it bites: GitHub skips a workflow that it cannot read, and a form that it cannot show.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { IssueChooser, IssueForm } from '#tests/harness/issue-form.ts';
import { workflowProblems } from '#tests/harness/workflow-parser.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

type Step = { run?: string; uses?: string };
type Workflow = { permissions?: unknown; concurrency?: unknown; jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }> };
const workflows = readdirSync(join(root, '.github', 'workflows')).map((name) => {
  const content = read('.github', 'workflows', name);
  return { name, content, file: parse(content) as Workflow };
});
const stepsOf = (file: Workflow) => Object.values(file.jobs).flatMap(({ steps }) => steps);

/** What a command names and is not there: scripts of package.json, and files for Node. */
function missing(run: string): string[] {
  const named = [...run.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start))\b/g)].map((match) => match[1] ?? match[2] ?? '');
  const files = [...run.matchAll(/\bnode ([\w./-]+)/g)].map((match) => match[1] ?? '');
  return [...named.filter((name) => !(name in scripts)), ...files.filter((file) => !existsSync(join(root, file)))];
}

describe.each(workflows)('$name', ({ name, content, file }) => {
  test('is one that GitHub reads', async () => expect(await workflowProblems(name, content)).toEqual([]));
  test('what it runs is there', () => expect(stepsOf(file).flatMap(({ run }) => missing(run ?? ''))).toEqual([]));
  test('may only read, ends, and takes actions by their major version', () => {
    expect(file.permissions).toEqual({ contents: 'read' });
    expect(file.concurrency).toMatchObject({ 'cancel-in-progress': true });
    for (const [id, job] of Object.entries(file.jobs)) expect(job['timeout-minutes'], id).toBeGreaterThan(0);
    for (const { uses } of stepsOf(file)) expect(uses ?? 'actions/none@v1').toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

describe('what the tests above would find', () => {
  const job = (lines: string) => `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n${lines}`;
  const steps = '    steps:\n      - run: npm test\n';
  test('a workflow without a fault has none', async () => expect(await workflowProblems('x.yml', job(steps))).toEqual([]));
  test.each([
    ['a misspelt key', job(`    timeout-minute: 5\n${steps}`), /timeout-minute/],
    ['an expression with a hole', job(`    if: \${{ github.ref == }}\n${steps}`), /expression/],
    ['a step that does nothing', job('    steps:\n      - name: nothing\n'), /run|uses/],
    ['a job that waits for one that is not there', job(`    needs: [nobody]\n${steps}`), /dependencies|nobody/],
    ['an hour that no clock has', job(steps).replace('push', "{ schedule: [{ cron: '0 25 * * *' }] }"), /cron/],
  ])('%s', async (_what, content, message) => expect((await workflowProblems('x.yml', content)).join()).toMatch(message));
  test('a command that is not there', () => {
    expect(missing('npm run test:long -- --portable && npm test')).toEqual([]);
    expect(missing('npm run tset\nnode scripts/nobody.mjs')).toEqual(['tset', 'scripts/nobody.mjs']);
  });
});

describe('forms for reports', () => {
  const names = readdirSync(join(root, '.github', 'ISSUE_TEMPLATE'));
  const forms = names.filter((name) => name !== 'config.yml');
  test.each(forms)('%s', (name) => expect(IssueForm.safeParse(parse(read('.github', 'ISSUE_TEMPLATE', name))).error).toBeUndefined());
  test('the page that leads to them', () => {
    expect(IssueChooser.safeParse(parse(read('.github', 'ISSUE_TEMPLATE', 'config.yml'))).error).toBeUndefined();
  });
  test('a misspelt key, and an id twice, would be found', () => {
    const asked = { type: 'input', id: 'what', attributes: { label: 'What' } };
    const form = { name: 'A', description: 'B', body: [asked] };
    expect(IssueForm.safeParse(form).success).toBe(true);
    expect(IssueForm.safeParse({ ...form, lables: [] }).success).toBe(false);
    expect(IssueForm.safeParse({ ...form, body: [asked, asked] }).success).toBe(false);
  });
});

test('the hook is a program, in plain sh, and what it runs is there', () => {
  const hook = join(root, '.githooks', 'pre-commit');
  expect(statSync(hook).mode & 0o111).toBe(0o111);
  expect(execFileSync('sh', ['-n', hook]).length).toBe(0);
  expect(read('.githooks', 'pre-commit')).toMatch(/npm run --silent check$/m);
  expect(missing(read('.githooks', 'pre-commit'))).toEqual([]);
});
