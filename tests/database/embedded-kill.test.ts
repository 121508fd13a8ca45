// kill -9 of the app, and sometimes of the server, at random moments: acknowledged rows survive,
// and the next start works. One round in npm test, twenty with LONG=1.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { readPidFile } from '#db/embedded/running-server.ts';
import { startEmbedded } from '#db/embedded/start-embedded.ts';
import {
  cleanUp,
  FIXTURES,
  makeDataFolder,
  makeFolder,
  runApp,
  waitForLeftovers,
} from '#tests/database/helpers.ts';
import { LONG } from '#tests/harness/app/long-form.ts';

const APP = join(FIXTURES, 'writer-app.ts');
const ROUNDS = LONG ? 20 : 1;
const seed = Date.now() % 1_000_000;
let state = seed;
/** A small seeded generator, so that failures are reproducible. */
function randomInt(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}
afterAll(cleanUp);

async function readRows(dataDir: string): Promise<Set<string>> {
  const server = await startEmbedded({ dataDir, onProgress: () => {} });
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query('SELECT row FROM acknowledged');
  await client.end();
  await server.stop();
  return new Set(rows.map((row) => row.row));
}

describe(`kill -9 (seed ${seed})`, () => {
  test(`of a writing app, ${ROUNDS} rounds: no acknowledged row is lost and the next start works`, async () => {
    const dataDir = await makeDataFolder();
    const acknowledged: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const app = runApp(APP, [dataDir, String(round)]);
      await app.line(`ack ${round}:11`);
      await delay(randomInt(700));
      const server = readPidFile(join(dataDir, 'postgres'))?.pid;
      app.child.kill('SIGKILL');
      // the server too, like a power failure
      if (round % 3 === 0 && server) process.kill(server, 'SIGKILL');
      await app.ended;
      acknowledged.push(
        ...app.lines.filter((line) => /^ack \d+:\d+$/.test(line)).map((line) => line.slice(4)),
      );
    }
    const stored = await readRows(dataDir);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 10);
    expect(acknowledged.filter((row) => !stored.has(row))).toEqual([]);
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  }, 600_000);

  const firstStarts = LONG ? 20 : 1;
  test(`during the first start, ${firstStarts} rounds: the next start recovers`, async () => {
    const dataDir = makeFolder();
    for (let round = 0; round < firstStarts; round += 1) {
      const folder = join(dataDir, `round-${round}`);
      const interrupted = runApp(APP, [folder, '1', 'wait']);
      // In turn: at the start, during initdb, and between the rename and the end of the migrations.
      const moment = [undefined, 'progress Making', 'progress Making', 'progress Starting'][
        round % 4
      ];
      if (moment) await interrupted.line(moment);
      await delay(randomInt(moment === 'progress Starting' ? 250 : 600));
      await interrupted.kill();
      const restarted = runApp(APP, [folder, '2', 'wait']);
      await restarted.line('ready');
      expect(readdirSync(folder).filter((name) => name.includes('.new-'))).toEqual([]);
      await restarted.kill();
    }
    expect(await waitForLeftovers(dataDir)).toEqual([]);
  }, 600_000);
});
