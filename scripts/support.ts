// npm run support: lists the stored support requests, Priority first, then newest first.
import { desc } from 'drizzle-orm';
import { supportRequests as table } from '#db/tables/support-requests.ts';
import { stripControls } from '#lib/control-characters.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const MAX_REQUESTS = 500;

await runCommand(() =>
  withOperatorDeps('support', { mail: false }, async ({ db }) => {
    const rows = await db.db
      .select()
      .from(table)
      .orderBy(desc(table.priority), desc(table.createdAt))
      .limit(MAX_REQUESTS);
    for (const row of rows) {
      const from = row.name ? `${row.name} <${row.email}>` : row.email;
      const text = `${row.createdAt.toISOString()}  ${row.priority ? 'Priority  ' : ''}${from}\n  ${row.message.replaceAll('\n', '\n  ')}\n`;
      console.log(stripControls(text));
    }
    console.log(`${rows.length} request${rows.length === 1 ? '' : 's'}`);
    return 0;
  }),
);
