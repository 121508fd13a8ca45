// Exports citations as files: those of an account with their notes, a page's own list, or one case.
// A saved case that is no longer in the index is exported with the citation as it was saved.
import { desc, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import { caseMissing } from '#features/case-law/messages/tables.ts';
import {
  formatFirstCitation,
  listCaseRecords,
  toCaseRecord,
} from '#features/case-law/store/list-case-records.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import * as refusals from '#features/plans/messages/refusals.ts';
import {
  type CaseRecord,
  formatBibtex,
  formatCsl,
  formatRis,
} from '#legal/citations/format-citation.ts';
import { formatCsvRow } from '#lib/csv.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { ExportCitations, ExportFormat } from '../schema.ts';
import { savedFailures } from './saved-failures.ts';

type Entry = { citation: string; note: string; record: CaseRecord };
export type CitationFile = { name: string; type: string; text: string };
type ExportDeps = Pick<LibraryDeps, 'db' | 'library' | 'site' | 'log'>;

const MIME_TYPES: Record<ExportFormat, string> = {
  txt: 'text/plain',
  ris: 'application/x-research-info-systems',
  bib: 'application/x-bibtex',
  json: 'application/vnd.citationstyles.csl+json',
  csv: 'text/csv',
};

export async function exportCitations(
  deps: ExportDeps,
  { viewer }: Caller,
  input: unknown,
): Promise<Result<CitationFile>> {
  const parsed = ExportCitations.safeParse(input);
  if (!parsed.success) return fail('invalid', savedFailures.failed);
  const { format, cases } = parsed.data;
  if (cases.length === 0 && viewer.kind !== 'account')
    return fail('unauthenticated', refusals.signIn);
  try {
    const citations =
      viewer.kind === 'account' && cases.length === 0
        ? await listAccountCitations(deps, viewer.id)
        : cases.map((slug) => ({ slug, citation: '', note: '' }));
    return ok(createFile('citations', format, await listEntries(deps, citations)));
  } catch (error) {
    deps.log.error({ err: error }, 'citations could not be exported');
    return fail('unavailable', savedFailures.failed);
  }
}

/** For the export links on a case page. */
export async function exportCase(
  deps: ExportDeps,
  { slug, format }: { slug: string; format: string },
): Promise<Result<CitationFile>> {
  const parsed = ExportFormat.safeParse(format);
  if (!parsed.success) return fail('not_found', caseMissing);
  const entries = await listEntries(deps, [{ slug, citation: '', note: '' }]);
  return entries.length === 0
    ? fail('not_found', caseMissing)
    : ok(createFile(slug, parsed.data, entries));
}

type CitationToExport = { slug: string; citation: string; note: string };

function listAccountCitations({ db }: ExportDeps, userId: string): Promise<CitationToExport[]> {
  return db.db
    .select({
      slug: savedCitations.caseSlug,
      citation: savedCitations.citation,
      note: savedCitations.note,
    })
    .from(savedCitations)
    .where(eq(savedCitations.userId, userId))
    .orderBy(desc(savedCitations.savedAt), savedCitations.citation);
}

async function listEntries(deps: ExportDeps, citations: CitationToExport[]): Promise<Entry[]> {
  const slugs = citations.map(({ slug }) => slug);
  const recordsBySlug = new Map(
    (await listCaseRecords(deps, slugs)).map((record) => [record.id, record]),
  );
  return citations.flatMap(({ slug, citation, note }) => {
    const builtIn = deps.library.cases.find((c) => c.id === slug);
    const record = recordsBySlug.get(slug) ?? (builtIn && toCaseRecord(deps, builtIn));
    if (record) return [{ citation: citation || formatFirstCitation(record), note, record }];
    return citation === ''
      ? []
      : [
          {
            citation,
            note,
            record: {
              id: slug,
              name: citation,
              citations: [],
              court: '',
              courtName: '',
              decided: '',
            },
          },
        ];
  });
}

function createFile(name: string, format: ExportFormat, entries: Entry[]): CitationFile {
  return {
    name: `${name}.${format}`,
    type: MIME_TYPES[format],
    text: formatEntries(format, entries),
  };
}

function formatEntries(format: ExportFormat, entries: Entry[]): string {
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
        formatCsvRow([
          citation,
          record.name,
          record.courtName,
          record.decided,
          record.docket ?? '',
          record.url ?? '',
          note,
        ]),
      );
      return [
        '\ufeff',
        formatCsvRow(['citation', 'name', 'court', 'decided', 'docket', 'link', 'note']),
        ...rows,
      ].join('');
    }
    default:
      return entries
        .map(
          ({ citation, note }) =>
            `${citation}\n${note && `    ${note.replaceAll('\n', '\n    ')}\n`}`,
        )
        .join('\n');
  }
}
