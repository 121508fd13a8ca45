// Everything that the account holds, as a file: JSON, sent while it is read, or a PDF to read.
import { writeFile } from '#features/printing/write-file.server.ts';
import { toIsoDay } from '#lib/dates.ts';
import { createAccountDocument } from './account-document.server.ts';
import { type AccountExport, toJsonPieces } from './export-account.server.ts';

type Options = { format: 'json' | 'pdf'; siteName: string; createdAt: Date };

export async function writeExport(
  exported: AccountExport,
  { format, siteName, createdAt }: Options,
) {
  const name = `my-data-${toIsoDay(createdAt)}`;
  if (format === 'pdf')
    return writeFile(await createAccountDocument(exported, siteName), 'pdf', { name, createdAt });
  return {
    name: `${name}.json`,
    type: 'application/json; charset=utf-8',
    bytes: toByteStream(toJsonPieces(exported)),
  };
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
