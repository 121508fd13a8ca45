import { expect, test } from 'vitest';
import { SettingsError } from '../env.ts';
import { checkEngine } from './check-engine.ts';

const lines: string[] = [];
const write = (_: object, message: string) => void lines.push(message);
const log = { info: write, warn: write, error: write };
const check = (allowNoMeaning: 'on' | 'off', fault?: string) =>
  checkEngine(
    { settings: { allowNoMeaning }, log, onProgress: (message) => lines.push(message) },
    async () => fault,
  );

test('where the engine can be loaded nothing is said, whatever the setting', async () => {
  expect(await check('off')).toBe(false);
  expect(await check('on')).toBe(false);
  expect(lines).toEqual([]);
});

test('where it cannot, the start ends with one sentence that names the setting and the reason', async () => {
  const refused = await check('off', 'no such library').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SettingsError);
  expect(String(refused)).toMatch(/ALLOW_NO_MEANING=on.*no such library/);
  expect(lines).toEqual([]);
});

test('unless the operator allows it: then the terminal and the log say what is missing', async () => {
  expect(await check('on', 'no such library')).toBe(true);
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/rules alone.*911, 988 and 1-800-799-7233/);
});
