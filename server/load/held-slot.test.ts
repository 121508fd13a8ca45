import { expect, test } from 'vitest';
import { createAdmission } from './admission-control.ts';
import { holdSlot } from './held-slot.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const createOneSlot = () => createAdmission({ slots: 1, delayMs: 100, delay: () => 0, log });

async function begin(admission: ReturnType<typeof createOneSlot>) {
  const admit = () => admission.admit('pages');
  return holdSlot((await admit()) ?? expect.unreachable('refused'), admit);
}

test('while one request waits for its client, another one gets the slot', async () => {
  const admission = createOneSlot();
  const slow = await begin(admission);
  slow.pause();
  expect(admission.figures()).toMatchObject({ open: 0, working: { pages: 0 } });
  const other = await begin(admission);
  const resumed = slow.resume();
  expect(admission.figures()).toMatchObject({
    open: 1,
    working: { pages: 1 },
    waiting: { pages: 1 },
  });
  other.end();
  expect(await resumed).toBe(true);
  expect(admission.figures()).toMatchObject({
    open: 1,
    working: { pages: 1 },
    waiting: { pages: 0 },
  });
  slow.end();
  expect(admission.figures()).toMatchObject({ open: 0, working: { pages: 0 } });
});

test('a slot that comes after the client has gone is given back', async () => {
  const admission = createOneSlot();
  const slow = await begin(admission);
  slow.pause();
  const other = await begin(admission);
  const resumed = slow.resume();
  slow.end();
  other.end();
  await resumed;
  expect(admission.figures()).toMatchObject({ open: 0, working: { pages: 0 } });
});
