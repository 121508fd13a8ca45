// Looks up citations on CourtListener that our own index does not have. Only volume, reporter and
// page are sent, neither the case name nor the surrounding text.
import type { Finding, Permit } from '#integrations/courtlistener/courtlistener.ts';
import { formatCite } from '#legal/citations/format-citation.ts';
import type { CaseKey, IndexedCase } from '#legal/citations/types.ts';
import { getLiveAnswers, type LiveDeps, reserveRequest } from './live-answers.server.ts';

/** `unknown`: CourtListener could not be asked. */
export type LiveFinding = Finding | { status: 'unknown' };

/**
 * Citations that can be sent: printable ASCII without semicolons, which separate citations in a
 * request.
 */
const VALID_CITATION = /^[ -:<-~]{3,80}$/;

/** One finding per citation, in order. Never throws. */
export async function lookUpLiveCitations(deps: LiveDeps, keys: CaseKey[]): Promise<LiveFinding[]> {
  const validKeys = keys.filter((key) => VALID_CITATION.test(formatCite(key)));
  const answers = await getLiveAnswers<Finding>(
    deps,
    validKeys.map((key) => `citation\n${formatCite(key)}`),
    {
      isFound: ({ status }) => status !== 'not_found',
      ask: (courtListener, indexes) =>
        courtListener.lookUp(
          indexes.flatMap((index) => validKeys[index] ?? []),
          createPermit(deps),
        ),
    },
  );
  const findingByCite = new Map(validKeys.map((key, index) => [formatCite(key), answers[index]]));
  return keys.map((key) => {
    if (!VALID_CITATION.test(formatCite(key))) return { status: 'not_found' };
    return findingByCite.get(formatCite(key)) ?? { status: 'unknown' };
  });
}

/**
 * For the citation checker: the cases at each citation, or undefined if CourtListener could not be
 * asked.
 */
export function createLiveLookup(deps: LiveDeps) {
  return async (keys: CaseKey[]): Promise<((IndexedCase & { url: string })[] | undefined)[]> => {
    const findings = await lookUpLiveCitations(deps, keys);
    return findings.map((finding) => {
      if (finding.status === 'unknown') return undefined;
      if (finding.status === 'not_found') return [];
      return finding.cases.map(({ name, decided, url }) => ({
        name,
        year: decided ? Number(decided.slice(0, 4)) : undefined,
        url,
      }));
    });
  };
}

/** Counts citations one by one, as CourtListener does; those above the limit are not sent. */
function createPermit(deps: LiveDeps): Permit {
  return async (requested) => {
    if (!(await reserveRequest(deps))) return 0;
    let allowed = 0;
    while (
      allowed < requested &&
      (await deps.limits.take('courtlistener-citations', 'account')).allowed
    )
      allowed++;
    return allowed;
  };
}
