// Citations as files: those of an account with their notes, those that a page kept, or one case. A saved case that has left
// the index since is still in the file, by the words that were saved.
import { desc, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import { caseMissing } from '#features/case-law/case-texts.ts';
import { bluebookOf, listCaseRecords, recordOf } from '#features/case-law/store/list-case-records.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { type CaseRecord, formatBibtex, formatCsl, formatRis } from '#legal/citations/format-citation.ts';
import { csvRow } from '#lib/csv.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { ExportCitations, ExportFormat } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';

type Entry = { citation: string; note: string; record: CaseRecord };
export type CitationFile = { name: string; type: string; text: string };
type ExportDeps = Pick<LibraryDeps, 'db' | 'library' | 'site' | 'log'>;

const TYPES: Record<ExportFormat, string> = {
  txt: 'text/plain',
  ris: 'application/x-research-info-systems',
  bib: 'application/x-bibtex',
  json: 'application/vnd.citationstyles.csl+json',
  csv: 'text/csv',
};

export async function exportCitations(deps: ExportDeps, viewer: Viewer, input: unknown): Promise<Result<CitationFile>> {
  const parsed = ExportCitations.safeParse(input);
  if (!parsed.success) return fail('invalid', savedFailures.failed);
  const { format, cases } = parsed.data;
  if (cases.length === 0 && viewer.kind !== 'account') return fail('unauthenticated', refused.signIn);
  try {
    const kept =
      viewer.kind === 'account' && cases.length === 0
        ? await savedBy(deps, viewer.id)
        : cases.map((slug) => ({ slug, citation: '', note: '' }));
    return ok(fileOf('citations', format, await entriesOf(deps, kept)));
  } catch (error) {
    deps.log.error({ err: error }, 'citations could not be exported');
    return fail('unavailable', savedFailures.failed);
  }
}

/** For the links on a case's page. */
export async function exportCase(deps: ExportDeps, { slug, format }: { slug: string; format: string }): Promise<Result<CitationFile>> {
  const parsed = ExportFormat.safeParse(format);
  if (!parsed.success) return fail('not_found', caseMissing);
  const entries = await entriesOf(deps, [{ slug, citation: '', note: '' }]);
  return entries.length === 0 ? fail('not_found', caseMissing) : ok(fileOf(slug, parsed.data, entries));
}

type Kept = { slug: string; citation: string; note: string };

function savedBy({ db }: ExportDeps, userId: string): Promise<Kept[]> {
  return db.db
    .select({ slug: savedCitations.caseSlug, citation: savedCitations.citation, note: savedCitations.note })
    .from(savedCitations)
    .where(eq(savedCitations.userId, userId))
    .orderBy(desc(savedCitations.savedAt), savedCitations.citation);
}

async function entriesOf(deps: ExportDeps, kept: Kept[]): Promise<Entry[]> {
  const slugs = kept.map(({ slug }) => slug);
  const held = new Map((await listCaseRecords(deps, slugs)).map((record) => [record.id, record]));
  return kept.flatMap(({ slug, citation, note }) => {
    const builtIn = deps.library.cases.find((c) => c.id === slug);
    const record = held.get(slug) ?? (builtIn && recordOf(deps, builtIn));
    if (record) return [{ citation: citation || bluebookOf(record), note, record }];
    return citation === ''
      ? []
      : [{ citation, note, record: { id: slug, name: citation, citations: [], court: '', courtName: '', decided: '' } }];
  });
}

function fileOf(name: string, format: ExportFormat, entries: Entry[]): CitationFile {
  return { name: `${name}.${format}`, type: TYPES[format], text: textOf(format, entries) };
}

function textOf(format: ExportFormat, entries: Entry[]): string {
  const records = entries.map(({ record }) => record);
  switch (format) {
    case 'ris':
      return records.map(formatRis).join('\r\n');
    case 'bib':
      return records.map(formatBibtex).join('\n');
    case 'json':
      return JSON.stringify(
        records.flatMap((record) => JSON.parse(formatCsl(record))),
        null,
        2,
      );
    case 'csv': {
      const rows = entries.map(({ citation, note, record }) =>
        csvRow([citation, record.name, record.courtName, record.decided, record.docket ?? '', record.url ?? '', note]),
      );
      return ['\ufeff', csvRow(['citation', 'name', 'court', 'decided', 'docket', 'link', 'note']), ...rows].join('');
    }
    default:
      return entries.map(({ citation, note }) => `${citation}\n${note && `    ${note.replaceAll('\n', '\n    ')}\n`}`).join('\n');
  }
}
