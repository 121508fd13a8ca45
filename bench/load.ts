// Requests per second against one address, by wrk when it is installed (it takes least from the server), else by autocannon.
import { spawnSync } from 'node:child_process';

export type Load = { url: string; headers: Record<string, string>; seconds: number; connections?: number };

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const loadTool = hasWrk ? 'wrk' : 'autocannon';

export async function requestsPerSecond(load: Load): Promise<number> {
  return hasWrk ? byWrk(load) : byAutocannon(load);
}

function byWrk({ url, headers, seconds, connections = 16 }: Load): number {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout, stderr } = spawnSync('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...lines, url], { encoding: 'utf8' });
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!rate) throw new Error(`wrk failed:\n${stdout}${stderr}`);
  if (/Non-2xx/.test(stdout)) throw new Error(`the server answered with errors:\n${stdout}`);
  return Number(rate);
}

type Autocannon = (options: object) => Promise<{ requests: { average: number }; non2xx: number; errors: number }>;

async function byAutocannon({ url, headers, seconds, connections = 16 }: Load): Promise<number> {
  const { default: autocannon } = (await import('autocannon' as string)) as { default: Autocannon };
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`the server answered with ${result.non2xx + result.errors} errors`);
  return result.requests.average;
}
