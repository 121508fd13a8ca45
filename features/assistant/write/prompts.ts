// What the model is told: instructions from content/prompts/, one layer on the other, and then the material. Passages and the
// question stand between marks that their own text cannot contain, so that nothing in them can end the fence and speak as us.

import type { AnswerSource } from '#features/grounding/answer.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmMessage, LlmRequest } from '#integrations/llm/llm.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';

export type EarlierTurn = { question: string; answer: string };
type Asked = { question: string; earlier: EarlierTurn[]; jurisdiction: Jurisdiction; sources: AnswerSource[] };

/** The specification's limits for the chat. */
const CHAT_LIMITS = { temperature: 0.7, maxTokens: 2500, presencePenalty: 0.1, frequencyPenalty: 0.1 } as const;
/** Turns before the question that a provider is told. */
export const MAX_EARLIER = 6;
const MAX_EARLIER_LENGTH = 2_000;
const MAX_PASSAGE_LENGTH = 2_000;

/** Undefined when a layer is missing: then no model is asked. */
export function chatRequest(library: Pick<Library, 'prompts'>, asked: Asked): LlmRequest | undefined {
  const layers = systemLayers(library, asked.jurisdiction);
  if (!layers) return undefined;
  return { system: layers.join('\n\n'), messages: messagesFor(asked), ...CHAT_LIMITS };
}

/** Our own instructions: what no reader is shown. */
export function systemLayers({ prompts }: Pick<Library, 'prompts'>, jurisdiction: Jurisdiction): string[] | undefined {
  const state = jurisdiction === 'General' ? undefined : STATES[jurisdiction];
  const ids = ['assistant-base', 'assistant-format', 'assistant-safety', state ? 'assistant-state' : 'assistant-general'];
  const bodies = ids.flatMap((id) => prompts.find((prompt) => prompt.id === id)?.body.replaceAll('{{state}}', state ?? '') ?? []);
  return bodies.length === ids.length ? bodies : undefined;
}

function messagesFor({ question, earlier, sources }: Asked): LlmMessage[] {
  const before = earlier.slice(-MAX_EARLIER).flatMap((turn): LlmMessage[] => [
    { role: 'user', content: fenced('question', turn.question, MAX_EARLIER_LENGTH) },
    { role: 'assistant', content: turn.answer.slice(0, MAX_EARLIER_LENGTH) || '…' },
  ]);
  const passages = sources.map(({ n, kind, title, passage, note }) =>
    fenced('passage', `[${n}] ${kind}: ${title}${note ? ` (${note})` : ''}\n${passage}`, MAX_PASSAGE_LENGTH),
  );
  return [...before, { role: 'user', content: [...passages, fenced('question', question)].join('\n\n') }];
}

function fenced(mark: string, text: string, longest = text.length): string {
  return `<${mark}>\n${text.slice(0, longest).replace(/[<>]/g, ' ')}\n</${mark}>`;
}
