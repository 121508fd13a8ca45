// npm run support: lists the support requests that are kept here, Priority first, then the newest.
import { desc } from 'drizzle-orm';
import { supportRequests as table } from '#db/tables/support-requests.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const MOST = 500;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a visitor wrote must not steer the operator's terminal
const STEERS_TERMINAL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

await runCommand(() =>
  withOperatorDeps('support', { mail: false }, async ({ db }) => {
    const rows = await db.db.select().from(table).orderBy(desc(table.priority), desc(table.createdAt)).limit(MOST);
    for (const row of rows) {
      const from = row.name ? `${row.name} <${row.email}>` : row.email;
      const text = `${row.createdAt.toISOString()}  ${row.priority ? 'Priority  ' : ''}${from}\n  ${row.message.replaceAll('\n', '\n  ')}\n`;
      console.log(text.replace(STEERS_TERMINAL, ''));
    }
    console.log(`${rows.length} request${rows.length === 1 ? '' : 's'}`);
    return 0;
  }),
);
