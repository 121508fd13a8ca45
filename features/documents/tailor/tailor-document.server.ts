// A generated document, adapted to a wish: the AI provider is sent its pieces and the wish, and answers with changes piece by piece.
// They come back as suggestions with their citations judged; the document itself is not touched until the person accepts some.

import { createLeakFilter } from '#features/grounding/model-text/prompt-leaks.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { runGated } from '#features/plans/run-gated.server.ts';
import type { AssembledDocument, Change } from '#features/printing/document-shapes.ts';
import { linesOfBlock, toText } from '#features/printing/to-text.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { checkRequest, type DocumentDeps, makeChanges } from '../generate-document.server.ts';
import { documents, tailoring } from '../messages.ts';
import { mayChange } from './apply-changes.ts';
import { MAX_INSTRUCTION_LENGTH, MAX_TAILORED_LENGTH } from './change-text.ts';
import { type ChangeCitation, cannotStand, judgeChange } from './judge-change.server.ts';
import { readSuggestions } from './read-suggestions.ts';

/** The specification's limit for documents. */
const MAX_TOKENS = 2000;

export type Suggestion = { change: Change; citations: ChangeCitation[] /** It cannot be accepted. */; refused: boolean };
export type Tailored = { wish: string; suggestions: Suggestion[]; leftOut: number; model: string };
type Input = { request: unknown; wish: unknown; clientAddress: string };

export function tailorDocument(
  deps: DocumentDeps & Pick<LibraryDeps, 'llm'>,
  viewer: Viewer,
  { request, wish, clientAddress }: Input,
): Promise<Result<Tailored>> {
  return runGated(deps, viewer, 'tailor-document', async () => {
    const asked = typeof wish === 'string' ? wish.replaceAll('\r\n', '\n').trim() : ''; // as a multipart form sends line ends
    if (asked === '') return fail('invalid', tailoring.noWish);
    if (asked.length > MAX_INSTRUCTION_LENGTH) return fail('invalid', tailoring.longWish);
    const checked = checkRequest(deps.library, request);
    if (!checked.ok) return checked;
    const made = await makeChanges(deps, checked.value);
    if (!made.ok) return made;
    const { document } = made.value;
    const prompt = deps.library.prompts.find(({ id }) => id === 'tailor-document')?.body;
    if (!deps.llm || !prompt) return fail('unavailable', tailoring.noProvider);
    if (toText(document).length > MAX_TAILORED_LENGTH) return fail('invalid', tailoring.longDocument);
    // A question to the AI model like any other, and counted with them.
    const [limit, key] = viewer.kind === 'account' ? (['assistant', viewer.id] as const) : (['assistant-network', clientAddress] as const);
    const taken = await deps.limits.take(limit, key);
    if (!taken.allowed) return fail('rate_limited', tailoring.tooOften, { retryAfterSeconds: taken.retryAfterSeconds });

    const answer = await deps.llm.complete({
      system: prompt,
      messages: [{ role: 'user', content: `${fenced('document', material(document))}\n\n${fenced('wish', asked)}` }],
      temperature: 0.2,
      maxTokens: MAX_TOKENS,
    });
    if ('fault' in answer) {
      deps.log.warn({ fault: answer.fault }, 'the AI provider suggested no changes');
      return fail('unavailable', documents.failed);
    }
    const read = readSuggestions(answer.text, document, createLeakFilter([prompt]));
    if (!read) return fail('unavailable', documents.empty);
    const suggestions: Suggestion[] = [];
    for (const change of read.changes) {
      const citations = await judgeChange(deps, change);
      suggestions.push({ change, citations, refused: citations.some(cannotStand) });
    }
    return ok({ wish: asked, suggestions, leftOut: read.leftOut, model: deps.llm.model });
  });
}

/** The document line by line; a piece that may be changed begins with its number. */
function material({ blocks }: AssembledDocument): string {
  return blocks.map((block, at) => (mayChange(block) ? `[${at}] ${block.text}` : linesOfBlock(block).join('\n'))).join('\n');
}

/** Text of others stands between marks that it cannot contain. */
const fenced = (mark: string, text: string) => `<${mark}>\n${text.replace(/[<>]/g, ' ')}\n</${mark}>`;
