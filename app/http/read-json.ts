// Reads a JSON body, whatever its Content-Type.
import { parseJson } from '#lib/parse-json.ts';

/** Null when it is not JSON, is nested too deeply or has too many values. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await request.text().catch(() => ''));
}
