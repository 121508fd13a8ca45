// npm run bench -- pauses   how long the event loop of the server is held up by the largest bodies
//   that each route takes, filled with what costs most (tests/harness/hostile/costly-bodies.ts):
//   the longest wait of a health check, asked for by another process, as a multiple of the time
//   of a rendered page; and the most memory meanwhile, of the server and all that it started.
//   The routes that read texts get every piece, all others one in turn; it ends after five
//   minutes and says what was not sent.
//   PAUSES_ROUTES=paper,citations (routes) and PAUSES_PIECES=dates,markup (parts of names) select
//   some, which get all. PAUSES_SECONDS sets another end. With COMPARE_URL (another version that is
//   running with RATE_LIMITS=off PAYWALL=off WATCHDOG_SECONDS=0) and COMPARE_PID it gets the same
//   bodies.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBuild } from '#server/boot/load-build.ts';
import { createRouteTable } from '#server/http/route-table.ts';
import { forkUntilStopped } from '#tests/harness/app/fork-until-stopped.ts';
import { readStartedBytes } from '#tests/harness/app/tree-memory.ts';
import {
  COSTLY_PIECES,
  type CostlyBody,
  type CostlyPiece,
  createCostlyBodies,
  createOtherCostlyBodies,
} from '#tests/harness/hostile/costly-bodies.ts';
import type { FuzzTarget } from '#tests/harness/hostile/fuzz-target.ts';
import { FUZZ_TARGETS } from '#tests/harness/hostile/fuzz-targets.ts';
import { atMost, getMedian, type Ratio } from './ratios.ts';
import { startApp } from './start-app.ts';

const PIECES = Object.keys(COSTLY_PIECES) as CostlyPiece[];

type Server = { url: string; pid: number };
type Pause = { what: string; pages: number; megabytes: number; status: number };

const PAGE = '/topics/landlord-tenant';
const PAGES = 30;
const DEFAULT_BODY_BYTES = 64 * 1024;
const MAX_PAGES = 60;
/** MemoryMax of the systemd unit. */
const MAX_MEGABYTES = 1_600;
const MEMORY_INTERVAL_MS = 250;
const MEGABYTE = 1024 * 1024;
const MAX_SECONDS = Number(process.env.PAUSES_SECONDS ?? 300);
const select = (name: string) => process.env[name]?.split(',');
/** They read a text or a table, or send one back. */
const READING = new Set([
  'paper',
  'api/paper',
  'citations',
  'api/citations/check',
  'documents',
  'documents/download',
  'documents/batch',
]);
/** A file is read like a text once it is unpacked, so that each fourth piece is also a file. */
const FILE_EVERY = 4;

export async function run(): Promise<Ratio[]> {
  const { COMPARE_URL, COMPARE_PID } = process.env;
  const app = await startApp({ PAYWALL: 'off', WATCHDOG_SECONDS: '0' });
  const table = createRouteTable((await loadBuild(join(import.meta.dirname, '..'))()).routes);
  const pauses: Pause[] = [];
  let notSent = 0;
  try {
    const other = COMPARE_URL ? { url: COMPARE_URL, pid: Number(COMPARE_PID) } : undefined;
    const [pageMs, otherMs] = [await measurePage(app), other && (await measurePage(other))];
    const started = performance.now();
    for (const { target, piece } of listWalk()) {
      const path = (target.paths?.[0] ?? target.route).replace('*', 'nowhere');
      if (performance.now() - started > MAX_SECONDS * 1_000) {
        notSent++;
        console.log(`${path.padEnd(28)}${piece ?? 'other bodies'}: not sent`);
        continue;
      }
      const max = table.find(`/${path.split('?')[0]}`)?.maxBodyBytes ?? DEFAULT_BODY_BYTES;
      const bodies = listBodies(target, piece, max);
      if (bodies.length === 0) continue;
      const send = (server: Server, ms: number) => measureWorst(server, ms, path, bodies, target);
      const before = other && otherMs ? await send(other, otherMs) : undefined;
      const pause = await send(app, pageMs);
      console.log(
        `${path.padEnd(28)}${pause.what.slice(0, 36).padEnd(38)}${describe(pause)}${before ? `   other: ${describe(before)}` : ''}`,
      );
      pauses.push({ ...pause, what: `${path}: ${pause.what}` });
    }
  } finally {
    await app.stop();
  }
  const [longest] = pauses.toSorted((a, b) => b.pages - a.pages);
  const [largest] = pauses.toSorted((a, b) => b.megabytes - a.megabytes);
  return [
    atMost(
      'the longest pause by one request, in rendered pages',
      longest?.pages ?? 0,
      MAX_PAGES,
      longest?.what,
    ),
    atMost(
      'the most memory by one request, MB',
      largest?.megabytes ?? 0,
      MAX_MEGABYTES,
      largest?.what,
    ),
    atMost('of its bodies not sent for want of time', notSent, 0),
  ];
}

