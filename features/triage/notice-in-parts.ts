// A text longer than one story is read in parts, all of it: what somebody fears may stand at the
// end of a long draft.
import { GRAVE_KINDS } from '#features/library/schema/danger-kinds.ts';
import { MAX_STORY_LENGTH } from '#features/search/schema.ts';
import { MAX_LINES } from './triage.ts';
import type { UrgentLine } from './urgent-line.ts';

/** So that no sentence stands in halves alone. */
const OVERLAP = 1_000;

/** The gravest lines of all parts, each once. */
export async function noticeInParts(
  text: string,
  notice: (part: string) => Promise<UrgentLine[]>,
): Promise<UrgentLine[]> {
  if (text.length <= MAX_STORY_LENGTH) return notice(text);
  const lines = new Map<string, UrgentLine>();
  for (let start = 0; start < text.length; start += MAX_STORY_LENGTH - OVERLAP) {
    for (const line of await notice(text.slice(start, start + MAX_STORY_LENGTH)))
      if (!lines.has(line.id)) lines.set(line.id, line);
    if (start + MAX_STORY_LENGTH >= text.length) break;
  }
  const isGrave = ({ kind }: UrgentLine) => kind !== undefined && GRAVE_KINDS.has(kind);
  const all = [...lines.values()];
  return [...all.filter(isGrave), ...all.filter((line) => !isGrave(line))].slice(0, MAX_LINES);
}
