// "I got a paper": on a phone with the keyboard, without JavaScript with a file, and with photos,
// which never leave the browser.
import type { Page } from '@playwright/test';
import { createPdf } from '../../features/citations/test-files.ts';
import { drawPaper } from '../harness/fakes/paper-picture.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, test } from './journey.ts';

const SUMMONS = `IN THE MUNICIPAL COURT OF FRANKLIN COUNTY, OHIO
Case No. 2026 CVG 014523
Maple Court Apartments LLC, Plaintiff, v. Dana Example, Defendant.
SUMMONS IN FORCIBLE ENTRY AND DETAINER
A complaint to evict you has been filed with this court. You are hereby summoned to appear for a hearing on December 3, 2026 at 9:00 a.m.
The landlord claims unpaid rent of $1,450.00. You must file a written answer within 14 days after service. If you do not appear, judgment may be entered against you and you may have to leave the premises.
Date issued: November 16, 2026`;
const MEGABYTE = 1_000_000;
/** Parts of the page itself that come late, such as the code that opens pictures. */
const MAX_BYTES_BEFORE = 100_000;
/** The page says "about 4 MB". */
const MAX_BYTES_AFTER = 4.5 * MEGABYTE;
const READER_FILES = ['worker.min-', 'tesseract-core', 'traineddata'];

test('on a phone, with the keyboard: a pasted summons is named, its dates are counted, corrected and saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/paper');
  await expectAccessible(page, 'empty');
  const main = page.locator('main');
  await main.getByLabel('What the paper says').focus();
  await page.keyboard.insertText(SUMMONS);
  await main.getByLabel('State', { exact: true }).selectOption('OH');
  await main.getByRole('button', { name: 'Read my paper' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    main.getByRole('heading', { name: 'Eviction summons or court papers' }),
  ).toBeFocused();
  await expect(page).toHaveURL('/paper');
  const deadlines = main.locator('.paper-deadlines');
  await expect(deadlines).toContainText('Thursday, December 3, 2026');
  await expect(main.locator('.stage-strip [aria-current]')).toContainText('You are here');
  await expect(main.locator('.marked-paper')).toContainText('$1,450.00 Amount');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'result');

  await main.getByLabel('A day that you know').fill('2026-11-16');
  await main.locator('input[type="date"][value="2026-12-03"]').first().fill('2026-12-04');
  await main.getByRole('button', { name: 'Use these and count again' }).press('Enter');
  await expect(deadlines).toContainText('Friday, December 4, 2026');
  await expect(deadlines).toContainText('Monday, November 30, 2026');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: /to my calendar/ }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toBe('paper-dates.ics');
  await expect(page).toHaveURL(/\/paper(#result)?$/);

  await main.getByText('Not right? Pick what it is').press('Enter');
  await main.getByLabel('Kind of paper').first().selectOption('none');
  await main.getByRole('button', { name: 'Use this kind' }).press('Enter');
  await expect(
    main.getByRole('heading', { name: 'This is none of the papers that we know' }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is sent as a form, and a failure loses nothing', async ({ page, watch }) => {
    watch.expectError(/status of 422/);
    await page.goto('/paper');
    await expect(page.getByLabel('Choose photos or a PDF')).toBeHidden();
    await page.getByLabel('What the paper says').fill('my own words');
    await page.getByLabel('Or a file').setInputFiles({
      name: 'paper.doc',
      mimeType: '',
      buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
    });
    await page.getByRole('button', { name: 'Read my paper' }).click();
    await expect(page).toHaveURL('/paper#result');
    await expect(page.getByLabel('Or a file')).toBeInViewport();
    await expect(page.getByLabel('Or a file')).toHaveAccessibleDescription(/older kind \(\.doc\)/);
    await expect(page.getByLabel('What the paper says')).toHaveValue('my own words');
    const lines = SUMMONS.replace(/(.{1,80})(?: |\n|$)/g, '$1\n').split('\n');
    await page.getByLabel('Or a file').setInputFiles({
      name: 'paper.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(createPdf(lines)),
    });
    await page.getByRole('button', { name: 'Read my paper' }).click();
    await expect(
      page.getByRole('heading', { name: 'Eviction summons or court papers' }),
    ).toBeVisible();
    await expect(page.locator('.paper-deadlines')).toContainText('December 3, 2026');
    await page.getByRole('button', { name: 'Use these and count again' }).click();
    await expect(page.locator('.paper-deadlines')).toContainText('December 3, 2026');
    await page.getByRole('button', { name: /^Today/ }).click();
    await expect(page.locator('.paper-deadlines')).toContainText('14 days after');
  });

  test('no file at all: a kind and a date', { tag: '@long' }, async ({ page }) => {
    await page.goto('/paper');
    await page.getByText('No file and nothing to type?').click();
    await page.getByLabel('Kind of paper').selectOption('debt-lawsuit-summons');
    await page.getByLabel('Date on the paper').fill('2026-11-16');
    await page.getByRole('button', { name: 'Read my paper' }).click();
    await expect(page.getByText('You picked')).toBeVisible();
    await expect(page.locator('.paper-what h2')).toBeVisible();
  });
});

