// Decodes text. UTF-8 is expected; a byte order mark may announce UTF-16; a file that does not
// start with valid UTF-8 is read as Windows-1252, which spreadsheets write. Invalid bytes become
// U+FFFD, and the record that contains them gets a remark.
import type { Bytes } from './byte-stream.ts';
import { peek } from './unpack.server.ts';

export type DecodedText = { encoding: string; text: AsyncIterable<string> };

const SAMPLE_BYTES = 64 * 1024;

export async function decodeText(bytes: Bytes): Promise<DecodedText> {
  const { head, all } = await peek(bytes, SAMPLE_BYTES);
  const encoding = guessEncoding(head);
  return { encoding, text: decodeChunks(all, encoding) };
}

function guessEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return 'utf-8';
  } catch {
    // A few invalid bytes in a long text do not mean another encoding.
    const decoded = new TextDecoder('utf-8').decode(head);
    const invalidCount = decoded.split('\ufffd').length - 1;
    const nonAsciiCount = decoded.match(/[\u0080-\uffff]/g)?.length ?? 0;
    return invalidCount * 2 > nonAsciiCount ? 'windows-1252' : 'utf-8';
  }
}

async function* decodeChunks(bytes: Bytes, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
