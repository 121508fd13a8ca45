// Everything that the account holds, as a file: JSON, sent while it is read, or a PDF to read.
// Asked to confirm first; kept nowhere.
import { data, redirect } from 'react-router';
import { createAccountDocument } from '#features/accounts/export/account-document.server.ts';
import { toJsonPieces } from '#features/accounts/export/export-account.server.ts';
import { writeFile } from '#features/printing/write-file.server.ts';
import { toIsoDay } from '#lib/dates.ts';
import { getVisit } from '../../http/context.ts';
import { failureStatus } from '../../http/failure-response.ts';
import { fileResponse } from '../../http/file-response.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/account-data';

export const handle = { cost: 'files' } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  if (caller.viewer.kind === 'visitor') return redirect('/auth/login?returnTo=%2Faccount');
  const result = await deps.accounts.exportAccount({ ...caller, headers: request.headers });
  if (!result.ok) {
    if (result.failure.kind === 'unauthenticated')
      return redirect('/auth/confirm?returnTo=%2Faccount');
    throw data(null, { status: failureStatus(result.failure) });
  }
  const createdAt = deps.clock.now();
  const name = `my-data-${toIsoDay(createdAt)}`;
  if (new URL(request.url).searchParams.get('format') === 'pdf') {
    const printable = await createAccountDocument(result.value, deps.site.name);
    return fileResponse(await writeFile(printable, 'pdf', { name, createdAt }));
  }
  return new Response(toByteStream(toJsonPieces(result.value)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** Each piece is made when the client has room for it. */
function toByteStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await iterator.return?.()),
  });
}
