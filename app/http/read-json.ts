// What a program sent as JSON, whatever the Content-Type says.
import { parseJson } from '#lib/parse-json.ts';

/** Null when it is not JSON, or nested deeper or with more values than any address takes. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await request.text().catch(() => ''));
}
