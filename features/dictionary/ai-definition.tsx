// A definition by the AI provider, clearly marked so that it cannot be mistaken for a dictionary
// entry.
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import type { AiDefinition as Definition } from './define-by-ai.server.ts';
import * as dictionary from './messages/dictionary.ts';

export function AiDefinition({
  answer,
}: {
  answer?: { failure: Failure | null; definition: Definition | null };
}) {
  if (!answer) return null;
  if (answer.failure) {
    return (
      <Notice kind="failed" className="mt-6">
        {answer.failure.message}
      </Notice>
    );
  }
  return (
    <Notice kind="caution" className="mt-6" role="status" as="section">
      <h2 className="text-h4">
        {answer.definition?.query}: {dictionary.writtenByAi}
      </h2>
      <p className="mt-2">{answer.definition?.sentences.join(' ')}</p>
      <p className="meta mt-2">{dictionary.aiHint(answer.definition?.model ?? '')}</p>
    </Notice>
  );
}
