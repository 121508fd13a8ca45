// The interface to a language model that features use: text in, pieces of text out, and a closed
// set of faults. The provider, retries and token budgets are handled behind this type.
export type LlmMessage = { role: 'user' | 'assistant'; content: string };

export type LlmRequest = {
  system: string;
  messages: LlmMessage[];
  temperature: number;
  maxTokens: number;
  presencePenalty?: number;
  frequencyPenalty?: number;
  signal?: AbortSignal;
};

export type LlmFault =
  /** Timeout before the first piece or between pieces. */
  | 'late'
  /** The provider asked us to slow down (429). */
  | 'busy'
  /** The provider returned an error or ended the stream early. */
  | 'broken'
  /** The provider rejected the request or the key; a retry would not help. */
  | 'refused'
  /** The circuit breaker is open after repeated failures. */
  | 'resting'
  /** Aborted by the caller. */
  | 'stopped';

/** A piece of the answer or, as the last element, why the stream ended. */
export type LlmPiece = { text: string } | { fault: LlmFault };

export type Llm = {
  /** The provider's host, shown to users as the recipient of their text. */
  provider: string;
  model: string;
  /** Leaving the loop aborts the upstream call. */
  stream: (request: LlmRequest) => AsyncIterable<LlmPiece>;
  /** The complete text, or a fault. */
  complete: (request: LlmRequest) => Promise<LlmPiece>;
};

export type TokenBudget = {
  /** Whether a call was refused today because the budget was exhausted. */
  isSpent: () => boolean;
};
