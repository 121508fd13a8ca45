// Validates a document request from a form, a draft or the network: every value is text of bounded
// length. The lint (lint.ts), which also runs in the browser, checks what the values mean. The
// schema of templates is in the library's document-schema.ts.
import { z } from 'zod';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import { MAX_PART_LENGTH, MAX_VALUE_LENGTH } from './assemble/lint.ts';
import {
  isPlainText,
  MAX_CHANGE_LENGTH,
  MAX_CHANGES,
  MAX_TAILORED_LENGTH,
  MAX_TITLE_LENGTH,
} from './tailor/change-text.ts';

const part = z.string().max(MAX_PART_LENGTH);

/** Untrusted, whether from a model or a client: only plain text is accepted. */
const Change = z.strictObject({
  kind: z.enum(['replace', 'insert']),
  at: z.int().min(0).max(10_000),
  clause: z.string().max(100),
  was: z.string().max(MAX_TAILORED_LENGTH),
  title: z.string().max(MAX_TITLE_LENGTH).refine(isPlainText),
  text: z.string().min(1).max(MAX_CHANGE_LENGTH).refine(isPlainText),
});

export const DocumentRequest = z.strictObject({
  documentType: z.enum(DOCUMENT_TYPES),
  parties: z.array(z.strictObject({ name: part, address: part, role: part })).max(20),
  details: z
    .record(z.string().max(100), z.string().max(MAX_VALUE_LENGTH))
    .refine((details) => Object.values(details).join('').length <= MAX_VALUE_LENGTH, {
      error: 'is too long',
    }),
  dates: z.strictObject({ effective_date: z.string().max(40) }),
  jurisdiction: z.string().max(20),
  changes: z.array(Change).max(MAX_CHANGES).optional(),
});
