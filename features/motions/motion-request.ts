// The prompt for a motion: our instructions, then the passages, the facts and the headings, each in
// a fence.
import { fence } from '#features/grounding/model-text/fence.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmRequest } from '#integrations/llm/llm.ts';
import type { MotionSource } from './motion.ts';

/** Output limit for a motion. */
const MAX_TOKENS = 2000;
const TEMPERATURE = 0.3;
const MAX_PASSAGE_LENGTH = 1_500;
const MAX_FACTS_LENGTH = 12_000;

/** Returns undefined when the prompt is missing; then no model is called. */
export function createMotionRequest(
  { prompts }: Pick<Library, 'prompts'>,
  sources: MotionSource[],
  headings: string[],
): LlmRequest | undefined {
  const prompt = prompts.find(({ id }) => id === 'motion');
  if (!prompt) return undefined;
  const material = sources.map(({ n, kind, title, note, passage }) =>
    kind === 'facts'
      ? fence('facts', passage, MAX_FACTS_LENGTH)
      : fence(
          'passage',
          `[${n}] ${title}${note ? ` (${note})` : ''}\n${passage}`,
          MAX_PASSAGE_LENGTH,
        ),
  );
  const content = [
    ...material,
    fence('headings', headings.map((heading) => `## ${heading}`).join('\n'), MAX_PASSAGE_LENGTH),
  ].join('\n\n');
  return {
    system: prompt.body,
    messages: [{ role: 'user', content }],
    temperature: TEMPERATURE,
    maxTokens: MAX_TOKENS,
  };
}
