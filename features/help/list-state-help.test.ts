import { expect, test } from 'vitest';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listStateHelp } from './list-state-help.server.ts';

const help = listStateHelp({ library });

test('every state has a court to find, and most have a legal-aid office with a number', () => {
  const states = Object.keys(STATES) as StateCode[];
  expect(states.filter((state) => !help[state]?.court)).toEqual([]);
  expect(states.filter((state) => help[state]?.offices.length).length).toBeGreaterThan(45);
});

test('lists all offices of a state, and only those with a number', () => {
  expect(help.TX?.offices).toContainEqual({ name: 'Lone Star Legal Aid', phone: '1-800-733-8394' });
  expect(help.DE).toMatchObject({ offices: [] });
});
