// Ends a connection whose request was answered before its body had come, such as one refused for
// lack of room: Node waits for the rest as long as for the largest body, a quarter of an hour, so
// that connections of clients that send nothing more would add up.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who is still sending may finish and then read the answer. */
const MAX_MS = 30_000;

type Request = Pick<IncomingMessage, 'complete' | 'destroy' | 'once'>;

export function endUnreadBody(req: Request, res: Pick<ServerResponse, 'once'>): void {
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.destroy(), MAX_MS).unref();
    req.once('close', () => clearTimeout(timer));
  });
}
