// Adapts a generated document to an instruction: the AI provider gets its blocks and the
// instruction, and replies with changes to blocks. They are returned as suggestions with their
// citations judged; the document does not change until the user accepts some.

import type { Caller } from '#features/caller.ts';
import { fence } from '#features/grounding/model-text/fence.ts';
import { createLeakFilter } from '#features/grounding/model-text/prompt-leaks.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { AssembledDocument, Change } from '#features/printing/document-shapes.ts';
import { getBlockLines, toText } from '#features/printing/to-text.ts';
import { takeLimits } from '#features/take-limits.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import {
  applyAndJudgeChanges,
  checkRequest,
  type DocumentDeps,
} from '../generate-document.server.ts';
import * as documents from '../messages/documents.ts';
import * as tailoring from '../messages/tailoring.ts';
import { isChangeable } from './apply-changes.ts';
import { MAX_INSTRUCTION_LENGTH, MAX_TAILORED_LENGTH } from './change-text.ts';
import { type ChangeCitation, isWrongCitation, judgeChange } from './judge-change.server.ts';
import { readSuggestions } from './read-suggestions.ts';

/** Of the model's reply. */
const MAX_TOKENS = 2000;

export type Suggestion = {
  change: Change;
  citations: ChangeCitation[];
  /** It has a wrong citation and cannot be accepted. */
  refused: boolean;
};
export type TailorResult = {
  wish: string;
  suggestions: Suggestion[];
  leftOut: number;
  model: string;
};
type Input = { request: unknown; instruction: unknown };

export function tailorDocument(
  deps: DocumentDeps & Pick<LibraryDeps, 'llm'>,
  { viewer, clientAddress }: Caller,
  { request, instruction }: Input,
): Promise<Result<TailorResult>> {
  return runGated(deps, viewer, 'tailor-document', async () => {
    // Multipart forms send line breaks as \r\n.
    const instructionText =
      typeof instruction === 'string' ? instruction.replaceAll('\r\n', '\n').trim() : '';
    if (instructionText === '') return fail('invalid', tailoring.instructionMissing);
    if (instructionText.length > MAX_INSTRUCTION_LENGTH)
      return fail('invalid', tailoring.instructionTooLong);
    const checked = checkRequest(deps.library, request);
    if (!checked.ok) return checked;
    const changed = await applyAndJudgeChanges(deps, checked.value);
    if (!changed.ok) return changed;
    const { document } = changed.value;
    const prompt = deps.library.prompts.find(({ id }) => id === 'tailor-document')?.body;
    if (!deps.llm || !prompt) return fail('unavailable', tailoring.noProvider);
    if (toText(document).length > MAX_TAILORED_LENGTH)
      return fail('invalid', tailoring.longDocument);
    // Shares its rate limit with the assistant's questions.
    const limit =
      viewer.kind === 'account'
        ? (['assistant', viewer.id] as const)
        : (['assistant-network', clientAddress] as const);
    const refused = await takeLimits(deps, [limit], tailoring.tooOften);
    if (refused) return refused;

    const answer = await deps.llm.complete({
      system: prompt,
      messages: [
        {
          role: 'user',
          content: `${fence('document', formatForPrompt(document))}\n\n${fence('wish', instructionText)}`,
        },
      ],
      temperature: 0.2,
      maxTokens: MAX_TOKENS,
    });
    if ('fault' in answer) {
      deps.log.warn({ fault: answer.fault }, 'the AI provider suggested no changes');
      return fail('unavailable', documents.failed);
    }
    const parsedReply = readSuggestions(answer.text, document, createLeakFilter([prompt]));
    if (!parsedReply) return fail('unavailable', documents.empty);
    const suggestions: Suggestion[] = [];
    for (const change of parsedReply.changes) {
      const citations = await judgeChange(deps, change);
      suggestions.push({ change, citations, refused: citations.some(isWrongCitation) });
    }
    return ok({
      wish: instructionText,
      suggestions,
      leftOut: parsedReply.leftOut,
      model: deps.llm.model,
    });
  });
}

/** The document as lines; each changeable block starts with its index. */
function formatForPrompt({ blocks }: AssembledDocument): string {
  return blocks
    .map((block, index) =>
      isChangeable(block) ? `[${index}] ${block.text}` : getBlockLines(block).join('\n'),
    )
    .join('\n');
}
