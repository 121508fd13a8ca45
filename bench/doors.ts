// npm run bench -- doors   how long pages of people take while a network of assistants sends all
//   it can to /mcp, as a multiple of their time before, with all limits on; and the processor time
//   of a call of a tool at /mcp as a multiple of the same call at /api/tools.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { requestFrom } from '#tests/harness/app/request-from.ts';
import { atMost, getMedian, type Ratio, withoutAim } from './ratios.ts';
import { startApp } from './start-app.ts';

const VISITS = 40;
const PAUSE_MS = 100;
const WARM_UP_MS = 3_000;
const SENDERS = 24;
const CALLS = 300;
const MAX_RATIO = 2;
const MAX_CALL_RATIO = 20;

const RULE = { rule: 'security-deposit-return', state: 'OH' };
const SEARCH = { query: 'my landlord kept my deposit and changed the locks' };
const json = { 'content-type': 'application/json' };
const mcp = { ...json, accept: 'application/json, text/event-stream' };
const toCall = (name: string, args: object) =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: args },
  });

let visitors = 0;
const createVisitor = (port: number) => ({
  port,
  localAddress: `127.0.50.${1 + (visitors++ % 250)}`,
});

export async function run(): Promise<Ratio[]> {
  const limited = await startApp({
    RATE_LIMITS: 'on',
    OVERLOAD: 'on',
    SHARED_NETWORKS: '127.0.1.0/24',
    LIMIT_MCP_SHARED: '1000000/600',
  });
  const ratios: Ratio[] = [];
  try {
    await visit(limited.port);
    const quiet = await visit(limited.port);
    const stop = callAlways(limited.port);
    await delay(WARM_UP_MS);
    const meanwhile = await visit(limited.port);
    const { answered, refused } = await stop();
    const note = `${answered} calls answered and ${refused} refused meanwhile`;
    ratios.push(
      atMost(
        'pages of people while assistants call all they can, against before',
        meanwhile.median / quiet.median,
        MAX_RATIO,
        note,
      ),
      atMost('pages of people refused meanwhile', meanwhile.refused, 0, `of ${VISITS}`),
    );
  } finally {
    await limited.stop();
  }
  return [...ratios, ...(await compareCalls())];
}

async function visit(port: number): Promise<{ median: number; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  for (let n = 0; n < VISITS; n++) {
    const started = performance.now();
    const path = `/cases/miranda-v-arizona-1966?cites=${n + 1}`;
    const { status } = await requestFrom(createVisitor(port), { path });
    times.push(performance.now() - started);
    if (status !== 200) refused++;
    await delay(PAUSE_MS);
  }
  return { median: getMedian(times), refused };
}

function callAlways(port: number) {
  const ending = new AbortController();
  const counts = { answered: 0, refused: 0 };
  const send = async (localAddress: string) => {
    while (!ending.signal.aborted) {
      const sent = { method: 'POST', path: '/mcp', headers: mcp, body: toCall('search', SEARCH) };
      const { status } = await requestFrom({ port, localAddress }, sent);
      if (status === 200) counts.answered++;
      else counts.refused++;
    }
  };
  const senders = Array.from({ length: SENDERS }, (_, n) => send(`127.0.1.${1 + (n % 4)}`));
  return async () => {
    ending.abort();
    await Promise.all(senders);
    return counts;
  };
}

/** Clock ticks of processor time, of the process alone. */
function readTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

async function compareCalls(): Promise<Ratio[]> {
  const app = await startApp({});
  const client = { port: app.port, localAddress: '127.0.0.1' };
  const measure = async (sent: { path: string; headers: Record<string, string>; body: string }) => {
    for (let n = 0; n < CALLS / 3; n++) await requestFrom(client, { method: 'POST', ...sent });
    const before = readTicks(app.pid);
    for (let n = 0; n < CALLS; n++) await requestFrom(client, { method: 'POST', ...sent });
    return readTicks(app.pid) - before;
  };
  try {
    const api = await measure({
      path: '/api/tools/state_rule',
      headers: json,
      body: JSON.stringify(RULE),
    });
    const tool = await measure({ path: '/mcp', headers: mcp, body: toCall('state_rule', RULE) });
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
    const tools = await measure({ path: '/mcp', headers: mcp, body: list });
    return [
      atMost(
        'processor time of a call at /mcp, against the same call of the API',
        tool / Math.max(1, api),
        MAX_CALL_RATIO,
        `${CALLS} calls of state_rule each`,
      ),
      withoutAim('processor time of tools/list, against that call', tools / Math.max(1, api)),
    ];
  } finally {
    await app.stop();
  }
}
