import { expect, test } from 'vitest';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { findActSection, listActs } from './acts.ts';

const acts = listActs();

test('at least 150 Acts are listed, each once', () => {
  expect(acts.length).toBeGreaterThanOrEqual(150);
  expect(new Set(acts.map(({ name }) => name)).size).toBe(acts.length);
  for (const { name } of acts)
    expect(name).toMatch(
      /\b(?:Act|Code|Law|Statute|Resolution|Amendments?|Justice|Education Amendments)\b/,
    );
});

test('every section that an Act leads to is in the Code', () => {
  const missing = acts.flatMap(({ name, title, section, sections }) =>
    [section, ...(sections?.values() ?? [])]
      .filter((one) => !getUsCode().find(title, one))
      .map((one) => `${name}: ${title} ${one}`),
  );
  expect(missing).toEqual([]);
});

test('a section of an Act is found by its own number, and by the number of the Code near the Act', () => {
  const find = (name: string) => acts.find((act) => act.name === name) as (typeof acts)[number];
  expect(findActSection(find('Title VII of the Civil Rights Act of 1964'), '703')).toBe('2000e-2');
  expect(findActSection(find('Immigration and Nationality Act'), '240a')).toBe('1229b');
  expect(findActSection(find('Fair Debt Collection Practices Act'), '1692g')).toBe('1692g');
  expect(findActSection(find('Family and Medical Leave Act of 1993'), '2801')).toBeUndefined();
  expect(findActSection(find('Bankruptcy Code'), '362')).toBe('362');
});
