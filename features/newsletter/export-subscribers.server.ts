// Exports confirmed readers for the operator, as CSV in which formulas are escaped.
import { asc, eq } from 'drizzle-orm';
import { newsletterSubscriptions as table } from '#db/tables/newsletter.ts';
import type { Deps } from '#features/deps.ts';
import { formatCsvRow } from '#lib/csv.ts';

export async function exportSubscribers({ db }: Pick<Deps, 'db'>): Promise<string> {
  const rows = await db.db
    .select()
    .from(table)
    .where(eq(table.status, 'confirmed'))
    .orderBy(asc(table.email));
  const lines = rows.map((row) => [
    row.email,
    row.name ?? '',
    row.legalUpdates,
    row.newsletters,
    row.confirmedAt?.toISOString() ?? '',
  ]);
  return [['email', 'name', 'legal_updates', 'newsletters', 'confirmed_at'], ...lines]
    .map(formatCsvRow)
    .join('');
}
