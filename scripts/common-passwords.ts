// npm run common-passwords -- FILE: makes features/accounts/common-passwords.br from a list of
// leaked passwords, one a line, most frequent first. The list in use is "10 million passwords, top
// 1,000,000" of SecLists, which Mark Burnett counted and released to the public domain.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { MIN_PASSWORD_LENGTH } from '#features/accounts/schema.ts';

/** Of all lengths: what attackers put digits and signs around. */
const MAX_OF_ANY_LENGTH = 50_000;
/** Of those that may be typed here as they are. */
const MAX_LONG = 50_000;

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Use: npm run common-passwords -- FILE');
  process.exit(2);
}
const ranked = new Set(
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((password) => password.normalize('NFKC').toLowerCase()),
);
const long = [...ranked].filter((password) => [...password].length >= MIN_PASSWORD_LENGTH);
const chosen = new Set([...[...ranked].slice(0, MAX_OF_ANY_LENGTH), ...long.slice(0, MAX_LONG)]);
const packed = brotliCompressSync([...chosen].sort().join('\n'));
writeFileSync(join(import.meta.dirname, '../features/accounts/common-passwords.br'), packed);
console.log(`${chosen.size} passwords, ${packed.length} bytes`);
