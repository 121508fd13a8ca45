// The JSON body of the API: { "text": "…" }. A large one is parsed in the worker that reads its
// text, because JSON.parse would block the main thread.
import { parseJson } from '#lib/parse-json.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { faultTexts } from '../messages/tables.ts';
import type { ReadJob } from '../schema.ts';

const MAX_INLINE_BYTES = 64 * 1024;

export function readCheckJson(json: Uint8Array): Result<ReadJob> {
  if (json.length > MAX_INLINE_BYTES) return ok({ json });
  const text = parseText(json);
  return text === undefined ? fail('invalid', faultTexts.bad_json) : ok({ text });
}

/** Undefined when the body has another form. */
export function parseText(json: Uint8Array): string | undefined {
  const body = parseJson(new TextDecoder().decode(json));
  const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
  return typeof text === 'string' ? text : undefined;
}
