/** A file to keep rather than a page to read. The name is ours: letters, digits, dots and hyphens. */
export type DownloadFile = { name: string; type: string; text: string };

export function fileResponse({ name, type, text }: DownloadFile): Response {
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
