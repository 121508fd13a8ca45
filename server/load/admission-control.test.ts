import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RequestClass } from '#app/http/route-handle.ts';
import { type Admission, createAdmission, startAdmissionControl } from './admission-control.ts';

const ALL = ['pages', 'signing-in', 'searching', 'files', 'writing'] as const;
let delay = 0;
let time = 0;
let lines: [string, object][] = [];
let overload: Admission;
const note = (fields: object, message: string) => void lines.push([message, fields]);
const log = { info: note, warn: note, error: note };

type Visit = { work: RequestClass; state: 'waits' | 'works' | 'refused'; leave: () => void };
function ask(work: RequestClass, network = 'one'): Visit {
  const visit: Visit = { work, state: 'waits', leave: () => {} };
  overload
    .admit(work, network)
    .then((leave) =>
      Object.assign(visit, leave ? { state: 'works', leave } : { state: 'refused' }),
    );
  return visit;
}
const askTimes = (count: number, work: RequestClass, network?: string) =>
  Array.from({ length: count }, () => ask(work, network));
const settle = () => vi.advanceTimersByTimeAsync(0);
const states = (visits: Visit[]) => {
  const count = (state: Visit['state']) => visits.filter((visit) => visit.state === state).length;
  return { works: count('works'), waits: count('waits'), refused: count('refused') };
};

/** More than one person could ask for, beside another network. */
async function keepAsking(network: string): Promise<void> {
  for (let round = 0; round < 20; round++) {
    time += 200;
    for (const visit of [...askTimes(3, 'writing', network), ask('pages', 'other')])
      setTimeout(() => visit.leave(), 10);
    await vi.advanceTimersByTimeAsync(20);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [delay, time, lines] = [0, 0, []];
  overload = createAdmission({ slots: 12, delayMs: 100, delay: () => delay, log, now: () => time });
});
afterEach(() => vi.useRealTimers());

test('the further behind, the less is let in: what costs most is refused first', async () => {
  askTimes(3, 'pages');
  const letIn = async (behind: number) => {
    delay = behind;
    const visits = ALL.map((work) => ask(work));
    await settle();
    for (const visit of visits) visit.leave();
    return visits.filter(({ state }) => state === 'works').map(({ work }) => work);
  };
  expect(await letIn(100)).toEqual(ALL);
  expect(await letIn(101)).toEqual(['pages', 'signing-in', 'searching']);
  expect(await letIn(151)).toEqual(['pages', 'signing-in']);
  expect(await letIn(201)).toEqual(['pages']);
  expect(await letIn(301)).toEqual([]);
  expect(overload.figures().refused).toEqual({
    pages: 1,
    'signing-in': 2,
    searching: 3,
    files: 4,
    writing: 4,
    assisting: 0,
  });
});

test('assistants have an eighth of the slots; while people ask, a slot rests after each call', async () => {
  let busyMs = 0;
  overload = createAdmission({
    slots: 12,
    delayMs: 100,
    delay: () => delay,
    log,
    now: () => time,
    busy: () => busyMs,
  });
  const finishFirst = async () => {
    const calls = askTimes(4, 'assisting');
    await settle();
    expect(states(calls).works).toBe(2);
    busyMs += 30;
    calls[0]?.leave();
    await settle();
    return calls;
  };
  const alone = await finishFirst();
  expect(states(alone).works).toBe(3);
  for (const call of [...alone, ...alone]) {
    call.leave();
    await settle();
  }
  await vi.advanceTimersByTimeAsync(1_000);
  ask('pages', 'a person').leave();
  await settle();
  const beside = await finishFirst();
  expect(states(beside).works).toBe(2);
  const page = ask('pages', 'a person');
  await vi.advanceTimersByTimeAsync(95);
  expect(page.state).toBe('works');
  expect(states(beside).works).toBe(3);
});

test('a delay that our own requests do not explain refuses nobody', async () => {
  delay = 10_000;
  const visits = askTimes(4, 'writing');
  await settle();
  expect(states(visits)).toEqual({ works: 3, waits: 0, refused: 1 });
});

describe('places', () => {
  test.each([
    ['pages', 12],
    ['signing-in', 2],
    ['searching', 8],
    ['files', 4],
    ['writing', 4],
  ] as const)('%s get at most %i of twelve', async (work, maxSlots) => {
    const visits = askTimes(20, work);
    await settle();
    expect(states(visits)).toEqual({ works: maxSlots, waits: 20 - maxSlots, refused: 0 });
  });
  test('go to those that cost least, and of them to the newest', async () => {
    const [first, ...others] = askTimes(12, 'pages');
    const [asker, , page, newest] = [ask('writing'), ask('searching'), ask('pages'), ask('pages')];
    await settle();
    first?.leave();
    first?.leave(); // a second call gives no second place
    await settle();
    expect([newest, page, asker].map((visit) => visit?.state)).toEqual(['works', 'waits', 'waits']);
    for (const visit of others) visit.leave();
    await settle();
    expect([page, asker].map((visit) => visit?.state)).toEqual(['works', 'works']);
  });
  test('are given free by who waits for somebody else, who is still counted as open', async () => {
    const hanging = askTimes(12, 'pages');
    await vi.advanceTimersByTimeAsync(500);
    expect(overload.figures()).toMatchObject({ open: 12, working: { pages: 0 } });
    expect(states(askTimes(12, 'pages')).waits).toBe(12);
    await settle();
    expect(overload.figures()).toMatchObject({ open: 24, working: { pages: 12 } });
    for (const visit of hanging) visit.leave();
    expect(overload.figures()).toMatchObject({ open: 12, working: { pages: 12 } });
  });
});

