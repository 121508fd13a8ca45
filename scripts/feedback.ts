// npm run feedback: lists what visitors reported as mistakes, newest first.
import { desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clientConfig } from '#db/connect.ts';
import { mistakeReports } from '#db/tables/mistake-reports.ts';
import { withDatabase } from '#scripts/with-database.ts';

const MOST = 500;

await withDatabase(async (place) => {
  const client = new pg.Client({ ...clientConfig(place), application_name: 'plainlaw-feedback' });
  await client.connect();
  try {
    const rows = await drizzle(client).select().from(mistakeReports).orderBy(desc(mistakeReports.createdAt)).limit(MOST);
    for (const row of rows) console.log(`${row.createdAt.toISOString()}  ${row.about}\n  ${row.text.replaceAll('\n', '\n  ')}\n`);
    console.log(`${rows.length} report${rows.length === 1 ? '' : 's'}`);
  } finally {
    await client.end();
  }
});
