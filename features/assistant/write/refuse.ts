// Refuses a question: with the reason, and organizations that can help instead.

import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { findHelp } from '#features/help/find-help.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { refusalTexts } from '../messages/tables.ts';
import type { Refusal, UnderstoodQuestion } from '../understand/understand.server.ts';

export function refuse(
  deps: { library: Library },
  refusal: Refusal,
  understood: Pick<UnderstoodQuestion, 'jurisdiction'>,
): AnswerEvent[] {
  return [
    { type: 'notice', notice: refusal, text: refusalTexts[refusal] },
    ...listHelpers(deps, understood),
  ];
}

/** Who can help instead. */
export function listHelpers(
  { library }: { library: Library },
  { jurisdiction }: Pick<UnderstoodQuestion, 'jurisdiction'>,
): AnswerEvent[] {
  // By jurisdiction only: the topic of a refused question may be wrong.
  const sources = findHelp(library, { topics: [], jurisdiction }).map(
    ({ kind, id, title, href, text, note }, index): AnswerSource => ({
      n: index + 1,
      kind,
      id,
      title,
      href,
      passage: text,
      ...(note && { note }),
    }),
  );
  return sources.length > 0 ? [{ type: 'sources', sources }] : [];
}
