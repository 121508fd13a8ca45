import { expect, test } from 'vitest';
import {
  type CaseRecord,
  formatBibtex,
  formatBluebook,
  formatCsl,
  formatRis,
} from './format-citation.ts';

const MIRANDA: CaseRecord = {
  id: 'miranda-v-arizona-1966',
  name: 'Miranda v. Arizona',
  citations: [
    { volume: '384', reporter: 'U.S.', page: '436' },
    { volume: '86', reporter: 'S. Ct.', page: '1602' },
  ],
  court: '',
  courtName: 'Supreme Court of the United States',
  decided: '1966-06-13',
  docket: '759',
  url: 'https://example.org/cases/miranda',
};

test('formats Bluebook citations', () => {
  expect(formatBluebook(MIRANDA)).toBe('Miranda v. Arizona, 384 U.S. 436, 86 S. Ct. 1602 (1966)');
  const unreported = {
    ...MIRANDA,
    name: 'Doe v. Roe',
    citations: [{ volume: '2017', reporter: 'WL', page: '12' }],
    court: 'N.D. Ill.',
    decided: '2017-03-16',
    docket: '15 C 10340',
  };
  expect(formatBluebook(unreported)).toBe(
    'Doe v. Roe, No. 15 C 10340, 2017 WL 12 (N.D. Ill. Mar. 16, 2017)',
  );
  expect(formatBluebook({ ...MIRANDA, citations: [], decided: '1966', court: '9th Cir.' })).toBe(
    'Miranda v. Arizona, No. 759 (9th Cir. 1966)',
  );
});

test('formats RIS', () => {
  expect(formatRis(MIRANDA).split('\r\n')).toEqual([
    'TY  - CASE',
    'TI  - Miranda v. Arizona',
    'T2  - U.S.',
    'VL  - 384',
    'SP  - 436',
    'PB  - Supreme Court of the United States',
    'PY  - 1966',
    'DA  - 1966/06/13',
    'M1  - 759',
    'N1  - 86 S. Ct. 1602',
    'UR  - https://example.org/cases/miranda',
    'ER  - ',
    '',
  ]);
});

test('escapes a name so that it cannot break out of its field', () => {
  const hostile = { ...MIRANDA, name: 'A & B}\nER  - \r\nTY  - BOOK {\\x} 100%' };
  expect(formatRis(hostile).match(/^TY {2}- /gm)).toHaveLength(1);
  expect(formatBibtex(hostile)).toContain(
    'title = {{A \\& B\\} ER - TY - BOOK \\{\\textbackslash{}x\\} 100\\%}}',
  );
});

test('formats CSL-JSON', () => {
  expect(JSON.parse(formatCsl(MIRANDA))).toMatchObject([
    {
      type: 'legal_case',
      'container-title': 'U.S.',
      volume: '384',
      page: '436',
      issued: { 'date-parts': [[1966, 6, 13]] },
      number: '759',
    },
  ]);
});
