// npm run us-code -- FILE --release 119-100 --as-of 2026-07 Makes derived/law/us-code.br, the
// built-in list of the sections of the U.S. Code, from a table of all sections in force at one
// release point: columns title, section, heading, tab-separated, gzipped or plain. The same table
// gives the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { formatUsCode } from '#legal/statutes/format-us-code.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'string', default: '' }, 'as-of': { type: 'string', default: '' } },
});
const [file] = positionals;
const { release, 'as-of': date } = values;
if (!file || !/^\d+-[\dA-Za-z]+$/.test(release) || !/^\d{4}-\d\d(?:-\d\d)?$/.test(date)) {
  console.error('Use: npm run us-code -- FILE --release 119-100 --as-of 2026-07');
  process.exit(2);
}

const bytes = readFileSync(file);
const table = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
const { text, sections, problems } = formatUsCode(table, { point: release, date });
if (problems.length > 0) {
  console.error(`${problems.length} lines could not be read:\n${problems.slice(0, 20).join('\n')}`);
  process.exit(1);
}
const compressed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
writeFileSync(join(import.meta.dirname, '..', 'derived', 'law', 'us-code.br'), compressed);
console.log(
  `${sections} sections, ${Buffer.byteLength(text)} bytes, ${compressed.length} compressed`,
);
