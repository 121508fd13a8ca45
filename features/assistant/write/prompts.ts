// Builds the model request: layered instructions from content/prompts/, then the passages and the
// question, each in a fence.

import type { AnswerSource } from '#features/grounding/answer.ts';
import { fence } from '#features/grounding/model-text/fence.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmMessage, LlmRequest } from '#integrations/llm/llm.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';

export type EarlierTurn = { question: string; answer: string };
type ChatInput = {
  question: string;
  earlier: EarlierTurn[];
  jurisdiction: Jurisdiction;
  sources: AnswerSource[];
};

const CHAT_LIMITS = {
  temperature: 0.7,
  maxTokens: 2500,
  presencePenalty: 0.1,
  frequencyPenalty: 0.1,
} as const;
/** Earlier turns that are sent to the provider. */
export const MAX_EARLIER = 6;
const MAX_EARLIER_LENGTH = 2_000;
const MAX_PASSAGE_LENGTH = 2_000;

/** Undefined when a layer is missing: then the model is not called. */
export function createChatRequest(
  library: Pick<Library, 'prompts'>,
  input: ChatInput,
): LlmRequest | undefined {
  const layers = listSystemLayers(library, input.jurisdiction);
  if (!layers) return undefined;
  return { system: layers.join('\n\n'), messages: createMessages(input), ...CHAT_LIMITS };
}

/** Our own instructions, never shown to readers. */
export function listSystemLayers(
  { prompts }: Pick<Library, 'prompts'>,
  jurisdiction: Jurisdiction,
): string[] | undefined {
  const state = jurisdiction === 'General' ? undefined : STATES[jurisdiction];
  const ids = [
    'assistant-base',
    'assistant-format',
    'assistant-safety',
    state ? 'assistant-state' : 'assistant-general',
  ];
  const bodies = ids.flatMap(
    (id) =>
      prompts.find((prompt) => prompt.id === id)?.body.replaceAll('{{state}}', state ?? '') ?? [],
  );
  return bodies.length === ids.length ? bodies : undefined;
}

function createMessages({ question, earlier, sources }: ChatInput): LlmMessage[] {
  const earlierMessages = earlier.slice(-MAX_EARLIER).flatMap((turn): LlmMessage[] => [
    { role: 'user', content: fence('question', turn.question, MAX_EARLIER_LENGTH) },
    { role: 'assistant', content: turn.answer.slice(0, MAX_EARLIER_LENGTH) || '…' },
  ]);
  const passages = sources.map(({ n, kind, title, passage, note }) =>
    fence(
      'passage',
      `[${n}] ${kind}: ${title}${note ? ` (${note})` : ''}\n${passage}`,
      MAX_PASSAGE_LENGTH,
    ),
  );
  return [
    ...earlierMessages,
    { role: 'user', content: [...passages, fence('question', question)].join('\n\n') },
  ];
}
