// Citations as files: those of an account with their notes, those that a page kept, or one case. A saved case that has left
// the index since is still in the file, by the words that were saved.
import { desc, eq } from 'drizzle-orm';
import { savedCitations } from '#db/tables/saved-citations.ts';
import { bluebookOf, citedCase, listCaseRecords, recordOf } from '#features/case-law/list-case-records.server.ts';
import { caseLaw } from '#features/case-law/messages.ts';
import type { Deps } from '#features/deps.ts';
import type { Viewer } from '#features/plans/gate.ts';
import { refused } from '#features/plans/messages.ts';
import { type CitedCase, formatBibtex, formatCslJson, formatRis } from '#legal/citations/format-citation.ts';
import { csvRow } from '#lib/csv.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { saved } from './messages.ts';
import { ExportCitations, ExportFormat } from './schema.ts';

type Entry = { citation: string; note: string; cited: CitedCase };
export type CitationFile = { name: string; type: string; text: string };
type ExportDeps = Pick<Deps, 'db' | 'library' | 'site' | 'log'>;

const TYPES: Record<ExportFormat, string> = {
  txt: 'text/plain',
  ris: 'application/x-research-info-systems',
  bib: 'application/x-bibtex',
  json: 'application/vnd.citationstyles.csl+json',
  csv: 'text/csv',
};

export async function exportCitations(deps: ExportDeps, viewer: Viewer, input: unknown): Promise<Result<CitationFile>> {
  const parsed = ExportCitations.safeParse(input);
  if (!parsed.success) return fail('invalid', saved.failed);
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
    return fail('unavailable', saved.failed);
  }
}

/** For the links on a case's page. */
export async function exportCase(deps: ExportDeps, { slug, format }: { slug: string; format: string }): Promise<Result<CitationFile>> {
  const parsed = ExportFormat.safeParse(format);
  if (!parsed.success) return fail('not_found', caseLaw.notFound);
  const entries = await entriesOf(deps, [{ slug, citation: '', note: '' }]);
  return entries.length === 0 ? fail('not_found', caseLaw.notFound) : ok(fileOf(slug, parsed.data, entries));
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
  const held = new Map((await listCaseRecords(deps, slugs)).map((record) => [record.slug, record]));
  return kept.flatMap(({ slug, citation, note }) => {
    const builtIn = deps.library.cases.find((c) => c.id === slug);
    const record = held.get(slug) ?? (builtIn && recordOf(builtIn));
    if (record)
      return [{ citation: citation || bluebookOf(record), note, cited: citedCase(record, `${deps.site.publicUrl}/cases/${slug}`) }];
    if (citation === '') return [];
    return [{ citation, note, cited: { name: citation, citations: [], court: '', citeAs: '', decided: '', docket: '', url: '' } }];
  });
}

function fileOf(name: string, format: ExportFormat, entries: Entry[]): CitationFile {
  return { name: `${name}.${format}`, type: TYPES[format], text: textOf(format, entries) };
}

function textOf(format: ExportFormat, entries: Entry[]): string {
  if (format === 'ris') return formatRis(entries.map((entry) => entry.cited));
  if (format === 'bib') return formatBibtex(entries.map((entry) => entry.cited));
  if (format === 'json') return formatCslJson(entries.map((entry) => entry.cited));
  if (format === 'csv') {
    const head = csvRow(['citation', 'name', 'court', 'decided', 'docket', 'link', 'note']);
    return `\ufeff${head}${entries
      .map(({ citation, note, cited }) => csvRow([citation, cited.name, cited.court, cited.decided, cited.docket, cited.url, note]))
      .join('')}`;
  }
  return entries.map(({ citation, note }) => `${citation}\n${note ? `    ${note.replaceAll('\n', '\n    ')}\n` : ''}`).join('\n');
}
