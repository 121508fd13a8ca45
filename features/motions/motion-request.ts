// What the model is told for a motion: our instructions, then the passages, the facts and the headings. Text of others stands between
// marks that it cannot contain, so that nothing in it can end the fence and speak as us.
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmRequest } from '#integrations/llm/llm.ts';
import type { MotionSource } from './motion.ts';

/** The specification's limit for motions. */
const MAX_TOKENS = 2000;
const TEMPERATURE = 0.3;
const MAX_PASSAGE_LENGTH = 1_500;
const MAX_FACTS_LENGTH = 12_000;

/** Undefined when the prompt is missing: then no model is asked. */
export function motionRequest({ prompts }: Pick<Library, 'prompts'>, sources: MotionSource[], headings: string[]): LlmRequest | undefined {
  const prompt = prompts.find(({ id }) => id === 'motion');
  if (!prompt) return undefined;
  const material = sources.map(({ n, kind, title, note, passage }) =>
    kind === 'facts'
      ? fenced('facts', passage, MAX_FACTS_LENGTH)
      : fenced('passage', `[${n}] ${title}${note ? ` (${note})` : ''}\n${passage}`, MAX_PASSAGE_LENGTH),
  );
  const content = [...material, fenced('headings', headings.map((heading) => `## ${heading}`).join('\n'), MAX_PASSAGE_LENGTH)].join('\n\n');
  return { system: prompt.body, messages: [{ role: 'user', content }], temperature: TEMPERATURE, maxTokens: MAX_TOKENS };
}

function fenced(mark: string, text: string, longest: number): string {
  return `<${mark}>\n${text.slice(0, longest).replace(/[<>]/g, ' ')}\n</${mark}>`;
}
