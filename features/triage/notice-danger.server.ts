// Rules and a model raise urgent lines. The rules match phrases; the model classifies the meaning of the whole message, because no list
// of phrases is complete. If the embeddings do not arrive in time, only the rules apply.

import { type DangerKind, GRAVE_KINDS, UNCLEAR_DANGER } from '#features/library/schema/danger-kinds.ts';
import type { TriageRule } from '#features/library/schema/schema.ts';
import type { LibrarySearchDeps } from '#features/site-search/library-search-deps.ts';
import { judgeDanger } from '#features/site-search/meaning/danger-model.ts';
import { splitIntoWindows } from '#features/site-search/meaning/spot-issues.server.ts';
import { cleanText } from '#features/site-search/read-query.ts';
import { MAX_STORY_LENGTH } from '#features/site-search/schema.ts';
import { findMatchingRules, toUrgentLines } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';

/** Much longer than for topics: on a busy machine a danger must still be noticed. */
const DANGER_TIMEOUT_MS = 30_000;

/** Both chosen by cross-validation over the writers (training/README.md), never on an evaluation set. */
const MIN_DANGER = 0.4;
const MIN_KIND_CHANCE = 0.5;

type TriageDeps = Pick<LibrarySearchDeps, 'library' | 'search'>;

export async function noticeDanger({ library, search }: TriageDeps, text: string, signal?: AbortSignal): Promise<UrgentLine[]> {
  const rules = library.triage;
  const matching = findMatchingRules(rules, text);
  const modelDanger = await findDangerByMeaning(search, text, signal);
  if (!modelDanger || isCovered(matching, modelDanger)) return toUrgentLines(rules, matching);
  const kind = modelDanger.confident ? modelDanger.kind : UNCLEAR_DANGER;
  return toUrgentLines(rules, [...matching, ...rules.filter((rule) => rule.kind === kind)]);
}

type ModelDanger = { kind: DangerKind; confident: boolean };

/** The rules already found that kind, or a grave one when the model is not confident of the kind. */
function isCovered(matching: TriageRule[], { kind, confident }: ModelDanger): boolean {
  return matching.some((rule) => rule.kind === kind || (!confident && GRAVE_KINDS.has(rule.kind)));
}

async function findDangerByMeaning(
  { index, embedder }: LibrarySearchDeps['search'],
  text: string,
  signal?: AbortSignal,
): Promise<ModelDanger | undefined> {
  const story = cleanText(text, MAX_STORY_LENGTH);
  if (index.dangerModel.length === 0 || story === '') return;
  // The same windows as for the topics, so that they are embedded once.
  const vectors = await embedder?.embed(splitIntoWindows(story), { timeoutMs: DANGER_TIMEOUT_MS, ...(signal && { signal }) });
  const verdict = vectors && judgeDanger(index.dangerModel, vectors);
  if (!verdict || verdict.danger < MIN_DANGER) return;
  return { kind: verdict.kind, confident: verdict.kindChance >= MIN_KIND_CHANCE };
}