test('hashing a password holds its slot until it is done, so that no more are hashed at once', async () => {
  const slow = askTimes(2, 'signing-in');
  await vi.advanceTimersByTimeAsync(3_000);
  const next = ask('signing-in');
  await settle();
  expect([...slow, next].map(({ state }) => state)).toEqual(['works', 'works', 'waits']);
  slow[0]?.leave();
  await settle();
  expect(next.state).toBe('works');
});

describe('waiting', () => {
  test('has bounds: the oldest are refused', async () => {
    const visits = askTimes(12 + 48 + 5, 'pages');
    await settle();
    expect(states(visits)).toEqual({ works: 12, waits: 48, refused: 5 });
    expect(visits.slice(12, 17).map(({ state }) => state)).toEqual(new Array(5).fill('refused'));
  });
  test('however long answers take, a bounded number is open', async () => {
    for (let round = 0; round < 300; round++) {
      askTimes(12, 'pages');
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(overload.figures().open).toBe(1_200);
  });
  test('has an end', async () => {
    overload = createAdmission({ slots: 1, delayMs: 100, delay: () => delay, log });
    const visits = askTimes(5, 'pages');
    await vi.advanceTimersByTimeAsync(499);
    expect(states(visits)).toEqual({ works: 1, waits: 4, refused: 0 });
    // The first gives its place free after half a second, for one more; the others have waited long
    // enough.
    await vi.advanceTimersByTimeAsync(1);
    expect(states(visits)).toEqual({ works: 2, waits: 0, refused: 3 });
  });
});

describe('networks', () => {
  test('one alone may use every place', async () => {
    const visits = askTimes(20, 'pages');
    await settle();
    expect(states(visits)).toEqual({ works: 12, waits: 8, refused: 0 });
  });
  test('one that fills all places and asks on does not push others out', async () => {
    const [first, second] = askTimes(12, 'pages', 'busy');
    const [reader, household] = [ask('pages', 'reader'), ask('pages', 'household')];
    const crowd = askTimes(200, 'pages', 'busy');
    await settle();
    expect([reader.state, household.state]).toEqual(['waits', 'waits']);
    expect(states(crowd)).toEqual({ works: 0, waits: 46, refused: 154 });
    first?.leave();
    second?.leave();
    await settle();
    expect([reader.state, household.state]).toEqual(['works', 'works']);
    expect(states(crowd).works).toBe(0);
  });
  test('share places: the one that uses fewest is next', async () => {
    const working = askTimes(12, 'pages', 'busy');
    const others = [...askTimes(6, 'pages', 'a'), ...askTimes(6, 'pages', 'b')];
    askTimes(20, 'pages', 'busy');
    await settle();
    for (const visit of working.slice(0, 6)) visit.leave();
    await settle();
    expect([states(others.slice(0, 6)).works, states(others.slice(6)).works]).toEqual([3, 3]);
  });
});

test('while one network asks on, a delay refuses it, and not the first question of another', async () => {
  await keepAsking('busy');
  for (let other = 0; other < 12; other++) ask('pages', `other ${other}`).leave();
  await vi.advanceTimersByTimeAsync(1_000);
  askTimes(4, 'pages', 'busy');
  await settle();
  time += 1_000;
  delay = 400;
  const visits = [ask('pages', 'busy'), ask('writing', 'reader'), ask('writing', 'busy')];
  await settle();
  expect(visits.map(({ state }) => state)).toEqual(['refused', 'works', 'refused']);
});

test('far behind, a question of a quiet network waits until it is over, and is not refused', async () => {
  await keepAsking('busy');
  askTimes(8, 'pages', 'busy');
  await settle();
  delay = 60_000;
  const visits = [ask('writing', 'reader'), ask('writing', 'busy')];
  await vi.advanceTimersByTimeAsync(100);
  expect(visits.map(({ state }) => state)).toEqual(['waits', 'refused']);
  delay = 0;
  await vi.advanceTimersByTimeAsync(100);
  expect(visits[0]?.state).toBe('works');
});

test('the log says once that it began and once that it is over', async () => {
  askTimes(3, 'pages');
  delay = 1_000;
  askTimes(500, 'pages');
  delay = 0;
  ask('pages');
  expect(lines.map(([message]) => message)).toEqual([
    'more requests than can be answered: some are refused',
  ]);
  time = 10_001;
  askTimes(2, 'pages');
  expect(lines.slice(1)).toEqual([['nothing needs to be refused any more', { refused: 500 }]]);
});

test('turned off, everything is let in', async () => {
  overload = startAdmissionControl(
    { overload: 'off', overloadRequests: 10, overloadDelayMs: 10 },
    { log, onEnd: () => {} },
  );
  const visits = askTimes(1_000, 'writing');
  await settle();
  expect(states(visits).works).toBe(1_000);
});
