// The Spanish texts that are missing, or were made from an English text that has changed since. The
// English is shown in their place, so it is a note and no problem.
import type { Library } from '../load-library.server.ts';
import { fingerprintText } from '../spanish.ts';

/** `of`: the fingerprint of today's English text. */
export type SpanishGap = { file: string; id: string; of: string };

export function findSpanishGaps({ triage, hotlines }: Library): SpanishGap[] {
  return [
    ...triage
      .filter(({ spanish }) => !spanish)
      .map(({ id, when, acts, more }) => ({
        file: 'content/es/triage.yml',
        id,
        of: fingerprintText([when, ...acts, more]),
      })),
    ...hotlines
      .filter(({ spanish }) => !spanish)
      .map(({ id, label, note }) => ({
        file: 'content/es/hotlines.yml',
        id,
        of: fingerprintText([label, note]),
      })),
  ];
}
