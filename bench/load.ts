// Generates load on one URL with wrk if installed (it takes the least CPU from the server), else
// with autocannon, and measures requests per second of the server's CPU time, which hardly depends
// on other load on the machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export type Load = {
  url: string;
  headers: Record<string, string>;
  seconds: number;
  connections?: number;
};
type LoadResult = { requests: number; seconds: number };

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const loadTool = hasWrk ? 'wrk' : 'autocannon';
const CLOCK_TICKS = 100;
export const hasCpuTime = existsSync('/proc/self/stat');

async function measureRequestsPerSecond(load: Load): Promise<number> {
  const { requests, seconds } = await runLoad(load);
  return requests / seconds;
}

/**
 * Requests per second of the process's CPU time; per second of wall-clock time if CPU time is
 * unavailable (other than Linux).
 */
export async function measureRequestsPerCpuSecond(pid: number, load: Load): Promise<number> {
  if (!hasCpuTime) return measureRequestsPerSecond(load);
  const before = readCpuSeconds(pid);
  const { requests } = await runLoad(load);
  return requests / (readCpuSeconds(pid) - before);
}

/** The same for sequential requests made by this process. */
export async function measureOneByOne(
  pid: number,
  sendRequest: () => Promise<unknown>,
  requests: number,
): Promise<number> {
  const getSpentSeconds = () => (hasCpuTime ? readCpuSeconds(pid) : performance.now() / 1000);
  const before = getSpentSeconds();
  for (let n = 0; n < requests; n++) await sendRequest();
  return requests / Math.max(getSpentSeconds() - before, 1 / CLOCK_TICKS);
}

function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

const runLoad = async (load: Load) => (hasWrk ? runWrk(load) : runAutocannon(load));

function runWrk({ url, headers, seconds, connections = 16 }: Load): LoadResult {
  const headerArguments = Object.entries(headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const { stdout, stderr } = spawnSync(
    'wrk',
    ['-t1', `-c${connections}`, `-d${seconds}s`, ...headerArguments, url],
    { encoding: 'utf8' },
  );
  const [, requests, time, unit] = /(\d+) requests in ([\d.]+)(m?s|m)/.exec(stdout) ?? [];
  if (!requests) throw new Error(`wrk failed:\n${stdout}${stderr}`);
  if (/Non-2xx/.test(stdout)) throw new Error(`the server answered with errors:\n${stdout}`);
  return {
    requests: Number(requests),
    seconds: Number(time) * (unit === 'm' ? 60 : unit === 'ms' ? 0.001 : 1),
  };
}

type Autocannon = (
  options: object,
) => Promise<{ requests: { total: number }; duration: number; non2xx: number; errors: number }>;

async function runAutocannon({
  url,
  headers,
  seconds,
  connections = 16,
}: Load): Promise<LoadResult> {
  const { default: autocannon } = (await import('autocannon' as string)) as { default: Autocannon };
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`the server answered with ${result.non2xx + result.errors} errors`);
  return { requests: result.requests.total, seconds: result.duration };
}
