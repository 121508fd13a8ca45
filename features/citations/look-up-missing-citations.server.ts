// Asks a live source about what our index does not hold, and only about that. A case found there under the cited name is
// `found_live`; another case at that place is `wrong_name`, with the case named; no answer changes nothing.
import { judgeCase } from '#legal/citations/judge-citation.ts';
import type { Citation, FullCase, HeldCase, Judgement, LiveLookup } from '#legal/citations/types.ts';
import { checker } from './messages.ts';

const MAX_ASKED = 60;
const WORTH_ASKING = new Set(['not_held', 'unknown_reporter']);

export async function askLive(
  lookUp: LiveLookup,
  citations: Citation[],
  judged: Judgement[],
  thisYear: number,
): Promise<{ failed: boolean }> {
  const asked = citations.flatMap((citation, at) =>
    citation.kind === 'case' && WORTH_ASKING.has(judged[at]?.reason ?? '') ? [{ citation, at }] : [],
  );
  const chosen = asked.slice(0, MAX_ASKED);
  if (chosen.length === 0) return { failed: false };
  const answers = await lookUp(chosen.map(({ citation: { volume, reporter, page } }) => ({ volume, reporter, page })));
  for (const [n, { citation, at }] of chosen.entries()) {
    const held = answers[n];
    if (held?.length) judged[at] = fromLive(citation, held, thisYear);
  }
  return { failed: answers.some((answer) => answer === undefined) };
}

function fromLive(citation: FullCase, held: HeldCase[], thisYear: number): Judgement {
  const judgement = judgeCase(citation, held, thisYear);
  if (judgement.status !== 'verified') return judgement;
  return { ...judgement, status: 'found_live', sentence: `${judgement.sentence} ${checker.liveNote}` };
}
