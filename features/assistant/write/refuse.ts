// How we say no: kindly, why, and who can help instead.

import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { helpFor } from '#features/help/find-help.ts';
import type { Library } from '#features/library/load-library.server.ts';
import { refusalTexts } from './engine-messages.ts';
import type { Refusal, Understood } from './understand.server.ts';

export function refuse(
  { library }: { library: Library },
  refusal: Refusal,
  { jurisdiction }: Pick<Understood, 'jurisdiction'>,
): AnswerEvent[] {
  // By place alone: whom to ask must not rest on a topic that we did not understand.
  const sources = helpFor(library, { topics: [], jurisdiction }).map(
    ({ kind, id, title, href, text, note }, place): AnswerSource => ({
      n: place + 1,
      kind,
      id,
      title,
      href,
      passage: text,
      ...(note && { note }),
    }),
  );
  return [
    { type: 'notice', notice: refusal, text: refusalTexts[refusal] },
    ...(sources.length > 0 ? [{ type: 'sources' as const, sources }] : []),
  ];
}
