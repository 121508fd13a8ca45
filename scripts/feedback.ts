// npm run feedback: lists the mistakes that visitors reported, newest first.
import { desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { toClientConfig } from '#db/connect.ts';
import { mistakeReports } from '#db/tables/mistake-reports.ts';
import { stripControls } from '#lib/control-characters.ts';
import { withDatabase } from '#scripts/with-database.ts';

const MAX_REPORTS = 500;

await withDatabase(async (target) => {
  const client = new pg.Client({
    ...toClientConfig(target),
    application_name: 'plainlaw-feedback',
  });
  await client.connect();
  try {
    const rows = await drizzle(client)
      .select()
      .from(mistakeReports)
      .orderBy(desc(mistakeReports.createdAt))
      .limit(MAX_REPORTS);
    for (const row of rows)
      console.log(
        stripControls(
          `${row.createdAt.toISOString()}  ${row.about}\n  ${row.text.replaceAll('\n', '\n  ')}\n`,
        ),
      );
    console.log(`${rows.length} report${rows.length === 1 ? '' : 's'}`);
  } finally {
    await client.end();
  }
});
