// Danger in a paper's text: by the rules alone, and with the shipped model. features/triage tests
// the model itself.
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noDangerModel, readDangerModel } from '#features/models/danger-model.ts';
import type { Embedder } from '#features/models/embedder/create-embedder.server.ts';
import type { SearchIndex } from '#features/search/index/build-search-index.server.ts';
import { createCachedEmbedder } from '#tests/harness/fakes/cached-embedder.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { readPaperText } from '../read/read-paper.server.ts';
import { followPaper } from './follow-paper.server.ts';
import { noticePaperDanger } from './notice-paper-danger.server.ts';

const deps = {
  library,
  search: { index: { dangerModel: noDangerModel } },
} as unknown as Parameters<typeof noticePaperDanger>[0];
const notice = async (text: string) =>
  (await noticePaperDanger(deps, readPaperText({ library }, text), text)).map(({ id }) => id);

test.each([
  [
    'what somebody says of himself',
    'My landlord changed the locks while I was at work.',
    ['locked-out'],
  ],
  [
    'a threat that courts print',
    'JURY SUMMONS. You are summoned for jury service. If you do not appear, a warrant may issue and you may be arrested.',
    [],
  ],
  ['a friendly letter', 'Dear Sam, I had a lovely time at your dinner.', []],
])('%s', async (_what, text, expected) => {
  expect(await notice(text)).toEqual(expected);
});

test('a known notice that tells of a lockout', async () => {
  const text =
    'THREE-DAY NOTICE TO PAY RENT OR QUIT. You owe past due rent of $900. Pay or quit and deliver up possession of the premises. The landlord changed the locks.';
  expect(readPaperText({ library }, text).kind).toEqual({
    id: 'eviction-notice-nonpayment',
    sure: true,
  });
  expect(await notice(text)).toEqual(['locked-out', 'lockout-or-sheriff']);
});

/** As a reviewer pasted them; `served`: its day is the one that the reader gives, in Florida. */
const REVIEWED: { what: string; today: string; served?: true; text: string; lines: string[] }[] = [
  {
    what: 'an eviction summons with five days to answer',
    today: '2026-11-13',
    served: true,
    text: 'IN THE COUNTY COURT IN AND FOR HILLSBOROUGH COUNTY, FLORIDA. EVICTION SUMMONS. Landlord, Plaintiff, vs. Tenant, Defendant. You are being sued to require you to move out of the place where you are living. Served November 12, 2026. Within 5 days (not including Saturday, Sunday, or any legal holiday) write down the reasons why you should not be forced to move and file the answer with the clerk of the court. If you do not, you may be evicted without a hearing.',
    lines: ['court-within-days'],
  },
  {
    what: 'a notice that SSI will stop',
    today: '2026-11-18',
    text: 'Social Security Administration. Supplemental Security Income. Notice of Planned Action. Date: November 16, 2026. We plan to stop your SSI payments beginning January 2027 because your resources are over the limit. If you appeal within 10 days of the date you get this letter, you will get the same amount until we decide. You have 60 days to appeal.',
    lines: ['social-security-stops'],
  },
  {
    what: 'a notice that a Medicaid plan ends a service',
    today: '2026-11-18',
    text: 'SUNSHINE HEALTH PLAN. Notice of Adverse Benefit Determination. Your Medicaid benefits for physical therapy will end on December 1, 2026. You may appeal to the plan within 60 days of this notice. To keep your services, ask within 10 days.',
    lines: ['snap-or-medicaid-stops'],
  },
  {
    what: 'an order not to make contact',
    today: '2026-11-18',
    text: 'SUPERIOR COURT. TEMPORARY PROTECTIVE ORDER. You, the defendant, shall have no contact with the petitioner and shall stay 500 feet away. Hearing date: November 30, 2026.',
    lines: ['violence-at-home'],
  },
  {
    what: 'a denied claim for a roof',
    today: '2026-11-18',
    text: 'ACME INSURANCE COMPANY. Claim denial. We have completed our review of your claim for roof damage and deny coverage under your homeowners policy because of wear and tear.',
    lines: [],
  },
  {
    what: 'a notice to pay or quit',
    today: '2026-11-18',
    text: 'THREE-DAY NOTICE TO PAY RENT OR QUIT. To the tenant: you owe past due rent of $1,200. Within three days pay the rent or quit and deliver up possession of the premises.',
    lines: ['lockout-or-sheriff'],
  },
  {
    what: 'a hearing in five days',
    today: '2026-11-25',
    text: 'NOTICE OF HEARING. EVICTION. County Court. Landlord v. Tenant. Summons. Complaint for possession of the premises. You are being sued for possession. Hearing date: November 30, 2026 at 9:00 a.m. You must appear.',
    lines: ['court-within-days'],
  },
];

test.each(REVIEWED)('$what raises the line for it', async ({ today, served, text, lines }) => {
  const read = readPaperText({ library }, text);
  const dates = read.dates.map((date) => ({ ...date, role: 'served' as const, sure: true }));
  const reading = served ? { ...read, dates } : read;
  const clock = { now: () => new Date(`${today}T15:00:00Z`) } as Parameters<
    typeof followPaper
  >[0]['clock'];
  const noticed = await noticePaperDanger(deps, reading, text);
  const { urgent } = followPaper({ library, clock }, reading, text, {
    noticed,
    ...(served && { state: 'FL' }),
  });
  expect(urgent.map(({ id }) => id)).toEqual(lines);
});

const ignore = () => {};
const adapterFolder = join(import.meta.dirname, '..', '..', '..', 'models');
const embedder = createCachedEmbedder({
  log: { info: ignore, warn: ignore, error: ignore },
  adapterFolder,
});
afterAll(() => embedder.close());

/** With the shipped model; `modelCalls`: how often it read the text. */
async function noticeWithModel(text: string) {
  let modelCalls = 0;
  const counting: Pick<Embedder, 'embed'> = {
    embed: (texts, options) => {
      modelCalls++;
      return embedder.embed(texts, options);
    },
  };
  const search = {
    index: { dangerModel: readDangerModel(adapterFolder) } as SearchIndex,
    embedder: counting,
  };
  const lines = await noticePaperDanger(
    { library, search },
    readPaperText({ library }, text),
    text,
  );
  return { ids: lines.map(({ id }) => id), modelCalls };
}

test('the model reads what somebody says of himself in a text that is no known paper', async () => {
  const text =
    'He waits outside my door every night and told my sister I will be in the ground before Friday. I am scared to go home.';
  const { ids, modelCalls } = await noticeWithModel(text);
  expect(modelCalls).toBe(1);
  expect(ids.length).toBeGreaterThan(0);
});

test('the model does not read a paper that is surely of a kind: it would find alarms in a summons', async () => {
  const text =
    'JURY SUMMONS. You are hereby summoned for jury service as a prospective juror. Report for jury duty to the jury assembly room. Failure to appear may be punished as contempt. Juror number 114082. I, the clerk, issue this summons.';
  expect(readPaperText({ library }, text).kind).toEqual({ id: 'jury-summons', sure: true });
  expect(await noticeWithModel(text)).toEqual({ ids: [], modelCalls: 0 });
});
