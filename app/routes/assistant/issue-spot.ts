import { z } from 'zod';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import { getVisit } from '../../http/context.ts';
import { readJson } from '../../http/read-json.ts';
import { MAX_JSON_BYTES, type RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/issue-spot';

export const handle = {
  machine: true,
  cost: 'searching',
  maxBodyBytes: MAX_JSON_BYTES,
} satisfies RouteHandle;

const Body = z.object({ text: z.string() });

/** POST { "text": "…" } → { "topics": [{ "id", "score" }…] }: the topics of a text, best first. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = Body.safeParse(await readJson(request));
  if (!parsed.success) {
    return Response.json(
      { error: { kind: 'invalid', message: 'Send JSON of the form { "text": "…" }.' } },
      { status: 422 },
    );
  }
  return Response.json(await spotIssues(getVisit(context).deps.search, parsed.data.text), {
    headers: { 'Cache-Control': 'no-store' },
  });
}

export function loader() {
  return Response.json(
    { error: { kind: 'bad_method', message: 'Send a POST request.' } },
    { status: 405, headers: { Allow: 'POST' } },
  );
}
