// What it costs that content was changed since derived/ was made: the first page, and the answers
// of the assistant while the vectors of forty changed questions are computed in the background,
// against a start without changes. Then what a clone has to fetch, before the work on content that
// anybody can finish and now. Starts take turns, each with an empty data folder.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startExternalServer } from '#tests/database/external-server.ts';
import { cleanUp, makeFolder } from '#tests/database/helpers.ts';
import { readAssistantQuestions } from '../evals/assistant-questions.ts';
import { atMost, getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';

const CHANGED_ITEMS = 40;
const ROUNDS = 3;
const QUESTIONS = 12;
const BEFORE = '77bd5fd2';
const content = join(import.meta.dirname, '..', 'content');

export async function run(): Promise<Ratio[]> {
  // Building is no part of a start.
  const { prepare } = await import(join(content, '..', 'scripts', 'prepare.mjs'));
  await prepare({ build: true });
  const postgres = await startExternalServer({ programs: 'embedded' });
  const overlay = makeFolder();
  changeItems(overlay);
  const every = Math.floor(readAssistantQuestions().length / QUESTIONS);
  const questions = readAssistantQuestions()
    .filter((_, index) => index % every === 0)
    .slice(0, QUESTIONS)
    .map(({ question }) => question);
  const own = {
    DATABASE_URL: await postgres.createDatabase(),
    APP_SECRET: 'a secret for measurements, long enough',
  };
  const kinds: Record<'plain' | 'changed', Record<string, string>> = {
    plain: own,
    changed: { ...own, CONTENT_DIR: overlay },
  };
  const pages: Record<string, number[]> = { plain: [], changed: [] };
  const answers: Record<string, number[]> = { plain: [], changed: [] };
  // The first round migrates.
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, env] of Object.entries(kinds)) {
      const { page, each } = await measureStart(env, questions);
      console.log(
        `${name.padEnd(8)} first page ${Math.round(page)} ms, answers ${Math.round(getMedian(each))} ms${round > 0 ? '' : ' (not counted)'}`,
      );
      if (round === 0) continue;
      pages[name]?.push(page);
      answers[name]?.push(getMedian(each));
    }
  await postgres.stop();
  await cleanUp();
  // The fastest of each: what else the machine does only adds.
  const compare = (times: Record<string, number[]>) =>
    Math.min(...(times.changed ?? [])) / Math.min(...(times.plain ?? []));
  return [
    atMost(`first page with ${CHANGED_ITEMS} changed items, against none`, compare(pages), 1.1),
    atMost('an answer while their vectors are made, against none', compare(answers), 1.2),
    ...compareClones(),
  ];
}

/** One more sentence in every paragraph, so that every passage is new. */
function changeItems(folder: string): void {
  const files = globSync('faq/*/*.md', { cwd: content }).sort();
  const step = Math.floor(files.length / CHANGED_ITEMS);
  for (const file of files.filter((_, index) => index % step === 0).slice(0, CHANGED_ITEMS)) {
    const [, head = '', ...body] = readFileSync(join(content, file), 'utf8').split(/^---\n/m);
    const longer = body
      .join('---\n')
      .replace(/\.\n(?=\n|$)/g, '. Ask the clerk if it is not clear.\n');
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `---\n${head}---\n${longer}`);
  }
}

async function measureStart(env: Record<string, string>, questions: string[]) {
  const started = performance.now();
  const app = await startApp(env);
  try {
    const home = await fetch(app.url);
    await home.text();
    const page = performance.now() - started;
    const each: number[] = [];
    for (const question of questions) {
      const questionStart = performance.now();
      const response = await fetch(`${app.url}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ question }),
      });
      if (!(await response.text()).includes('"type":"sentence"'))
        throw new Error(`no answer to: ${question}`);
      each.push(performance.now() - questionStart);
    }
    return { page, each };
  } finally {
    await app.stop();
  }
}

/** All that leads to the commit, as the repository stores it, and the files alone, packed. */
function compareClones(): Ratio[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dirname(content), maxBuffer: 1 << 29 });
  const measures = {
    'files of a clone': (commit: string) => git('archive', '--format=tar.gz', commit).length,
    'a clone with its history': (commit: string) =>
      Number(git('rev-list', '--disk-usage', '--objects', commit).toString()),
  };
  return Object.entries(measures).map(([name, measure]) => {
    const [before, now] = [measure(BEFORE), measure('HEAD')];
    const note = [before, now].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(' → ');
    console.log(`${name}: ${note}`);
    return withoutAim(`${name}, against ${BEFORE}`, now / before, note);
  });
}
