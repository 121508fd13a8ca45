// Looks up and judges the citations of a text in slices, so that a long one does not hold up the
// event loop. A citation may name forty sections, so that each slice is short.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { judgeCitations, listCaseKeys } from '#legal/citations/judge-citation.ts';
import type { Citation, Judgment } from '#legal/citations/types.ts';
import { getListedAuthorities } from './listed-authorities.ts';
import { lookUpCitations } from './look-up-citations.server.ts';
import type { WorkMeter } from './work-meter.server.ts';

export type JudgeDeps = Pick<LibraryDeps, 'db' | 'library' | 'clock' | 'log'> & {
  meter: WorkMeter;
};

/** Looked up with one query, and judged in one turn of the event loop. */
const LOOKUP_SIZE = 500;
const TURN_SIZE = 50;

/** `partial`: the database was unavailable, and only built-in cases were looked up. */
export async function judgeInSlices(
  deps: JudgeDeps,
  citations: Citation[],
): Promise<{ judged: Judgment[]; partial: boolean }> {
  const authorities = getListedAuthorities(deps.library.authorities);
  const thisYear = deps.clock.now().getUTCFullYear();
  const judged: Judgment[] = [];
  let partial = false;
  for (let start = 0; start < citations.length; start += LOOKUP_SIZE) {
    const slice = citations.slice(start, start + LOOKUP_SIZE);
    const lookup = await lookUpCitations(deps, listCaseKeys(slice), { inMemory: partial });
    partial ||= lookup.partial;
    let keyIndex = 0;
    await inTurns(deps.meter, slice, (citation) => {
      const indexedCases = listCaseKeys([citation]).length
        ? [lookup.matches[keyIndex++] ?? []]
        : [];
      // One at a time: a short form may refer to a citation in an earlier slice, and is resolved
      // after all are judged.
      judged.push(
        ...judgeCitations([citation], {
          matches: indexedCases,
          isListed: (key) => authorities.has(key),
          usCode: deps.library.usCode,
          thisYear,
        }),
      );
    });
  }
  resolveShortForms(citations, judged);
  return { judged, partial };
}

/** Other work runs after each few items. */
export async function inTurns<T>(
  meter: WorkMeter,
  items: T[],
  work: (item: T, index: number) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += TURN_SIZE) {
    meter.run(() => {
      for (const [offset, item] of items.slice(start, start + TURN_SIZE).entries())
        work(item, start + offset);
    });
    await yieldToEventLoop();
  }
}

/** Short forms get the judgment of the citation they refer to. */
export function resolveShortForms(citations: Citation[], judged: Judgment[]): void {
  for (const [index, citation] of citations.entries()) {
    const target =
      'refersTo' in citation && citation.refersTo !== undefined
        ? judged[citation.refersTo]
        : undefined;
    if (target) judged[index] = target;
  }
}