test('on a phone: the one button reads a chosen photo first, and a fault names it where it can be mended', async ({
  page,
  watch,
}) => {
  watch.expectError(/ERR_FAILED .*traineddata/);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/paper');
  const picture = await drawPaper(page, SUMMONS, { tilt: 2, dim: 0.2, blur: 0.6 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || READER_FILES.some((name) => request.url().includes(name)))
      requests.push(request.url());
  });
  const main = page.locator('main');
  const read = main.getByRole('button', { name: 'Read my paper' });
  const fault = main.locator('.photo-part .notice.failed');
  const photos = main.getByLabel('Choose photos or a PDF');
  await photos.setInputFiles({ name: 'cat.txt', mimeType: 'image/png', buffer: Buffer.from('no') });
  await read.click();
  await expect(fault).toContainText('cat.txt is not a picture');
  await expect(fault).toBeFocused();
  await expect(fault).toBeInViewport();

  await photos.setInputFiles({ name: 'summons.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(main.locator('.photo-pages li')).toHaveCount(1);
  await expect(main.getByText('Your photo is read first, on this device.')).toBeVisible();
  expect(requests).toEqual([]);
  await page.route('**/*traineddata*', (route) => route.abort());
  await read.press('Enter');
  await expect(fault).toContainText('summons.jpg could not be read just now');
  await expect(fault).toBeFocused();
  await expect(fault).toBeInViewport();

  await answerAsReader(page, ['', SUMMONS]);
  await read.press('Enter');
  await expect(fault).toContainText('Page 1 (summons.jpg): we found no words in it.');
  await expect(fault).toBeFocused();
  await expectNoSidewaysScroll(page);
  await main.getByRole('button', { name: 'Turn page 1 to the right' }).press('Enter');
  await expect(fault).toHaveCount(0);
  expect(requests.filter((url) => !READER_FILES.some((name) => url.includes(name)))).toEqual([]);
  await read.press('Enter');
  await expect(
    main.getByRole('heading', { name: 'Eviction summons or court papers' }),
  ).toBeFocused();
  await expect(main.getByText('We read Ohio.')).toBeVisible();
  await expect(main.getByLabel('What the paper says')).toHaveValue(SUMMONS);
});

const DEBT = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF FRESNO
SUMMONS
Case No. 26CECL04471
Harbor Credit LLC, Plaintiff, v. Dana Example, Defendant.
NOTICE TO DEFENDANT: You are being sued to collect a credit card debt of $4,210.77. You have 30 CALENDAR DAYS after this summons and legal papers are served on you to file a written response at this court.`;

test('on a phone, from the first page to a counted day: four taps and no field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const main = page.locator('main');
  await main.getByRole('link', { name: 'I got a paper: what is it?' }).click();
  await expect(page).toHaveURL('/paper');
  const picture = await drawPaper(page, DEBT);
  await answerAsReader(page, [DEBT]);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    main.getByText('Take a photo').click(),
  ]);
  await chooser.setFiles({ name: 'summons.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(main.locator('.photo-pages li')).toHaveCount(1);
  await main.getByRole('button', { name: 'Read my paper' }).click();
  const day = main.locator('.paper-day');
  await expect(main.getByRole('group', { name: 'When did you get it?' })).toBeVisible();
  await main.getByRole('button', { name: /^Today/ }).click();
  await expect(day.locator('time.paper-day-big')).toBeVisible();
  await expect(day).toContainText('30 days after');
  await expect(day).toContainText(/\d+ days left/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the day');
});

/** In place of the reader's worker: one text for each picture, which takes no time. */
async function answerAsReader(page: Page, texts: string[]): Promise<void> {
  await page.unroute('**/*traineddata*');
  await page.route('**/*traineddata*', (route) => route.fulfill({ body: 'none' }));
  await page.route('**/worker.min-*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const texts = ${JSON.stringify(texts)};
        onmessage = ({ data: { jobId, action } }) =>
          postMessage({ jobId, status: 'resolve', data: action === 'recognize' ? { text: texts.shift() } : {} });`,
    }),
  );
}

