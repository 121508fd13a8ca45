// The home page from memory and the same page rendered for every request, in turns on one server, so that a busy machine
// is busy for both. A cookie that looks like a session makes the server render (server/page-memory.ts).
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTool, requestsPerSecond } from './load.ts';
import { freePort, startApp } from './start-app.ts';

const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;
const TARGET = 10;
const FROM_MEMORY = { 'Accept-Encoding': 'br' };
const RENDERED = { 'Accept-Encoding': 'br', Cookie: 'plainlaw.session=x' };

export async function run(): Promise<void> {
  const app = await startApp();
  try {
    const url = `${app.url}/`;
    const memory = await get(url, FROM_MEMORY);
    const rendered = await get(url, RENDERED);
    if (memory.status !== 200 || rendered.status !== 200) throw new Error(`status ${memory.status} and ${rendered.status}`);
    if (memory.etag === undefined || rendered.etag !== undefined) throw new Error('the cookie did not keep the page out of the memory');
    console.log(`pages: / with ${loadTool}, 16 connections, ${cpus().length} cores shared by server and client, Node ${process.version}`);
    console.log(`  brotli body: ${memory.body.length} B from memory, ${rendered.body.length} B rendered`);

    await requestsPerSecond({ url, headers: FROM_MEMORY, seconds: WARM_UP_SECONDS });
    await requestsPerSecond({ url, headers: RENDERED, seconds: WARM_UP_SECONDS });
    const rates: { memory: number[]; rendered: number[] } = { memory: [], rendered: [] };
    for (let round = 1; round <= ROUNDS; round++) {
      rates.rendered.push(await requestsPerSecond({ url, headers: RENDERED, seconds: SECONDS }));
      rates.memory.push(await requestsPerSecond({ url, headers: FROM_MEMORY, seconds: SECONDS }));
      console.log(`  round ${round}: rendered ${show(rates.rendered.at(-1))}/s, from memory ${show(rates.memory.at(-1))}/s`);
    }
    const ratio = median(rates.memory) / median(rates.rendered);
    console.log(`  rendered per request  ${show(median(rates.rendered)).padStart(9)} requests/s (median of ${ROUNDS})`);
    console.log(`  from memory           ${show(median(rates.memory)).padStart(9)} requests/s (median of ${ROUNDS})`);
    console.log(
      `  ratio                 ${ratio.toFixed(1).padStart(9)} (target: ${TARGET} or more) ${ratio >= TARGET ? 'met' : 'MISSED'}`,
    );
    console.log(`  nginx, same bytes     ${await nginx(memory.body)}`);
    if (ratio < TARGET) process.exitCode = 1;
  } finally {
    await app.stop();
  }
}

const show = (rate: number | undefined) => Math.round(rate ?? 0).toLocaleString('en-US');

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function get(url: string, headers: Record<string, string>): Promise<{ status?: number; etag?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, etag: answer.headers.etag, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}

/** For context: what a file server makes of the same bytes, in one process as well. */
async function nginx(body: Buffer): Promise<string> {
  if (spawnSync('nginx', ['-v']).error) return 'not run: nginx is not installed';
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'index.html'), body);
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; types { text/html html; } server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', conf], { stdio: 'ignore' });
  try {
    const url = `http://127.0.0.1:${port}/`;
    for (let i = 0; i < 50 && !(await get(url, {}).catch(() => null)); i++) await new Promise((wake) => setTimeout(wake, 100));
    return `${show(await requestsPerSecond({ url, headers: FROM_MEMORY, seconds: SECONDS }))} requests/s`;
  } finally {
    child.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
}
