// What the saved-citations form may send. A citation's text is never taken from the form for a new entry: the case is looked
// up by the last part of its address, and what is kept is what our index says.
import { z } from 'zod';
import { savedFailures } from './saved/saved-failures.ts';
import { MAX_NOTE_LENGTH, MAX_PER_TAB } from './saved/saved-limits.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,199}$/);
const slugs = z.array(slug).max(MAX_PER_TAB);
/** A database takes no NUL. */
const text = z.string().transform((value) => value.replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim());

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
  /** Given by a page that keeps its citations itself; empty: those of the account. */
  cases: slugs.default([]),
});
