// Runs a program and measures the CPU time of its process tree. On Unix the shell's `times` reports
// it, because it counts every descendant that was waited for; on other systems the CPU time is
// unknown.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEASURE = 'out=$1; shift; "$@"; code=$?; times > "$out"; exit $code';

export async function runMeasured(command, { cwd, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-times-'));
  const file = join(folder, 'times');
  const [program, ...args] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', MEASURE, 'sh', file, ...command];
  const started = Date.now();
  const { code, output } = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (exit) =>
      resolve({ code: exit ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
  const wallSeconds = (Date.now() - started) / 1000;
  const cpuSeconds = readTimes(file);
  rmSync(folder, { recursive: true, force: true });
  return { ok: code === 0, output, wallSeconds, cpuSeconds };
}

/** Parses two lines like "0m1.23s 0m0.45s": the shell itself and its descendants. */
function readTimes(file) {
  try {
    const parts = [...readFileSync(file, 'utf8').matchAll(/(\d+)m([\d.]+)s/g)];
    return parts.reduce(
      (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
      0,
    );
  } catch {
    return undefined;
  }
}
