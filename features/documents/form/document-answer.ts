import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { Failure } from '#lib/result.ts';
import type { TableCheck } from '../batch-documents.server.ts';
import type { GeneratedDocument as Generated } from '../generate-document.server.ts';
import type { TailorResult } from '../tailor/tailor-document.server.ts';
import type { FilledFrom } from './filled-fields.ts';

/**
 * The action's response. `table`, `tableProblem`: a checked CSV table, or why it cannot be read.
 * `wish`: the tailoring instruction, set when a failure is about tailoring. `said`: a status
 * message. `filledFrom`: the page that has filled in the request.
 */
export type Answer = {
  failure: Failure | null;
  request: DocumentRequest | null;
  made: Generated | null;
  tailored?: TailorResult;
  wish?: string;
  said?: string;
  filledFrom?: FilledFrom;
  table?: TableCheck;
  tableProblem?: string;
};
