// A document request as it comes from a form, a file or the network: every value a bounded text. What the texts must say is the
// lint's business (lint.ts), which browsers share. The shape of a template is the library's, document-schema.ts.
import { z } from 'zod';
import { DOCUMENT_TYPES } from '#features/library/document-kinds.ts';
import { LONGEST_PART, LONGEST_VALUE } from './lint.ts';

const part = z.string().max(LONGEST_PART);

export const DocumentRequest = z.strictObject({
  documentType: z.enum(DOCUMENT_TYPES),
  parties: z.array(z.strictObject({ name: part, address: part, role: part })).max(20),
  details: z
    .record(z.string().max(100), z.string().max(LONGEST_VALUE))
    .refine((details) => Object.values(details).join('').length <= LONGEST_VALUE, { error: 'is too long' }),
  dates: z.strictObject({ effective_date: z.string().max(40) }),
  jurisdiction: z.string().max(20),
});
