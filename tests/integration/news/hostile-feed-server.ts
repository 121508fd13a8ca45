// Serves five megabytes of hostile content at each path, in a separate process, so that the cost of
// generating it is not measured. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants, gzipSync } from 'node:zlib';

const entities = Array.from(
  { length: 10 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');
const bodies: Record<string, Buffer> = {
  '/laughs': Buffer.from(
    `<!DOCTYPE rss [${entities}]><rss><channel>${'<item><title>&l9;</title><link>/a</link></item>'.repeat(90_000)}`,
  ),
  '/doctypes': Buffer.from('<!DOCTYPE rss [<!ENTITY a "b">]>'.repeat(150_000)),
  '/entities': Buffer.from(`<rss><item><title>${'&amp;&#65;&nosuch;'.repeat(270_000)}`),
  '/tags': Buffer.from(`<rss>${'<a "'.repeat(1_200_000)}`),
  '/json': Buffer.from(`{"items":[${'{"title":"a"},'.repeat(300_000)}{}]}`),
  '/bomb': gzipSync(Buffer.alloc(300 * 1024 * 1024), { strategy: constants.Z_RLE }),
};
const server = createServer((request, response) => {
  const path = request.url ?? '';
  response.on('error', () => {});
  if (path === '/drip') {
    response.writeHead(200);
    const timer = setInterval(() => response.write('<'), 20);
    return void response.on('close', () => clearInterval(timer));
  }
  response
    .writeHead(200, path === '/bomb' ? { 'content-encoding': 'gzip' } : {})
    .end(bodies[path] ?? '');
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
