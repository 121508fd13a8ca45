// Requests against one address, by wrk when it is installed (it takes least from the server), else by autocannon; and how many the
// server answers for a second of its processor time, which other work on the machine hardly changes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type Load = { url: string; headers: Record<string, string>; seconds: number; connections?: number };
type Answered = { requests: number; seconds: number };

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const loadTool = hasWrk ? 'wrk' : 'autocannon';
const CLOCK_TICKS = 100;
export const hasProcessorTime = existsSync('/proc/self/stat');

async function requestsPerSecond(load: Load): Promise<number> {
  const { requests, seconds } = await answeredBy(load);
  return requests / seconds;
}

/** Per second of the process's own time; per second of the clock where the system does not tell (only Linux does). */
export async function requestsPerProcessorSecond(pid: number, load: Load): Promise<number> {
  if (!hasProcessorTime) return requestsPerSecond(load);
  const before = processorSeconds(pid);
  const { requests } = await answeredBy(load);
  return requests / (processorSeconds(pid) - before);
}

/** The same for requests that are made here, one at a time. */
export async function oneByOne(pid: number, ask: () => Promise<unknown>, requests: number): Promise<number> {
  const spent = () => (hasProcessorTime ? processorSeconds(pid) : performance.now() / 1000);
  const before = spent();
  for (let n = 0; n < requests; n++) await ask();
  return requests / Math.max(spent() - before, 1 / CLOCK_TICKS);
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

const answeredBy = async (load: Load) => (hasWrk ? byWrk(load) : byAutocannon(load));

function byWrk({ url, headers, seconds, connections = 16 }: Load): Answered {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout, stderr } = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...lines, url], { encoding: 'utf8' });
  const [, requests, time, unit] = /(\d+) requests in ([\d.]+)(m?s|m)/.exec(stdout) ?? [];
  if (!requests) throw new Error(`wrk failed:\n${stdout}${stderr}`);
  if (/Non-2xx/.test(stdout)) throw new Error(`the server answered with errors:\n${stdout}`);
  return { requests: Number(requests), seconds: Number(time) * (unit === 'm' ? 60 : unit === 'ms' ? 0.001 : 1) };
}

type Autocannon = (options: object) => Promise<{ requests: { total: number }; duration: number; non2xx: number; errors: number }>;

async function byAutocannon({ url, headers, seconds, connections = 16 }: Load): Promise<Answered> {
  const { default: autocannon } = (await import('autocannon' as string)) as { default: Autocannon };
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`the server answered with ${result.non2xx + result.errors} errors`);
  return { requests: result.requests.total, seconds: result.duration };
}
