// What a hostile reading found missing in cells of state rules stays in them: the reader's duty,
// medical debt, and whom a law leaves out. A cell may be emptied; it may not lose the line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Cell = { sentence?: string; exceptions?: string[]; other?: { when: string }[] };

const folder = join(import.meta.dirname, '..', 'content', 'rules');

test.each<[rule: string, state: string, line: RegExp]>([
  // The reader's own duty.
  ['security-deposit-return', 'AZ', /60 days/],
  ['security-deposit-return', 'PA', /address/],
  ['security-deposit-return', 'DE', /address/],
  ['security-deposit-return', 'WY', /address/],
  ['security-deposit-return', 'FL', /object in writing within 15 days/],
  ['eviction-answer', 'FL', /rent .*court|court.* rent/],
  // Medical debt is a case of its own.
  ['wage-garnishment', 'NJ', /medical debt/],
  ['wage-garnishment', 'NY', /medical debt/],
  ['wage-garnishment', 'RI', /medical debt/],
  ['limitation-written-contract', 'FL', /medical debt/],
  ['limitation-written-contract', 'NY', /medical debt/],
  ['limitation-written-contract', 'VA', /medical debt/],
  ['limitation-oral-contract', 'NY', /medical debt/],
  // Whom it leaves out, and where more is due.
  ['minimum-wage', 'WV', /6 or more|six or more/],
  ['minimum-wage', 'CA', /fast.food/i],
  ['recording-consent', 'CA', /cell/],
  ['homestead-exemption', 'TX', /acres/],
])('%s of %s says it', (rule, state, line) => {
  const { states } = parse(readFileSync(join(folder, `${rule}.yml`), 'utf8'));
  const { sentence, exceptions = [], other = [] } = states[state] as Cell;
  const text = [sentence ?? 'emptied', ...exceptions, ...other.map(({ when }) => when)].join('\n');
  if (sentence) expect(text).toMatch(line);
});

test('the penalty for a kept deposit in Illinois leaves out no small building', () => {
  const { states } = parse(readFileSync(join(folder, 'security-deposit-penalty.yml'), 'utf8'));
  expect(JSON.stringify(states.IL)).toMatch(/no longer matters how many units/);
});
