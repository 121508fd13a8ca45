// A minimal node:http server in its own process that sends fixed bytes and two headers for every
// request: the upper bound for Node, to separate our overhead from Node's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const SCRIPT = `
const body = Buffer.from(process.argv[1], 'base64');
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length };
const server = require('node:http').createServer((_req, res) => res.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));`;

export async function startBareServer(
  body: Buffer,
): Promise<{ url: string; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, ['-e', SCRIPT, body.toString('base64')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = Number(String((await once(child.stdout, 'data'))[0]));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    stop: () => void child.kill('SIGTERM'),
  };
}