const describe = ({ pages, megabytes, status }: Pause) =>
  `${pages.toFixed(1).padStart(7)} pages ${megabytes.toFixed(0).padStart(6)} MB  ${status}`;

type Step = { target: FuzzTarget; piece?: CostlyPiece };

/** The routes that read come first, and of them all what does not depend on a piece. */
function listWalk(): Step[] {
  const names = select('PAUSES_ROUTES');
  const parts = select('PAUSES_PIECES');
  const isSelected = (piece: CostlyPiece) => parts?.some((part) => piece.includes(part)) ?? true;
  const pieces = PIECES.filter(isSelected);
  const targets = FUZZ_TARGETS.filter(({ route }) => names?.includes(route) ?? true);
  const getsAll = ({ route }: FuzzTarget) => names !== undefined || READING.has(route);
  const [reading, others] = [true, false].map((all) =>
    targets.filter((target) => getsAll(target) === all),
  ) as [FuzzTarget[], FuzzTarget[]];
  return [
    ...reading.map((target) => ({ target })),
    ...pieces.flatMap((piece) => reading.map((target) => ({ target, piece }))),
    ...others.flatMap((target, turn) => [
      { target, piece: pieces[turn % pieces.length] as CostlyPiece },
      { target },
    ]),
  ];
}

function listBodies(target: FuzzTarget, piece: CostlyPiece | undefined, max: number): CostlyBody[] {
  if (!piece) return createOtherCostlyBodies(target);
  const withFiles = PIECES.indexOf(piece) % FILE_EVERY === 0;
  return createCostlyBodies(target, piece, max).filter(
    ({ what }) => withFiles || !what.startsWith('file of'),
  );
}

/** A query string bypasses the page cache. */
async function measurePage({ url }: Server): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < PAGES; index++) {
    const started = performance.now();
    await (await fetch(`${url}${PAGE}?${index}`)).text();
    times.push(performance.now() - started);
  }
  return getMedian(times);
}

/** Several bodies one after the other: the longest pause of any, and the most memory. */
async function measureWorst(
  server: Server,
  pageMs: number,
  path: string,
  bodies: CostlyBody[],
  target: FuzzTarget,
): Promise<Pause> {
  const memory = watchMemory(server);
  const watcher = forkUntilStopped<{ maxMs: number }>('../../bench/pause-watcher.ts', [server.url]);
  await watcher.ready;
  let status = 0;
  for (const { make } of bodies) {
    const { body, headers } = make();
    const response = await fetch(`${server.url}/${path}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { accept: 'text/html', ...headers, ...target.headers?.(body) },
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    status = response?.status ?? 0;
  }
  const { maxMs } = await watcher.stop();
  const what = [...new Set(bodies.map((body) => body.what))].join(', ');
  return { what, pages: maxMs / pageMs, megabytes: memory.stop(), status };
}

/** The peak of the server and that of what it started are taken together. */
function watchMemory({ pid }: Server): { stop: () => number } {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  let ofOthers = 0;
  const timer = setInterval(() => {
    ofOthers = Math.max(ofOthers, readStartedBytes(pid));
  }, MEMORY_INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      return readPeakMegabytes(pid) + ofOthers / MEGABYTE;
    },
  };
}

function readPeakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
