// The latest drafts, conversations, saved cases and saved results of an account, and the next date
// in its drafts. Everything is read from what the account holds already; nothing is stored for
// this.

import { desc, eq } from 'drizzle-orm';
import { conversations } from '#db/tables/assistant.ts';
import { documentDrafts } from '#db/tables/documents.ts';
import { researchResults } from '#db/tables/research-results.ts';
import { savedCitations } from '#db/tables/saved-citations.ts';
import type { Caller } from '#features/caller.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { formatLabel } from '#features/library/schema/document-kinds.ts';
import { countDaysBetween } from '#legal/deadlines/calendar-days.ts';
import { formatLongDate, toIsoDay } from '#lib/dates.ts';
import type { Dashboard, WorkLine } from './dashboard.ts';
import * as texts from './messages/dashboard.ts';

type WorkDeps = Pick<LibraryDeps, 'db' | 'clock' | 'log' | 'library'>;
type DraftRow = {
  draft: string;
  version: number;
  name: string;
  documentType: string;
  request: unknown;
  savedAt: Date;
};

/** Versions that are read, of which those of one draft count once. */
const MAX_VERSIONS_READ = 30;

/** Null for visitors, and when the database does not answer. */
export async function listDashboard(
  deps: WorkDeps,
  { viewer }: Pick<Caller, 'viewer'>,
  { max }: { max: number },
): Promise<Dashboard | null> {
  if (viewer.kind !== 'account') return null;
  const { db } = deps.db;
  try {
    const [drafts, talks, cases, results] = await Promise.all([
      listLatestDrafts(deps, viewer.id),
      db
        .select({
          id: conversations.id,
          title: conversations.title,
          changedAt: conversations.changedAt,
        })
        .from(conversations)
        .where(eq(conversations.userId, viewer.id))
        .orderBy(desc(conversations.changedAt))
        .limit(max),
      db
        .select({
          citation: savedCitations.citation,
          slug: savedCitations.caseSlug,
          savedAt: savedCitations.savedAt,
        })
        .from(savedCitations)
        .where(eq(savedCitations.userId, viewer.id))
        .orderBy(desc(savedCitations.savedAt))
        .limit(max),
      db
        .select({
          id: researchResults.id,
          title: researchResults.title,
          savedAt: researchResults.savedAt,
        })
        .from(researchResults)
        .where(eq(researchResults.userId, viewer.id))
        .orderBy(desc(researchResults.savedAt))
        .limit(max),
    ]);
    return {
      nextDate: findNextDate(deps, drafts),
      drafts: drafts.slice(0, max).map((row) => ({
        kind: 'draft',
        to: getDraftPath(row),
        title: row.name,
        detail: [getTitle(deps, row), texts.savedOn(formatDay(row.savedAt))]
          .filter(Boolean)
          .join(' · '),
      })),
      conversations: talks.map(({ id, title, changedAt }) => ({
        kind: 'conversation',
        to: `/chatbot?conversation=${id}`,
        title,
        detail: texts.lastOn(formatDay(changedAt)),
      })),
      cases: cases.map(({ citation, slug, savedAt }) => ({
        kind: 'case',
        to: `/cases/${slug}`,
        title: citation,
        detail: texts.savedOn(formatDay(savedAt)),
      })),
      results: results.map(({ id, title, savedAt }) => ({
        kind: 'result',
        to: `/research/saved-results/${id}`,
        title,
        detail: texts.savedOn(formatDay(savedAt)),
      })),
    };
  } catch (error) {
    deps.log.warn({ err: error }, 'the work of an account could not be read');
    return null;
  }
}

const formatDay = (date: Date) => formatLongDate(date.toISOString());
const getDraftPath = ({ documentType, draft, version }: DraftRow) =>
  `/documents?type=${documentType}&draft=${draft}&version=${version}`;
const getTitle = ({ library }: WorkDeps, row: DraftRow) =>
  library.documents.find(({ id }) => id === row.documentType)?.title ?? '';

/** The newest version of each. */
async function listLatestDrafts({ db }: WorkDeps, userId: string): Promise<DraftRow[]> {
  const { draft, version, name, documentType, request, savedAt } = documentDrafts;
  const rows = await db.db
    .select({ draft, version, name, documentType, request, savedAt })
    .from(documentDrafts)
    .where(eq(documentDrafts.userId, userId))
    .orderBy(desc(savedAt), desc(version))
    .limit(MAX_VERSIONS_READ);
  return rows.filter(
    (row, index) => rows.findIndex((other) => other.draft === row.draft) === index,
  );
}

/**
 * The first date from today on that somebody wrote into a draft, such as the day when a lease
 * begins.
 */
function findNextDate(deps: WorkDeps, drafts: DraftRow[]): WorkLine | null {
  const today = toIsoDay(deps.clock.now());
  const dates = drafts.flatMap((row) => {
    const { details = {}, dates = {} } = (row.request ?? {}) as {
      details?: Record<string, unknown>;
      dates?: Record<string, unknown>;
    };
    return Object.entries({ ...details, ...dates }).flatMap(([field, value]) =>
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(value) &&
      value >= today &&
      !Number.isNaN(Date.parse(value))
        ? [{ field, value, row }]
        : [],
    );
  });
  const next = dates.sort((a, b) => a.value.localeCompare(b.value))[0];
  if (!next) return null;
  const days = countDaysBetween(today, next.value);
  return {
    kind: 'date',
    to: getDraftPath(next.row),
    title: `${formatLabel(next.field)}: ${next.row.name}`,
    detail: texts.dateIn(formatLongDate(next.value), days),
  };
}
