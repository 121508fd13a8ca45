import { writeLlmsText } from '#features/programs/write-llms-text.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import type { Route } from './+types/llms';

export const handle = { machine: true } satisfies RouteHandle;

/** What this site has, for models that read it. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(writeLlmsText(getVisit(context).deps), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
