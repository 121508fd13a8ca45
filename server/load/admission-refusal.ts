// The 503 of an overloaded server, and the 429 for a network with too many open requests, which
// must cost almost nothing: our error page is rendered once, when it is first needed, and stored in
// every encoding; programs get JSON. The request's body was not read, so nothing was changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppDeps } from '#app/http/app-deps.ts';
import { refuseWidget } from '#app/http/refuse-widget.ts';
import { isWidget, widgetHeaders } from '#app/http/widget-headers.ts';
import { VISITOR } from '#features/caller.ts';
import { PROBLEM_TYPE, toProblem } from '#features/library/schema/problem-schema.ts';
import { chooseEncoding, type StoredResponse, storeResponse } from '../cache/stored-response.ts';
import { type Renderer, readBody } from '../html/render.ts';
import { securityHeaders } from '../http/headers.ts';
import { type Refusal, refusals, wantsJson } from '../http/refusals.ts';
import { NO_ROUTE } from '../http/route-name.ts';

export type Refuse = (
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; requestId: string },
) => Promise<void>;
export type AdmissionRefusals = Record<'refuseOverloaded' | 'refuseNetwork', Refuse>;

/** Spread, so that clients do not all retry at the same moment. */
const SOONEST_SECONDS = 3;
const SPREAD_SECONDS = 5;

type Parts = { deps: AppDeps; render: Renderer['render']; secure: boolean };

export const createAdmissionRefusals = (parts: Parts): AdmissionRefusals => ({
  refuseOverloaded: createRefusal(parts, refusals.overloaded(SOONEST_SECONDS)),
  refuseNetwork: createRefusal(parts, refusals.tooMany(SOONEST_SECONDS)),
});

function createRefusal(parts: Parts, refusal: Refusal): Refuse {
  const { status } = refusal;
  const baseHeaders: Record<string, string> = {
    ...securityHeaders(parts),
    'Cache-Control': 'no-store',
  };
  let page: Promise<StoredResponse> | undefined;

  async function makePage(): Promise<StoredResponse> {
    const caller = { viewer: VISITOR, jurisdiction: 'General', clientAddress: '' } as const;
    const visit = { deps: parts.deps, caller, route: NO_ROUTE, refusal: { status } };
    const rendered = await parts.render(
      new Request(new URL('/refused', parts.deps.site.publicUrl)),
      visit,
    );
    const headers = {
      ...Object.fromEntries(rendered.headers),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    };
    return storeResponse(await readBody(rendered), headers);
  }

  return async (req, res, { path, requestId }) => {
    const retryHeaders = {
      'Retry-After': SOONEST_SECONDS + Math.floor(Math.random() * SPREAD_SECONDS),
      'X-Request-Id': requestId,
    };
    if (isWidget(path)) {
      const { site } = parts.deps;
      const { 'X-Frame-Options': _, ...ownHeaders } = baseHeaders;
      const framing = widgetHeaders(site.widgetOrigins ?? []);
      res
        .writeHead(status, { ...ownHeaders, ...framing, ...retryHeaders })
        .end(refuseWidget(site, refusal.message));
      return;
    }
    if (wantsJson(path, req.headers.accept) || path.endsWith('.data')) {
      res
        .writeHead(status, { ...baseHeaders, 'Content-Type': PROBLEM_TYPE, ...retryHeaders })
        .end(JSON.stringify(toProblem(refusal, status, refusal.more)));
      return;
    }
    page ??= makePage();
    const stored = await page.catch((error) => {
      page = undefined;
      parts.deps.log.error({ err: error }, 'the page of a refusal could not be made');
    });
    if (!stored)
      return void res
        .writeHead(status, {
          ...baseHeaders,
          'Content-Type': 'text/plain; charset=utf-8',
          ...retryHeaders,
        })
        .end(refusal.message);
    const { body, headers } = stored.bodies[chooseEncoding(req.headers['accept-encoding'])];
    res
      .writeHead(status, { ...headers, ...retryHeaders })
      .end(req.method === 'HEAD' ? undefined : body);
  };
}
