import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { Failure } from '#lib/result.ts';
import type { GeneratedDocument as Generated } from '../generate-document.server.ts';
import type { TailorResult } from '../tailor/tailor-document.server.ts';

/** The action's response. `wish`: the tailoring instruction, set when a failure is about tailoring. `said`: a status message. */
export type Answer = {
  failure: Failure | null;
  request: DocumentRequest | null;
  made: Generated | null;
  tailored?: TailorResult;
  wish?: string;
  said?: string;
};
