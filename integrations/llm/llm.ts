// A language model, as the features know it: text in, pieces of text out, and a short list of ways to fail. Which provider
// answers, how often it was tried and what it costs stay behind this type.
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
  /** Nothing, or nothing more, came in time. */
  | 'late'
  /** It asked us to slow down (429). */
  | 'busy'
  /** It answered with an error, or broke off. */
  | 'broken'
  /** It refused the request or the key: asking again is no use. */
  | 'refused'
  /** It failed so often that it is left alone for a while. */
  | 'resting'
  /** We stopped it. */
  | 'stopped';

/** A piece of the answer, or, as the last thing, why there is no more. */
export type LlmPiece = { text: string } | { fault: LlmFault };

export type Llm = {
  /** Who the text goes to, as people are told: the host of its address. */
  provider: string;
  model: string;
  /** Pieces as they come. Leaving the loop ends the call upstream. */
  stream: (request: LlmRequest) => AsyncIterable<LlmPiece>;
  /** The whole text, or why there is none. */
  complete: (request: LlmRequest) => Promise<LlmPiece>;
};

export type TokenBudget = {
  /** A call was refused today for want of tokens. */
  isSpent: () => boolean;
};
