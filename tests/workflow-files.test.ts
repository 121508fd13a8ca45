// GitHub silently skips workflows and issue forms that it cannot parse, so they are validated here.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { IssueChooser, IssueForm } from '#tests/harness/rules/issue-form.ts';
import { listWorkflowProblems } from '#tests/harness/rules/workflow-parser.ts';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

type Step = { run?: string; uses?: string };
type Workflow = {
  permissions?: unknown;
  concurrency?: unknown;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }>;
};
const workflows = readdirSync(join(root, '.github', 'workflows')).map((name) => {
  const content = read('.github', 'workflows', name);
  return { name, content, file: parse(content) as Workflow };
});
const listSteps = (file: Workflow) => Object.values(file.jobs).flatMap(({ steps }) => steps);

/** npm scripts and Node files that a command uses and that do not exist. */
function findMissing(run: string): string[] {
  const scriptNames = [
    ...run.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start))\b/g),
  ].map((match) => match[1] ?? match[2] ?? '');
  const files = [...run.matchAll(/\bnode ([\w./-]+)/g)].map((match) => match[1] ?? '');
  return [
    ...scriptNames.filter((name) => !(name in scripts)),
    ...files.filter((file) => !existsSync(join(root, file))),
  ];
}

describe.each(workflows)('$name', ({ name, content, file }) => {
  test('is valid for GitHub', async () =>
    expect(await listWorkflowProblems(name, content)).toEqual([]));
  test('runs only existing commands', () =>
    expect(listSteps(file).flatMap(({ run }) => findMissing(run ?? ''))).toEqual([]));
  test('has read-only permissions, timeouts, and actions pinned to a major version', () => {
    expect(file.permissions).toEqual({ contents: 'read' });
    // A run that records what a person has compared must not be lost.
    const mayBeStopped = name !== 'derive.yml';
    expect(file.concurrency).toMatchObject({ 'cancel-in-progress': mayBeStopped });
    for (const [id, job] of Object.entries(file.jobs))
      expect(job['timeout-minutes'], id).toBeGreaterThan(0);
    for (const { uses } of listSteps(file))
      expect(uses ?? 'actions/none@v1').toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

test('a push builds the image, starts it read-only beside PostgreSQL, and asks whether it is ready', () => {
  const { file } = workflows.find(({ name }) => name === 'test.yml') ?? {};
  const commands = file?.jobs.image?.steps.map(({ run }) => run).join('\n') ?? '';
  for (const words of ['docker build', '--read-only', 'DATABASE_URL', '/readyz', 'parsed anew'])
    expect(commands).toContain(words);
});

test('the packages of the lock file are audited every week', () => {
  const { file } = workflows.find(({ name }) => name === 'audit.yml') ?? {};
  const on = (file as { on?: { schedule?: { cron: string }[] } } | undefined)?.on;
  expect(on?.schedule?.[0]?.cron).toMatch(/^\d+ \d+ \* \* [0-6]$/);
  const commands = file ? listSteps(file).map(({ run }) => run ?? '') : [];
  expect(commands).toContain('npm audit --omit=dev --audit-level=low');
});

describe('the checks above find planted mistakes', () => {
  const formatJob = (lines: string) =>
    `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n${lines}`;
  const steps = '    steps:\n      - run: npm test\n';
  test('a valid workflow has no problems', async () =>
    expect(await listWorkflowProblems('x.yml', formatJob(steps))).toEqual([]));
  test.each([
    ['a misspelled key', formatJob(`    timeout-minute: 5\n${steps}`), /timeout-minute/],
    [
      'an incomplete expression',
      formatJob(`    if: \${{ github.ref == }}\n${steps}`),
      /expression/,
    ],
    ['a step that does nothing', formatJob('    steps:\n      - name: nothing\n'), /run|uses/],
    [
      'a job that needs a missing job',
      formatJob(`    needs: [nobody]\n${steps}`),
      /dependencies|nobody/,
    ],
    [
      'an invalid cron hour',
      formatJob(steps).replace('push', "{ schedule: [{ cron: '0 25 * * *' }] }"),
      /cron/,
    ],
  ])('%s', async (_what, content, message) =>
    expect((await listWorkflowProblems('x.yml', content)).join()).toMatch(message),
  );
  test('a missing command', () => {
    expect(findMissing('npm run test:long -- --portable && npm test')).toEqual([]);
    expect(findMissing('npm run tset\nnode scripts/nobody.mjs')).toEqual([
      'tset',
      'scripts/nobody.mjs',
    ]);
  });
});

describe('forms for reports', () => {
  const names = readdirSync(join(root, '.github', 'ISSUE_TEMPLATE'));
  const forms = names.filter((name) => name !== 'config.yml');
  test.each(forms)('%s', (name) =>
    expect(
      IssueForm.safeParse(parse(read('.github', 'ISSUE_TEMPLATE', name))).error,
    ).toBeUndefined(),
  );
  test('the issue chooser', () => {
    expect(
      IssueChooser.safeParse(parse(read('.github', 'ISSUE_TEMPLATE', 'config.yml'))).error,
    ).toBeUndefined();
  });
  test('finds a misspelled key and a duplicate id', () => {
    const inputElement = { type: 'input', id: 'what', attributes: { label: 'What' } };
    const form = { name: 'A', description: 'B', body: [inputElement] };
    expect(IssueForm.safeParse(form).success).toBe(true);
    expect(IssueForm.safeParse({ ...form, lables: [] }).success).toBe(false);
    expect(IssueForm.safeParse({ ...form, body: [inputElement, inputElement] }).success).toBe(
      false,
    );
  });
});

test('the hook is executable, valid sh, and runs existing commands', () => {
  const hook = join(root, '.githooks', 'pre-commit');
  expect(statSync(hook).mode & 0o111).toBe(0o111);
  expect(execFileSync('sh', ['-n', hook]).length).toBe(0);
  expect(read('.githooks', 'pre-commit')).toMatch(/npm run --silent check$/m);
  expect(findMissing(read('.githooks', 'pre-commit'))).toEqual([]);
});
