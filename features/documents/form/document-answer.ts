import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { Failure } from '#lib/result.ts';
import type { GeneratedDocument as Made } from '../generate-document.server.ts';
import type { Tailored } from '../tailor/tailor-document.server.ts';

/** `wish`: what was asked to be adapted, and so what a failure is about. `said`: what was done, in a sentence. */
export type Answer = {
  failure: Failure | null;
  request: DocumentRequest | null;
  made: Made | null;
  tailored?: Tailored;
  wish?: string;
  said?: string;
};
