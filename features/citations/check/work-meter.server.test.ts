import { expect, test, vi } from 'vitest';
import { createWorkMeter } from './work-meter.server.ts';

test('adds up the processor time of its own steps, also of one that fails', async () => {
  const usage = vi.spyOn(process, 'threadCpuUsage');
  const spend = (seconds: number) =>
    usage
      .mockReturnValueOnce({ user: 0, system: 0 })
      .mockReturnValueOnce({ user: seconds * 1e6, system: 500_000 });
  const meter = createWorkMeter();
  spend(1);
  expect(meter.run(() => 'read')).toBe('read');
  spend(2);
  expect(() =>
    meter.run(() => {
      throw new Error('wrong');
    }),
  ).toThrow('wrong');
  expect(meter.seconds()).toBe(4);
});
