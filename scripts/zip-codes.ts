// npm run zip-codes -- FILE --as-of 2026-11-17 Makes derived/people/zip-codes.br, which says in
// which states and counties a ZIP code lies, from a table with the columns zipCode, countyName,
// countyFips, stateAbbreviation, tab-separated, gzipped or plain. The same table gives the same
// bytes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { formatZipCodes } from '#legal/places/format-zip-codes.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'as-of': { type: 'string', default: '' } },
});
const [file] = positionals;
const date = values['as-of'];
if (!file || !/^\d{4}-\d\d-\d\d$/.test(date)) {
  console.error('Use: npm run zip-codes -- FILE --as-of 2026-11-17');
  process.exit(2);
}

const bytes = readFileSync(file);
const table = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
const { text, zips, counties, problems } = formatZipCodes(table, date);
if (problems.length > 0) {
  console.error(`${problems.length} lines could not be read:\n${problems.slice(0, 20).join('\n')}`);
  process.exit(1);
}
const compressed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
writeFileSync(join(import.meta.dirname, '..', 'derived', 'people', 'zip-codes.br'), compressed);
console.log(
  `${zips} ZIP codes, ${counties} counties, ${Buffer.byteLength(text)} bytes, ${compressed.length} compressed`,
);