test('photos are read in the browser: nothing is fetched before it is asked for, and no picture is sent', {
  tag: '@long',
}, async ({ page }) => {
  test.slow();
  await open(page, '/paper');
  const picture = await drawPaper(page, SUMMONS, { tilt: 2, dim: 0.2, blur: 0.6 });
  const requests: { url: string; method: string; bytes: number }[] = [];
  page.on('request', (request) => {
    requests.push({
      url: request.url(),
      method: request.method(),
      bytes: request.postDataBuffer()?.length ?? 0,
    });
  });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  );
  const countReceived = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  const listReaderFiles = () =>
    requests
      .filter(({ url }) => READER_FILES.some((name) => url.includes(name)))
      .map(({ url }) => url);
  const main = page.locator('main');
  await main
    .getByLabel('Choose photos or a PDF')
    .setInputFiles({ name: 'summons.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(main.locator('.photo-pages li')).toHaveCount(1);
  await expectAccessible(page, 'a photo');
  expect(listReaderFiles()).toEqual([]);
  const before = await countReceived();
  expect(before).toBeLessThan(MAX_BYTES_BEFORE);

  await main.getByRole('button', { name: 'Turn page 1 to the right' }).click();
  for (let turn = 0; turn < 3; turn++)
    await main.getByRole('button', { name: 'Turn page 1 to the right' }).click();
  await main.getByRole('button', { name: /Check the text first \(fetches about 4 MB/ }).click();
  const box = main.getByLabel('What the paper says');
  await expect(box).toHaveValue(/SUMMONS IN FORCIBLE ENTRY AND DETAINER/, { timeout: 150_000 });
  await expect(box).toHaveValue(/2026 CVG 014523/);
  await expect(main.getByText('The text is in the box above')).toBeVisible();
  expect(requests.filter(({ method, bytes }) => method !== 'GET' || bytes > 0)).toEqual([]);
  const { origin } = new URL(page.url());
  expect(requests.filter(({ url }) => new URL(url).origin !== origin)).toEqual([]);
  // The worker, its WebAssembly and the language, each once.
  expect(listReaderFiles()).toHaveLength(READER_FILES.length);
  const after = (await countReceived()) - before;
  test.info().annotations.push({ type: 'bytes', description: `${before} before, ${after} after` });
  expect(after).toBeGreaterThan(MEGABYTE);
  expect(after).toBeLessThan(MAX_BYTES_AFTER);

  await main.getByRole('button', { name: 'Read my paper' }).click();
  await expect(
    main.getByRole('heading', { name: 'Eviction summons or court papers' }),
  ).toBeVisible();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.bytes).toBeLessThan(5_000);
});

test('a scanned PDF is read on the device after the server said that it has no text', {
  tag: '@long',
}, async ({ page, watch }) => {
  watch.expectError(/status of 422/);
  await open(page, '/paper');
  const main = page.locator('main');
  await main.getByLabel('Or a file').setInputFiles({
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(createPdf([''])),
  });
  await main.getByRole('button', { name: 'Read my paper' }).click();
  await expect(main.getByLabel('Or a file')).toHaveAccessibleDescription(/pictures of pages/);
  await expect(main.locator('.photo-pages li')).toHaveCount(1);
});

test('a HEIC photo that this browser cannot open gets a word', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, '/paper');
  const main = page.locator('main');
  await main
    .getByLabel('Choose photos or a PDF')
    .setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') });
  await expect(main.getByRole('alert')).toContainText('HEIC');
});
