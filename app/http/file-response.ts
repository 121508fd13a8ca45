// A file to keep rather than a page to read, or, where it cannot be had, the reason as plain text.
import type { Failure } from '#lib/result.ts';
import { failureHeaders, failureStatus } from './failure-response.ts';

/** The name is ours: letters, digits, dots and hyphens. */
export type DownloadFile = { name: string; type: string } & ({ text: string } | { bytes: Uint8Array<ArrayBuffer> });

export function fileResponse(file: DownloadFile): Response {
  return new Response('text' in file ? file.text : file.bytes, {
    headers: {
      'Content-Type': 'text' in file ? `${file.type}; charset=utf-8` : file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'no-store',
    },
  });
}

export function noFileResponse(failure: Failure): Response {
  return new Response(failure.message, {
    status: failureStatus(failure),
    headers: { ...failureHeaders(failure), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
