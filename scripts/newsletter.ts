// npm run newsletter -- export [FILE.csv]           the confirmed readers, as CSV
// npm run newsletter -- send FILE.md [--dry-run]    sends a newsletter to all subscribers of its
//   list; run it again after a crash
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportSubscribers } from '#features/newsletter/export-subscribers.server.ts';
import {
  formatNewsletterText,
  type NewsletterIssue,
  parseNewsletter,
} from '#features/newsletter/newsletter-email.ts';
import { createReaderLinks } from '#features/newsletter/reader-links.server.ts';
import type { SendReport } from '#features/newsletter/send-mailing.server.ts';
import { countAudience, sendNewsletter } from '#features/newsletter/send-newsletter.server.ts';
import { type OperatorDeps, runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const USAGE =
  'Usage: npm run newsletter -- export [FILE.csv]\n       npm run newsletter -- send FILE.md [--dry-run]';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [command, file, ...rest] = positionals;
  if (command === 'export' && rest.length === 0) {
    return withOperatorDeps('newsletter', { mail: false }, async (deps) => {
      const csv = await exportSubscribers(deps);
      if (file) writeFileSync(file, csv, { mode: 0o600 });
      else process.stdout.write(csv);
      return 0;
    });
  }
  if (command === 'send' && file && rest.length === 0) {
    const letter = parseNewsletter(file, readFileSync(file, 'utf8'));
    return withOperatorDeps('newsletter', { mail: true }, (deps) =>
      values['dry-run'] ? dryRun(deps, letter) : send(deps, letter),
    );
  }
  console.error(USAGE);
  return 2;
});

async function dryRun(deps: OperatorDeps, letter: NewsletterIssue): Promise<number> {
  const { audience, before } = await countAudience(deps, letter);
  console.log(`Subject: ${letter.subject}\nList: ${letter.list}\nId: ${letter.id}\n`);
  const example = createReaderLinks(deps, '00000000-0000-0000-0000-000000000000');
  console.log(
    formatNewsletterText(letter, {
      site: deps.site.name,
      publicUrl: deps.site.publicUrl,
      ...example,
    }),
  );
  console.log(
    `Dry run: nothing was sent. ${audience - before} readers would get it now; ${before} have it already.`,
  );
  return 0;
}

async function send(deps: OperatorDeps, letter: NewsletterIssue): Promise<number> {
  const result = await sendNewsletter(deps, letter, (done, audience) =>
    console.log(`${done} of ${audience}`),
  );
  if (!result.ok) {
    console.error(result.failure.message);
    return 1;
  }
  console.log(formatReport(result.value));
  return result.value.postponed > 0 ? 3 : 0;
}

function formatReport({ sent, before, refused, postponed, unclear }: SendReport): string {
  const lines = [`Done: ${sent} sent now, ${before} before.`];
  if (refused > 0) lines.push(`${refused} addresses were refused by the mail server for good.`);
  if (postponed > 0)
    lines.push(
      `${postponed} addresses were put off by the mail server: run the same command again later.`,
    );
  if (unclear.length > 0) {
    lines.push(
      `${unclear.length} were being handed over when an earlier run ended. They count as sent; the mail server's log knows:`,
    );
    lines.push(...unclear.map((id) => `  ${id}`));
  }
  return lines.join('\n');
}
