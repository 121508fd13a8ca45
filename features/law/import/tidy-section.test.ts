import { describe, expect, test } from 'vitest';
import { tidySection } from './tidy-section.ts';

describe('an untidy section', () => {
  test.each<
    [
      what: string,
      input: [section: string, heading: string, text: string],
      expected: [string, string, string],
    ]
  >([
    [
      'is left alone when it is tidy',
      ['1983', 'Civil action', 'Every person'],
      ['1983', 'Civil action', 'Every person'],
    ],
    [
      'loses the period after its number',
      ['1-210.', 'Time', 'When an act'],
      ['1-210', 'Time', 'When an act'],
    ],
    [
      'has its heading beside the number',
      ['1.20.200 - State sport.', '', 'The sport'],
      ['1.20.200', 'State sport.', 'The sport'],
    ],
    ['was split after "Sec."', ['Sec', '03.10.035', 'A borrower'], ['03.10.035', '', 'A borrower']],
    [
      'repeats both at the beginning of its text',
      ['10.01.185 - Remission.', '', 'RCW 10.01.185\nRemission.\nA defendant'],
      ['10.01.185', 'Remission.', 'A defendant'],
    ],
    [
      'repeats them in one line',
      ['1-8', 'No revivor.', '§1-8 No revivor.The repeal'],
      ['1-8', 'No revivor.', 'The repeal'],
    ],
    [
      'has its heading in the text alone',
      ['10-106', '', '10-106.County bonds.\nThe officers'],
      ['10-106', 'County bonds.', 'The officers'],
    ],
    [
      'has a heading that was cut off in a word',
      ['1.1 - Failure to com', '', 'RCW 1.1\nFailure to comply.\nIf a person'],
      ['1.1', 'Failure to comply.', 'If a person'],
    ],
    [
      'begins with its own words',
      ['5', 'The board', 'The board shall meet.'],
      ['5', 'The board', 'The board shall meet.'],
    ],
    [
      'begins with a longer number',
      ['1-8', '', '1-8.5 applies to all.\nIt is so.'],
      ['1-8', '', '1-8.5 applies to all.\nIt is so.'],
    ],
    [
      'has nothing but its heading',
      ['5', 'Short title.', '5. Short title.'],
      ['5', 'Short title.', '5. Short title.'],
    ],
  ])('%s', (_what, input, [number, heading, text]) =>
    expect(tidySection(...input)).toEqual({ number, heading, text }),
  );

  test.each([
    ['Subchapter', '9'],
    ['does', 'not require'],
    ['', ''],
    ['../../etc', ''],
    ['x'.repeat(50) + 1, ''],
    ['<b>1</b>', ''],
  ])('without a number is refused: %s %s', (section, heading) =>
    expect(() => tidySection(section, heading, 'text')).toThrow('it has no number of a section'),
  );
});
