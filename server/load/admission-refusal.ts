// The 503 of a server that has too much to do, which must cost next to nothing: our error page is rendered once, when it is first needed,
// and kept in all encodings; programs get a line of JSON. Nothing of the request was read, so nothing was changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppDeps } from '#app/http/app-deps.ts';
import { VISITOR } from '#features/plans/gate.ts';
import { chooseEncoding, type StoredResponse, storeResponse } from '../cache/stored-response.ts';
import type { Renderer } from '../html/render.ts';
import { securityHeaders } from '../http/headers.ts';
import { refusals, wantsJson } from '../http/refusals.ts';

export type Refuse = (req: IncomingMessage, res: ServerResponse, asked: { path: string; requestId: string }) => Promise<void>;

/** Not all at the same moment. */
const SOONEST_SECONDS = 3;
const SPREAD_SECONDS = 5;

export function createAdmissionRefusal(parts: { deps: AppDeps; render: Renderer['render']; secure: boolean }): Refuse {
  const { status, kind, message } = refusals.overloaded;
  const never = { ...securityHeaders(parts), 'Cache-Control': 'no-store' };
  const json = JSON.stringify({ error: { kind, message } });
  let page: Promise<StoredResponse> | undefined;

  async function makePage(): Promise<StoredResponse> {
    const visit = { deps: parts.deps, viewer: VISITOR, jurisdiction: 'General', clientAddress: '', refusal: { status } } as const;
    const rendered = await parts.render(new Request(new URL('/refused', parts.deps.site.publicUrl)), visit);
    const headers = { ...Object.fromEntries(rendered.headers), 'cache-control': 'no-store', vary: 'Accept-Encoding' };
    return storeResponse(Buffer.from(await rendered.arrayBuffer()), headers);
  }

  return async (req, res, { path, requestId }) => {
    const again = { 'Retry-After': SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS), 'X-Request-Id': requestId };
    if (wantsJson(path, req.headers.accept) || path.endsWith('.data')) {
      res.writeHead(status, { ...never, 'Content-Type': 'application/json', ...again }).end(json);
      return;
    }
    page ??= makePage();
    const kept = await page.catch((error) => {
      page = undefined;
      parts.deps.log.error({ err: error }, 'the page for too many requests could not be made');
    });
    if (!kept) return void res.writeHead(status, { ...never, 'Content-Type': 'text/plain; charset=utf-8', ...again }).end(message);
    const { body, headers } = kept.bodies[chooseEncoding(req.headers['accept-encoding'])];
    res.writeHead(status, { ...headers, ...again }).end(req.method === 'HEAD' ? undefined : body);
  };
}
