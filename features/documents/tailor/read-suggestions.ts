// A model's reply, read as if an enemy had written it: only the one shape that was asked for, only pieces that may be changed, only
// plain text of a bounded length. What does not pass is left out and counted; what passes is still only a suggestion.
import { z } from 'zod';
import type { AssembledDocument, Change } from '#features/printing/document-shapes.ts';
import { mayChange } from './apply-changes.ts';
import { isPlainText, MAX_CHANGE_LENGTH, MAX_SUGGESTED, MAX_TITLE_LENGTH } from './change-text.ts';

const Reply = z.strictObject({ changes: z.array(z.unknown()).max(1_000) });
const text = z.string().trim().min(1).max(MAX_CHANGE_LENGTH).refine(isPlainText);
const title = z.string().trim().max(MAX_TITLE_LENGTH).refine(isPlainText).default('');
const Suggested = z.union([
  z
    .strictObject({ replace: z.int(), text })
    .transform((found) => ({ kind: 'replace' as const, at: found.replace, title: '', text: found.text })),
  z
    .strictObject({ after: z.int(), title, text })
    .transform((found) => ({ kind: 'insert' as const, at: found.after, title: found.title, text: found.text })),
]);

export type Suggestions = { changes: Change[]; leftOut: number };

/** Undefined: the reply is not in the shape that was asked for. */
export function readSuggestions(reply: string, { blocks }: AssembledDocument, isOurs: (text: string) => boolean): Suggestions | undefined {
  const read = Reply.safeParse(parse(reply));
  if (!read.success) return undefined;
  const changes: Change[] = [];
  const clauses = blocks.some(({ kind }) => kind === 'clause');
  for (const item of read.data.changes.slice(0, MAX_SUGGESTED)) {
    const { data: found } = Suggested.safeParse(item);
    const block = found && blocks[found.at];
    if (!found || !mayChange(block) || isOurs(`${found.title} ${found.text}`)) continue;
    const again = changes.some((one) => found.kind === 'replace' && one.kind === 'replace' && one.at === found.at);
    if (again || (found.kind === 'replace' && found.text === block.text)) continue;
    changes.push({
      kind: found.kind,
      at: found.at,
      clause: block.clause,
      was: block.text,
      title: clauses ? found.title : '',
      text: found.text,
    });
  }
  return { changes, leftOut: read.data.changes.length - changes.length };
}

/** Models like to put a fence around what they were asked for. */
function parse(reply: string): unknown {
  try {
    return JSON.parse(reply.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return undefined;
  }
}
