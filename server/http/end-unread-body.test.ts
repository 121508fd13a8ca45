import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endUnreadBody } from './end-unread-body.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answer({ complete }: { complete: boolean }) {
  const req = Object.assign(new EventEmitter(), { complete, destroy: vi.fn() });
  const res = new EventEmitter();
  endUnreadBody(req as never, res as never);
  return { req, finish: () => void res.emit('finish') };
}

// Guards against connections that are kept for bodies that nobody sends or reads.
test('a connection is ended half a minute after the answer when its body has not come', () => {
  const { req, finish } = answer({ complete: false });
  vi.advanceTimersByTime(600_000);
  expect(req.destroy).not.toHaveBeenCalled();
  finish();
  vi.advanceTimersByTime(29_999);
  expect(req.destroy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(req.destroy).toHaveBeenCalledOnce();
});

test('one whose body came before or comes then is kept', () => {
  const [before, then] = [answer({ complete: true }), answer({ complete: false })];
  before.finish();
  then.finish();
  then.req.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
