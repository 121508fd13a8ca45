// The prompt for an analysis or a memo: instructions from content/prompts/, then the passages and
// facts, each in a fence.
import { fence } from '#features/grounding/model-text/fence.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { LlmRequest } from '#integrations/llm/llm.ts';
import { STATES } from '#legal/jurisdictions.ts';
import type { PreparedAnalysis } from './find/prepare-analysis.server.ts';
import { listModelPassages, type ModelPassage } from './model-passages.ts';

export type ProseRequest = Omit<LlmRequest, 'signal'> & { passages: ModelPassage[] };

/** Output limit for a strategy analysis or memo. */
const MAX_TOKENS = 2500;
const TEMPERATURE = 0.3;
const MAX_PASSAGE_LENGTH = 1_500;

/** Returns undefined when the prompt is missing; then no model is called. */
export function createProseRequest(
  { prompts }: Pick<Library, 'prompts'>,
  prepared: PreparedAnalysis,
): ProseRequest | undefined {
  const { kind, claims, sourceList, jurisdiction, factsSource } = prepared;
  const prompt = prompts.find(({ id }) => id === kind);
  if (!prompt) return undefined;
  const passages = listModelPassages(claims, sourceList);
  const stateNote =
    jurisdiction === 'General' ? 'No state is chosen.' : `The state is ${STATES[jurisdiction]}.`;
  const claimNames = claims.map(({ claim }) => claim.name).join('; ');
  const material = [
    ...passages.map(({ n, title, note, passage }) =>
      fence(
        'passage',
        `[${n}] ${title}${note ? ` (${note})` : ''}\n${passage}`,
        MAX_PASSAGE_LENGTH,
      ),
    ),
    fence('facts', factsSource.passage),
    `Claims found, in this order: ${claimNames}. ${stateNote}`,
  ];
  return {
    system: prompt.body,
    messages: [{ role: 'user', content: material.join('\n\n') }],
    temperature: TEMPERATURE,
    maxTokens: MAX_TOKENS,
    passages,
  };
}
