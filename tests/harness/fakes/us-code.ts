// The built-in list of the U.S. Code, unpacked once per test worker.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUsCode, type UsCode } from '#legal/statutes/us-code.ts';

let usCode: UsCode | undefined;
export function getUsCode(): UsCode {
  usCode ??= readUsCode(
    readFileSync(join(import.meta.dirname, '..', '..', '..', 'derived', 'law', 'us-code.br')),
  );
  return usCode;
}
