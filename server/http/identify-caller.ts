// For whom a request of a program counts: the organization whose key it carries, a network that
// many people share, or the network it comes from.
import { findKey } from '#features/api-keys/find-key.server.ts';
import { readKeyHeader } from '#features/api-keys/key-text.ts';
import type { Deps } from '#features/deps.ts';
import { getNetwork } from './client-address.ts';
import { type Refusal, refusals } from './refusals.ts';

/** Networks of assistants hold many people, who may ask for more than one household may. */
const SHARED_TIMES = 100;

export type ProgramCaller = { address: string; times?: number; shared?: true };
type Sent = { path: string; authorization: string | undefined; address: string };

export const isForPrograms = (path: string): boolean =>
  path.startsWith('/api/') || path === '/mcp' || path === '/llms.txt';

const isForAssistants = (path: string): boolean =>
  path === '/mcp' || path.startsWith('/api/tools/');

export async function identifyCaller(
  deps: Pick<Deps, 'db' | 'limits'>,
  { path, authorization, address }: Sent,
  isShared: (address: string) => boolean,
): Promise<{ caller: ProgramCaller; refusal?: Refusal }> {
  if (!isForPrograms(path)) return { caller: { address } };
  const sent = readKeyHeader(authorization);
  if (sent === undefined)
    return {
      caller:
        isForAssistants(path) && isShared(address)
          ? { address, shared: true, times: SHARED_TIMES }
          : { address },
    };
  // Keys that are wrong count for the network that tries them, before the database is asked.
  const decision = await deps.limits.take('pages', getNetwork(address));
  if (!decision.allowed)
    return { caller: { address }, refusal: refusals.tooMany(decision.retryAfterSeconds) };
  const key = await findKey(deps, sent);
  if (key) await decision.giveBack();
  return key
    ? { caller: { address: `key:${key.id}`, times: key.times } }
    : { caller: { address }, refusal: refusals.unknownKey };
}
