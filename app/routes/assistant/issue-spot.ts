import { z } from 'zod';
import { spotIssues } from '#features/site-search/meaning/spot-issues.server.ts';
import { visitOf } from '../../http/context.ts';
import { readJson } from '../../http/read-json.ts';
import type { Route } from './+types/issue-spot';

const Body = z.object({ text: z.string() });

/** POST { "text": "…" } → { "topics": [{ "id", "score" }…] }: which topics a person's own words are about, best first. */
export async function action({ request, context }: Route.ActionArgs) {
  const parsed = Body.safeParse(await readJson(request));
  if (!parsed.success) {
    return Response.json({ error: { kind: 'invalid', message: 'Send JSON of the form { "text": "…" }.' } }, { status: 422 });
  }
  return Response.json(await spotIssues(visitOf(context).deps.search, parsed.data.text), { headers: { 'Cache-Control': 'no-store' } });
}

export function loader() {
  return Response.json({ error: { kind: 'bad_method', message: 'Send a POST request.' } }, { status: 405, headers: { Allow: 'POST' } });
}
