import { expect, test } from 'vitest';
import { findActOfSection } from './find-act-of-section.ts';

test.each([
  ['15', '1692c', 'Fair Debt Collection Practices Act'],
  // The same number as the Act's first section.
  ['15', '1692p', 'Fair Debt Collection Practices Act'],
  // Between known sections.
  ['42', '12114', 'Americans with Disabilities Act of 1990'],
  // Both the whole Act and its title fit: the narrower one.
  ['42', '2000e-2', 'Title VII of the Civil Rights Act of 1964'],
  ['29', '2612', 'Family and Medical Leave Act of 1993'],
])('%s U.S.C. § %s is in an Act', (title, section, name) => {
  expect(findActOfSection(title, section)?.name).toBe(name);
});

test.each([
  ['18', '925'],
  ['26', '121'],
  ['99', '1'],
  ['15', 'no number'],
])('%s U.S.C. § %s is in no Act that the list tells', (title, section) => {
  expect(findActOfSection(title, section)).toBeUndefined();
});
