// What the model is told for an analysis or a memo: instructions from content/prompts/ and then the material. Passages and facts stand
// between marks that their own text cannot contain, so that nothing in them can end the fence and speak as us.
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmRequest } from '#integrations/llm/llm.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { type ModelPassage, modelPassages } from './model-passages.ts';
import type { Prepared } from './prepare-analysis.server.ts';

export type ProseRequest = Omit<LlmRequest, 'signal'> & { passages: ModelPassage[] };

/** The specification's limit for strategy. */
const MAX_TOKENS = 2500;
const TEMPERATURE = 0.3;
const MAX_PASSAGE_LENGTH = 1_500;

/** Undefined when the prompt is missing: then no model is asked. */
export function proseRequest({ prompts }: Pick<Library, 'prompts'>, prepared: Prepared): ProseRequest | undefined {
  const { kind, found, book, jurisdiction, told } = prepared;
  const prompt = prompts.find(({ id }) => id === kind);
  if (!prompt) return undefined;
  const passages = modelPassages(found, book);
  const place = jurisdiction === 'General' ? 'No state is chosen.' : `The state is ${STATES[jurisdiction]}.`;
  const names = found.map(({ claim }) => claim.name).join('; ');
  const material = [
    ...passages.map(({ n, title, note, passage }) => fenced('passage', `[${n}] ${title}${note ? ` (${note})` : ''}\n${passage}`)),
    fenced('facts', told.passage, told.passage.length),
    `Claims found, in this order: ${names}. ${place}`,
  ];
  return {
    system: prompt.body,
    messages: [{ role: 'user', content: material.join('\n\n') }],
    temperature: TEMPERATURE,
    maxTokens: MAX_TOKENS,
    passages,
  };
}

function fenced(mark: string, text: string, longest = MAX_PASSAGE_LENGTH): string {
  return `<${mark}>\n${text.slice(0, longest).replace(/[<>]/g, ' ')}\n</${mark}>`;
}
