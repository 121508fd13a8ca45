// A feed server on loopback, for child processes that are allowed to connect to it: each path is a
// feed of a few items. It records requests and can delay responses.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FeedServer = {
  port: number;
  /** Requested paths, in order. */
  asked: string[];
  items: number;
  hold?: (path: string) => Promise<void> | undefined;
  stop: () => Promise<void>;
};

export async function startFeedServer(): Promise<FeedServer> {
  const self: FeedServer = { port: 0, asked: [], items: 20, stop: async () => {} };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    self.asked.push(path);
    await self.hold?.(path);
    response.writeHead(200, { 'content-type': 'application/rss+xml' });
    response.end(rss(path, self.items));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  self.port = (server.address() as AddressInfo).port;
  self.stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return self;
}

function rss(path: string, count: number): string {
  const items = Array.from(
    { length: count },
    (_, n) =>
      `<item><title>Wage news ${path.slice(1)} ${n}</title><link>https://news.test${path}/${n}</link><pubDate>Sat, 14 Nov 2026 10:00:00 EST</pubDate></item>`,
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>${items.join('')}</channel></rss>`;
}
