// Where a paper is read, and that the worker reads the same as the main thread.
import { afterAll, expect, test, vi } from 'vitest';
import {
  type CitationReader,
  createCitationReader,
} from '#features/citations/read/create-citation-reader.server.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { viewPaper } from '../result/view-paper.server.ts';
import { MAX_CORRECTIONS, MAX_MARKS, MAX_PAPER_DATES, MAX_PAPER_LENGTH } from '../schema.ts';
import { readPaper, readPaperText } from './read-paper.server.ts';

const citationReader = createCitationReader();
afterAll(() => citationReader.close());
const run = vi.spyOn(citationReader, 'run');
const deps = createTestDeps({ library, citationReader });
const SENDER = { clientAddress: '198.51.100.1' };
const LINE = 'NOTICE TO PAY RENT OR QUIT. Served on March 3, 2026. Pay $900 within 5 days.\n';

test('a short paper is read at once, a long one and one with many dates in a worker', async () => {
  const short = LINE.repeat(40);
  const dates = 'March 3, 2026, April 4, 2026\n'.repeat(400);
  const long = `${LINE}${'The tenant owes rent. '.repeat(2_000)}`;
  for (const [text, runs] of [
    [short, 0],
    [dates, 1],
    [long, 1],
  ] as const) {
    run.mockClear();
    const reading = await readPaper(deps, SENDER, text);
    expect(reading.ok && reading.value).toEqual(readPaperText({ library }, text));
    expect(run).toHaveBeenCalledTimes(runs);
  }
});

test('what the worker took is charged, and its faults are told', async () => {
  const take = vi.fn(async () => ({ allowed: true as const, giveBack: async () => {} }));
  const reply = { ok: false as const, fault: 'busy' as const, seconds: 7.5 };
  const busy: CitationReader = { ...citationReader, run: async () => reply };
  const reading = await readPaper(
    { ...deps, limits: { take }, citationReader: busy },
    SENDER,
    LINE.repeat(1_000),
  );
  expect(reading).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
  expect(take.mock.calls).toEqual([['citation-seconds', SENDER.clientAddress, 7]]);
});

test('of a paper with thousands of dates the first are shown, and the page says so', () => {
  const view = (text: string) => {
    const reading = readPaperText({ library }, text);
    const form = { state: 'OH', stateBy: '' } as const;
    const { found, foundCut } = viewPaper(deps, form, { text, cut: false, reading });
    return { dates: reading.dates.length, found: found.length, foundCut };
  };
  const hostile = '3/3/26 $5 '.repeat(MAX_PAPER_LENGTH / 10);
  expect(view(hostile)).toEqual({ dates: MAX_PAPER_DATES, found: MAX_MARKS, foundCut: true });
  expect(view(LINE.repeat(40))).toMatchObject({ foundCut: false });
  expect(view('3/3/26 '.repeat(MAX_CORRECTIONS))).toMatchObject({ foundCut: false });
  expect(view('3/3/26 '.repeat(MAX_CORRECTIONS + 1))).toMatchObject({ foundCut: true });
});
