import { describe, expect, test } from 'vitest';
import { toLiveQuery } from './live-search.server.ts';

describe('the query that is sent to CourtListener', () => {
  test.each([
    ['Security deposit', 'security deposit'],
    ['“fruit of the poisonous tree” Search', '"fruit of the poisonous tree" search'],
    ['an "unclosed quote', 'an "unclosed quote"'],
    ['rent AND NOT (eviction OR court_id:scotus)', 'rent and not eviction or court id scotus'],
    ['-landlord well-known --x', 'landlord well-known x'],
    ['[1960 TO *] ~3 ^2 /x/ \\', '1960 to 3 2 x'],
    ['"" ... !!!', ''],
    ['', ''],
  ])('%j', (query, sent) => expect(toLiveQuery(query)).toBe(sent));
});
