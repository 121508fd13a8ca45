import { expect, test } from 'vitest';
import { formatPartialDate } from '#lib/dates.ts';
import { findCitations } from '../citations/find-citations.ts';
import { formatCodeName, formatStatuteBluebook, formatStatuteCite } from './format-statute.ts';
import { getStatutePath, listCitedSections } from './statute-address.ts';

test.each([
  ['42 U.S.C. § 1983', '/law/us/42/1983'],
  ['Wash. Rev. Code § 59.18.280', '/law/wa/59.18.280'],
  ['N.C. Gen. Stat. § 42-50', '/law/nc/42-50'],
  ['Del. Code Ann. tit. 25, § 5514', '/law/de/25/5514'],
  ['D.C. Code § 1-1001.01', '/law/dc/1-1001.01'],
  ['Tex. Prop. Code § 92.103', '/law/tx/prop/92.103'],
  ['Cal. Civ. Code § 1950.5', '/law/ca/civ/1950.5'],
  ['Cal. Bus. & Prof. Code § 16600', '/law/ca/bus-prof/16600'],
  ['Tex. Civ. Prac. & Rem. Code § 16.003', '/law/tx/civ-prac-rem/16.003'],
  ['Cal. Lab. Code § 201', '/law/ca/lab/201'],
  ['N.Y. Real Prop. Law § 226-c', '/law/ny/real-prop/226-c'],
  ['N.Y. Lab. Law § 191', '/law/ny/lab/191'],
])('%s is at %s, and is cited so from there', (cite, path) => {
  const [address] = findCitations(`See ${cite} now.`).flatMap(listCitedSections);
  expect(address && getStatutePath(address)).toBe(path);
  expect(address && formatStatuteCite(address)).toBe(cite);
});

test.each([
  ['42 U.S.C. §§ 1981, 1983', ['/law/us/42/1981', '/law/us/42/1983']],
  ['I.R.C. § 45A', ['/law/us/26/45A']],
  ['Cal. Civ. Code § 1950.5', ['/law/ca/civ/1950.5']],
  ['26 U.S.C. § 45A note', []],
  ['29 C.F.R. § 541.100', []],
  ['12 C.F.R. part 1026', []],
])('%s names %j', (cite, paths) => {
  expect(findCitations(`See ${cite} now.`).flatMap(listCitedSections).map(getStatutePath)).toEqual(
    paths,
  );
});

test('names, dates and years', () => {
  expect(formatCodeName({ jurisdiction: 'us', code: '42' })).toBe(
    'Title 42: The Public Health and Welfare',
  );
  expect(formatCodeName({ jurisdiction: 'wa', code: '' })).toBe('Washington');
  expect(['2026-07-15', '2026-07', '2026', ''].map(formatPartialDate)).toEqual([
    'July 15, 2026',
    'July 2026',
    '2026',
    '',
  ]);
  expect(formatStatuteBluebook({ jurisdiction: 'us', code: '42', number: '1983' }, '2026-07')).toBe(
    '42 U.S.C. § 1983 (2026)',
  );
});
