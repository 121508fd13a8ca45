import { test } from '@playwright/test';
import { showCode } from '../harness/authenticator-app.ts';
import { createMember, signInByRequest, main, button, PASSWORD, fillCredentials } from './members.ts';
import { open } from './journey.ts';
import { waitForMail } from './dev-mailbox.ts';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('pictures', async ({ page, baseURL }) => {
  const out = '/tmp/scratch/h54/shots';
  const shoot = async (name: string) => {
    for (const width of [390, 1440]) for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((t) => { document.documentElement.dataset.theme = t; }, theme);
      await page.screenshot({ path: `${out}/${name}-${width}-${theme}.png`, fullPage: true });
    }
  };
  const email = await createMember(baseURL, 'pictures');
  await open(page, '/auth/login'); await shoot('login');
  await signInByRequest(page, baseURL, email);
  await open(page, '/account'); await shoot('account-plain');
  await open(page, '/account/second-step'); await shoot('setup');
  const key = (await main(page).locator('.enrolment-key').textContent()) ?? '';
  await main(page).getByLabel('The six digits from your app').fill(await showCode(key, new Date()));
  await button(page, 'Turn the app on').click();
  await main(page).locator('.recovery-codes li').first().waitFor();
  const codes = await main(page).locator('.recovery-codes li').allTextContents();
  await shoot('codes');
  await page.context().storageState();
  await open(page, '/account'); await shoot('account');
  await open(page, '/account/address'); await shoot('address');
  await open(page, '/account/delete'); await shoot('delete');
  await open(page, '/auth/confirm'); await shoot('confirm');
  const full = await page.context().cookies();
  await page.context().clearCookies();
  await open(page, '/auth/login'); await fillCredentials(page, email, PASSWORD); await button(page, 'Sign in with Email').click();
  await page.getByRole('heading', { name: 'One more step' }).waitFor(); await shoot('step');
  await main(page).getByLabel('The six digits from your app').fill('111111'); await button(page, 'Go on').click();
  await main(page).getByRole('alert').waitFor(); await shoot('step-wrong');
  await open(page, '/auth/recover'); await shoot('recover');
  await button(page, 'Start the three days').click(); await main(page).getByRole('status').waitFor(); await shoot('recover-started');
  await page.context().clearCookies(); await page.context().addCookies(full);
  await open(page, '/topics'); await shoot('banner');
  await open(page, '/account'); await button(page, 'This was not me').click(); await page.locator('#frozen').waitFor(); await shoot('frozen');
  await open(page, '/auth/not-me?token=x'); await shoot('not-me');
  for (const [name, subject] of [['mail-factor','A second step was added: your Plainlaw account'],['mail-recovery','Somebody asked to recover your Plainlaw account']] as const) {
    const html = await waitForMail(page.request, email, subject);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.setContent(html); await page.screenshot({ path: `${out}/${name}.png`, fullPage: true });
  }
});
