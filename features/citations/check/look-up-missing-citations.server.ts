// Looks up citations that our index lacks in a live source, and only those. A case found there
// under the cited name is `found_live`; another case at that citation is `wrong_name`; without an
// answer the judgment stays.
import { judgeCase } from '#legal/citations/judge-citation.ts';
import type {
  Citation,
  FullCase,
  IndexedCase,
  Judgment,
  LiveLookup,
} from '#legal/citations/types.ts';
import * as checker from '../messages/checker.ts';

const MAX_LIVE_LOOKUPS = 60;
const REASONS_TO_LOOK_UP = new Set(['not_held', 'unknown_reporter']);

export async function lookUpMissingCitations(
  lookUp: LiveLookup,
  citations: Citation[],
  judged: Judgment[],
  thisYear: number,
): Promise<{ failed: boolean }> {
  const candidates = citations.flatMap((citation, index) =>
    citation.kind === 'case' && REASONS_TO_LOOK_UP.has(judged[index]?.reason ?? '')
      ? [{ citation, index }]
      : [],
  );
  const selected = candidates.slice(0, MAX_LIVE_LOOKUPS);
  if (selected.length === 0) return { failed: false };
  const answers = await lookUp(
    selected.map(({ citation: { volume, reporter, page } }) => ({ volume, reporter, page })),
  );
  for (const [i, { citation, index }] of selected.entries()) {
    const cases = answers[i];
    if (cases?.length) judged[index] = judgeLiveCase(citation, cases, thisYear);
  }
  return { failed: answers.some((answer) => answer === undefined) };
}

function judgeLiveCase(citation: FullCase, cases: IndexedCase[], thisYear: number): Judgment {
  const judgment = judgeCase(citation, cases, thisYear);
  if (judgment.status !== 'verified') return judgment;
  return {
    ...judgment,
    status: 'found_live',
    sentence: `${judgment.sentence} ${checker.liveNote}`,
  };
}
