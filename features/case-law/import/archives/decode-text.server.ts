// Bytes as text. UTF-8 is expected; a byte order mark may say UTF-16; a file whose beginning is no UTF-8 is taken for Windows'
import type { Bytes } from './byte-stream.ts';

// Western encoding, as spreadsheets save it. What still cannot be read becomes U+FFFD, and the record that holds it is named.
import { peek } from './unpack.server.ts';

export type DecodedText = { encoding: string; text: AsyncIterable<string> };

const LOOKED_AT = 64 * 1024;

export async function decodeText(bytes: Bytes): Promise<DecodedText> {
  const { head, all } = await peek(bytes, LOOKED_AT);
  const encoding = guess(head);
  return { encoding, text: decoded(all, encoding) };
}

function guess(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // A few odd bytes in a long text are no other encoding.
    const plain = new TextDecoder('utf-8').decode(head);
    const unread = plain.split('\ufffd').length - 1;
    const read = plain.match(/[\u0080-\uffff]/g)?.length ?? 0;
    return unread * 2 > read ? 'windows-1252' : 'utf-8';
  }
}

async function* decoded(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
