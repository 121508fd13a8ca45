// One address of the API, as the document, /developers and their test read it.
import type { z } from 'zod';

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  description: string;
  required: boolean;
  example: string;
};
/** What is sent as an example; `{answerId}` in a path stands for the answer of `/api/chat`. */
type Example = { path: string; body?: object; headers?: Record<string, string> };

export type Address = {
  method: 'GET' | 'POST';
  path: string;
  operationId: string;
  group: string;
  title: string;
  description: string;
  parameters?: Parameter[];
  body?: z.ZodType;
  /** Undefined: 204, without content. */
  answer?: z.ZodType;
  /** The answer is a stream of these. */
  events?: true;
  /** Names of limits; their figures are read where the document is made. */
  limits: string[];
  maxBody: string;
  /** The statuses of refusals besides 429 and 503. */
  refusals: number[];
  /** It reads the session cookie of an account. */
  needsAccount?: true;
  example: Example;
  /** A status that the example gets, where it is not 200. */
  exampleStatus?: number;
};
