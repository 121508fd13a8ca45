// Input of the saved-citations forms. The text of a new entry never comes from the form: the case
// is looked up by its slug, and the citation from our index is saved.
import { z } from 'zod';
import { savedFailures } from './saved/saved-failures.ts';
import { MAX_CITATIONS_PER_TAB, MAX_NOTE_LENGTH } from './saved/saved-limits.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/);
const slugs = z.array(slug).max(MAX_CITATIONS_PER_TAB);
/** PostgreSQL text cannot contain NUL. */
const text = z
  .string()
  .transform((value) => value.replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim());

const EXPORT_FORMATS = ['txt', 'ris', 'bib', 'json', 'csv'] as const;
export const ExportFormat = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof ExportFormat>;

export const SaveCitations = z.object({ cases: slugs.min(1) });
export const AnnotateCitation = z.object({
  citation: text.pipe(z.string().min(1).max(1000)),
  note: text.pipe(z.string().max(MAX_NOTE_LENGTH, savedFailures.longNote(MAX_NOTE_LENGTH))),
});
export const RemoveCitation = z.object({ citation: text.pipe(z.string().min(1).max(1000)) });
export const ExportCitations = z.object({
  format: ExportFormat,
  /** The list of a signed-out visitor's page; empty means the citations of the account. */
  cases: slugs.default([]),
});
