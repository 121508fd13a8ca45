// The mails about accounts, as a mail program shows them: on a phone and in a window, in the light
// and the dark theme. The pictures stay in .cache/e2e until the next run.
import { listAccountMails } from '../harness/fakes/account-mails.ts';
import { expectAccessible, expectNoSidewaysScroll, test } from './journey.ts';

const site = { name: 'Plainlaw', publicUrl: 'https://plainlaw.example', paywall: 'on' } as const;
const token = 'aVeryLongTokenAsLinksInMailsHaveThem'.repeat(5);

for (const [name, mail] of listAccountMails(site, token, 'Firefox on Windows'))
  test(
    `the mail "${name}" can be read at any width and in both themes`,
    {
      tag: '@long',
    },
    async ({ page }, info) => {
      await page.setContent(mail.html ?? '');
      for (const width of [390, 700])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await expectNoSidewaysScroll(page);
          await expectAccessible(page, `${width} ${colorScheme}`);
          const path = info.outputPath(`${name}-${width}-${colorScheme}.png`.replaceAll(' ', '-'));
          await page.screenshot({ path, fullPage: true });
        }
    },
  );
