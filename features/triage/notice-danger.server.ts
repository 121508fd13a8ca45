// Rules or model raise an urgent line. The rules know wordings; the model reads the meaning of the whole message, because no list
// of wordings is long enough. It waits for its vectors as long as an answer does; without them the rules stand alone.

import { type DangerKind, GRAVE_KINDS, UNCLEAR_DANGER } from '#features/library/schema/danger-kinds.ts';
import type { TriageRule } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { judgeDanger } from '#features/site-search/meaning/danger-model.ts';
import { STORY_TIMEOUT_MS, windowsOf } from '#features/site-search/meaning/spot-issues.server.ts';
import { cleanText } from '#features/site-search/read-query.ts';
import { MAX_STORY_LENGTH } from '#features/site-search/schema.ts';
import { matchingRules, urgentLines } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';

/** Both chosen by leaving out one writer at a time (training/README.md), never on an evaluation set. */
const MIN_DANGER = 0.25;
const MIN_KIND_CHANCE = 0.5;

type TriageDeps = Pick<LibrarySearchDeps, 'library' | 'search'>;

export async function noticeDanger({ library, search }: TriageDeps, text: string, signal?: AbortSignal): Promise<UrgentLine[]> {
  const rules = library.triage;
  const matching = matchingRules(rules, text);
  const heard = await dangerByMeaning(search, text, signal);
  if (!heard || isCovered(matching, heard)) return urgentLines(rules, matching);
  const kind = heard.sure ? heard.kind : UNCLEAR_DANGER;
  return urgentLines(rules, [...matching, ...rules.filter((rule) => rule.kind === kind)]);
}

type Heard = { kind: DangerKind; sure: boolean };

/** The rules found that kind already, or a grave one where the model cannot tell. */
function isCovered(matching: TriageRule[], { kind, sure }: Heard): boolean {
  return matching.some((rule) => rule.kind === kind || (!sure && GRAVE_KINDS.has(rule.kind)));
}

async function dangerByMeaning(
  { index, embedder }: LibrarySearchDeps['search'],
  text: string,
  signal?: AbortSignal,
): Promise<Heard | undefined> {
  const story = cleanText(text, MAX_STORY_LENGTH);
  if (index.dangerModel.length === 0 || story === '') return;
  // The same texts as for the topics, so that they are read once.
  const vectors = await embedder?.embed(windowsOf(story), { timeoutMs: STORY_TIMEOUT_MS, ...(signal && { signal }) });
  const verdict = vectors && judgeDanger(index.dangerModel, vectors);
  if (!verdict || verdict.danger < MIN_DANGER) return;
  return { kind: verdict.kind, sure: verdict.kindChance >= MIN_KIND_CHANCE };
}
