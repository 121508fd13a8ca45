// What stands at a citation according to CourtListener, for citations that our own index does not hold. Only volume, reporter and
// page are sent: neither the name nor the text they stood in.
import type { Finding, Permit } from '#integrations/courtlistener/courtlistener.ts';
import { citeText } from '#legal/citations/format-citation.ts';
import type { CaseKey, HeldCase } from '#legal/citations/types.ts';
import { answerLive, type LiveDeps, mayAsk } from './live-answers.server.ts';

/** `unknown`: it could not be asked. */
export type LiveFinding = Finding | { status: 'unknown' };

/** What can be a citation on the wire. A semicolon parts two of them. */
const ASKABLE = /^[ -:<-~]{3,80}$/;

/** One for each citation, in order. Never throws. */
export async function lookUpLiveCitations(deps: LiveDeps, keys: CaseKey[]): Promise<LiveFinding[]> {
  const asked = keys.filter((key) => ASKABLE.test(citeText(key)));
  const answers = await answerLive<Finding>(
    deps,
    asked.map((key) => `citation\n${citeText(key)}`),
    {
      found: ({ status }) => status !== 'not_found',
      ask: (courtListener, places) =>
        courtListener.lookUp(
          places.flatMap((at) => asked[at] ?? []),
          permit(deps),
        ),
    },
  );
  const known = new Map(asked.map((key, at) => [citeText(key), answers[at]]));
  return keys.map((key) => {
    if (!ASKABLE.test(citeText(key))) return { status: 'not_found' };
    return known.get(citeText(key)) ?? { status: 'unknown' };
  });
}

/** For the citation checker: the cases at each place, or undefined where CourtListener could not be asked. */
export function liveLookup(deps: LiveDeps) {
  return async (keys: CaseKey[]): Promise<((HeldCase & { url: string })[] | undefined)[]> => {
    const findings = await lookUpLiveCitations(deps, keys);
    return findings.map((finding) => {
      if (finding.status === 'unknown') return undefined;
      if (finding.status === 'not_found') return [];
      return finding.cases.map(({ name, decided, url }) => ({ name, year: decided ? Number(decided.slice(0, 4)) : undefined, url }));
    });
  };
}

/** Citations are counted one by one, as CourtListener does; those beyond the limit stay unasked. */
function permit(deps: LiveDeps): Permit {
  return async (wanted) => {
    if (!(await mayAsk(deps))) return 0;
    let allowed = 0;
    while (allowed < wanted && (await deps.limits.take('courtlistener-citations', 'account')).allowed) allowed++;
    return allowed;
  };
}
