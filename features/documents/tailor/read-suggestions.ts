// Parses a model's reply as untrusted input: only the requested JSON shape, only changeable blocks,
// only plain text of bounded length. Items that fail are dropped and counted; items that pass are
// still only suggestions.
import { z } from 'zod';
import type { AssembledDocument, Change } from '#features/printing/document-shapes.ts';
import { isChangeable } from './apply-changes.ts';
import {
  isPlainText,
  MAX_CHANGE_LENGTH,
  MAX_SUGGESTIONS,
  MAX_TITLE_LENGTH,
} from './change-text.ts';

const Reply = z.strictObject({ changes: z.array(z.unknown()).max(1_000) });
const text = z.string().trim().min(1).max(MAX_CHANGE_LENGTH).refine(isPlainText);
const title = z.string().trim().max(MAX_TITLE_LENGTH).refine(isPlainText).default('');
const SuggestedChange = z.union([
  z.strictObject({ replace: z.int(), text }).transform((item) => ({
    kind: 'replace' as const,
    at: item.replace,
    title: '',
    text: item.text,
  })),
  z.strictObject({ after: z.int(), title, text }).transform((item) => ({
    kind: 'insert' as const,
    at: item.after,
    title: item.title,
    text: item.text,
  })),
]);

export type Suggestions = { changes: Change[]; leftOut: number };

/** Returns undefined when the reply does not have the requested shape. */
export function readSuggestions(
  reply: string,
  { blocks }: AssembledDocument,
  isPromptText: (text: string) => boolean,
): Suggestions | undefined {
  const parsed = Reply.safeParse(parseReply(reply));
  if (!parsed.success) return undefined;
  const changes: Change[] = [];
  const hasClauses = blocks.some(({ kind }) => kind === 'clause');
  for (const item of parsed.data.changes.slice(0, MAX_SUGGESTIONS)) {
    const { data: suggestion } = SuggestedChange.safeParse(item);
    const block = suggestion && blocks[suggestion.at];
    if (
      !suggestion ||
      !isChangeable(block) ||
      isPromptText(`${suggestion.title} ${suggestion.text}`)
    )
      continue;
    const isRepeated = changes.some(
      (one) => suggestion.kind === 'replace' && one.kind === 'replace' && one.at === suggestion.at,
    );
    if (isRepeated || (suggestion.kind === 'replace' && suggestion.text === block.text)) continue;
    changes.push({
      kind: suggestion.kind,
      at: suggestion.at,
      clause: block.clause,
      was: block.text,
      title: hasClauses ? suggestion.title : '',
      text: suggestion.text,
    });
  }
  return { changes, leftOut: parsed.data.changes.length - changes.length };
}

/** Models often wrap JSON in a Markdown code fence. */
function parseReply(reply: string): unknown {
  try {
    return JSON.parse(reply.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return undefined;
  }
}
