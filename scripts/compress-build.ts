// The last step of the build: compresses the files, so that the server does not have to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Fetched when a photo or a PDF is read: the last level takes ten seconds for 3% fewer bytes. */
const LARGE_BYTES = 1_000_000;

const folder = join(import.meta.dirname, '..', 'build', 'client');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(m?js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const body = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          constants.BROTLI_MAX_QUALITY - (body.length > LARGE_BYTES ? 1 : 0),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}
