// The time until the first page is there: what the Dockerfile builds, in a folder named "app" where
// it cannot write (tests/harness/app/image-steps.ts says how that differs from an image), against
// what `npm start` runs in this checkout. Both have a database outside that is migrated already.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startExternalServer } from '#tests/database/external-server.ts';
import { cleanUp, makeFolder } from '#tests/database/helpers.ts';
import { makeImage } from '#tests/harness/app/image-steps.ts';
import { atMost, type Ratio } from './ratios.ts';
import { findFreePort } from './start-app.ts';

const ROUNDS = 5;
const root = join(import.meta.dirname, '..');

export async function run(): Promise<Ratio[]> {
  const postgres = await startExternalServer({ programs: 'embedded' });
  const image = makeImage(makeFolder());
  console.log(`Built in ${image.app}`);
  const starts = {
    image: (env: NodeJS.ProcessEnv) => image.start(env),
    checkout: (env: NodeJS.ProcessEnv) =>
      spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: root,
        env: { ...process.env, ...env },
      }),
  };
  const times = { image: [] as number[], checkout: [] as number[] };
  const databases = {
    image: await postgres.createDatabase(),
    checkout: await postgres.createDatabase(),
  };
  // The first round migrates.
  for (let round = 0; round <= ROUNDS; round++)
    for (const name of ['checkout', 'image'] as const) {
      const ms = await timeFirstPage(starts[name], {
        DATABASE_URL: databases[name],
        DATA_DIR: makeFolder(image.uid),
      });
      if (round > 0) times[name].push(ms);
      console.log(`${name.padEnd(10)}${Math.round(ms)} ms${round > 0 ? '' : ' (not counted)'}`);
    }
  await postgres.stop();
  await cleanUp();
  // The fastest of each: what else the machine does only adds.
  const ratio = Math.min(...times.image) / Math.min(...times.checkout);
  return [atMost('first page of the image, against npm start', ratio, 1.3)];
}

async function timeFirstPage(
  start: (env: NodeJS.ProcessEnv) => ChildProcess,
  own: NodeJS.ProcessEnv,
): Promise<number> {
  const port = String(await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...own,
    APP_SECRET: 'a secret for measurements, long enough',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    NEWS_FEEDS: 'off',
  };
  const started = performance.now();
  const child = start(env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const hasPage = () =>
    fetch(url).then(
      async (response) => response.ok && (await response.text()).includes('</html>'),
      () => false,
    );
  while (!(await hasPage())) {
    if (child.exitCode !== null) throw new Error(output);
    await delay(10);
  }
  const ms = performance.now() - started;
  child.kill('SIGINT');
  await once(child, 'exit');
  if (output.includes('parsed anew')) throw new Error(output);
  return ms;
}
