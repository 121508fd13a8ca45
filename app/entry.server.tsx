// Renders a page completely before sending it: the page cache and the hashes of inline scripts both
// need the whole text. Answers, which stream, have their own endpoints. So React's renderer for
// strings does, which takes half of the processor time of the one for streams; that one is for the
// rare page that has to wait for a part of itself (code that is loaded when it is first needed).
import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { getVisit } from './http/context.ts';

export { provideVisit } from './http/context.ts';

/** Only the renderer for streams writes it. */
const DOCTYPE = '<!DOCTYPE html>';
const RENDER_TIMEOUT_MS = 10_000;
/** React's mark of a boundary that could not be rendered at once. */
const NOT_READY = '<!--$!-->';

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, page } = getVisit(context);
  const data = entry.serverHandoffStream ? await readText(entry.serverHandoffStream) : '';
  const createDocument = () => (
    <ServerRouter
      context={{ ...entry, serverHandoffStream: undefined, renderMeta: {} }}
      url={request.url}
      nonce={nonce}
    />
  );
  const html = renderAtOnce(createDocument()) ?? (await renderWhenReady(createDocument(), nonce));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const bodyEnd = html.lastIndexOf('</body>');
  page.html = html.slice(0, bodyEnd) + writeDataScripts(data, nonce) + html.slice(bodyEnd);
  return new Response(null, { status, headers });
}

/** Null when some part has to be waited for, or failed: the other renderer says why. */
function renderAtOnce(element: ReactElement): string | null {
  try {
    const html = renderToString(element);
    return html.includes(NOT_READY) ? null : DOCTYPE + html;
  } catch {
    return null;
  }
}

function renderWhenReady(element: ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collect = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Suspense boundaries are rendered in place: nothing is streamed, and a page must be complete
      // without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collect),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/**
 * The data of the page, as React Router's own component writes it, which would be rendered piece by
 * piece.
 */
function writeDataScripts(data: string, nonce: string): string {
  if (data === '') return '';
  // Without this character no tag and no comment can begin in a script.
  const literal = JSON.stringify(data).replaceAll('<', '\\u003c');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`;
}

/** A failed loader or action: one log line, without the address and the body. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { deps, route } = getVisit(context);
  deps.log.error({ err: error, route }, 'a page failed');
}
