import { describe, expect, test } from 'vitest';
import { getUsCode } from '#tests/harness/fakes/us-code.ts';
import { toAuthorityKey } from './authority-key.ts';
import { findCitations } from './find-citations.ts';
import { judgeCitations, listCaseKeys } from './judge-citation.ts';
import type { IndexedCase } from './types.ts';

const INDEXED_CASES: Record<string, IndexedCase[]> = {
  '384 U.S. 436': [{ name: 'MIRANDA v. ARIZONA', year: 1966 }],
  '344 U.S. 860': [
    { name: 'UNITED STATES v. BELL AIRCRAFT CORP.', year: 1952 },
    { name: 'Paonessa v. New York', year: 1952 },
  ],
  '9 F.2d 12': [{ name: 'Doe v. Roe', year: undefined }],
};
const LISTED_AUTHORITIES = new Set(['usc/15/1681i', 'frcivp/56', 'fedrcivp/56']);

function judge(text: string) {
  const citations = findCitations(text);
  const indexedCases = listCaseKeys(citations).map(
    ({ volume, reporter, page }) => INDEXED_CASES[`${volume} ${reporter} ${page}`] ?? [],
  );
  return judgeCitations(citations, {
    matches: indexedCases,
    isListed: (key) => LISTED_AUTHORITIES.has(key),
    usCode: getUsCode,
    thisYear: 2026,
  });
}
const listVerdicts = (text: string) =>
  judge(text).map(({ status, reason }) => `${status} ${reason}`);

describe('a case', () => {
  test.each([
    ['Miranda v. Arizona, 384 U.S. 436 (1966)', 'verified held'],
    ['Miranda v. Arizona, 384 U.S. 436 (1967)', 'verified held'],
    ['384 U.S. 436', 'verified no_name'],
    ['Miranda v. Arizona, 384 U.S. 436 (1976)', 'wrong_year wrong_year'],
    ['384 U.S. 436 (1976)', 'wrong_year wrong_year'],
    ['Gideon v. Wainwright, 384 U.S. 436 (1966)', 'wrong_name other_case'],
    ['Arizona, 384 U.S. 436', 'not_in_index name_unclear'],
    ['Paonessa v. New York, 344 U.S. 860 (1952)', 'verified held'],
    ['Doe v. Roe, 9 F.2d 12 (1930)', 'verified held'],
    ['Doe v. Roe, 384 U.S. 444', 'not_in_index not_held'],
    ['Doe v. Roe, 597 U.S. ___ (2022)', 'not_in_index blank_page'],
    ['Doe v. Roe, 1001 F.2d 12', 'impossible no_such_volume'],
    ['Doe v. Roe, 0 U.S. 12', 'impossible no_such_volume'],
    ['Doe v. Roe, 5000 U.S. 12', 'impossible no_such_volume'],
    ['Doe v. Roe, 900 F.3d 12 (9th Cir. 1950)', 'impossible too_early'],
    ['Doe v. Roe, 12 F. Supp. 34 (D. Kan. 2015)', 'impossible too_late'],
    ['Doe v. Roe, 12 F.4th 34 (9th Cir. 2090)', 'impossible future'],
    ['Doe v. Roe, 2010 WL 123456 (D. Kan. 2017)', 'impossible own_year'],
    ['Doe v. Roe, 2015 WY 66 (2001)', 'impossible own_year'],
    ['Doe v. Roe, 12 F.5th 34 (9th Cir. 2025)', 'impossible no_such_reporter'],
    ['Doe v. Roe, 12 Bluebook Fantasy. 34 (9th Cir. 2005)', undefined],
    ['Doe v. Roe, 72 Civ. 306 (S.D.N.Y. 1973)', 'not_in_index unknown_reporter'],
    ['Doe v. Roe, 12 Eng. Rep. 34 (K.B. 1702)', 'not_in_index unknown_reporter'],
  ])('%s: %s', (text, expected) => expect(listVerdicts(text)[0]).toBe(expected));

  // A citation that is merely newer than our tables is never impossible.
  test.each([
    '612 U.S. 12 (2026)',
    '300 F.4th 12 (9th Cir. 2026)',
    '900 F. Supp. 3d 12 (D. Kan. 2026)',
    '147 S. Ct. 12 (2026)',
    '999 F.2d 12 (1993)',
    '30 F. Cas. 12 (1803)',
  ])('does not call %s impossible', (text) =>
    expect(listVerdicts(`Doe v. Roe, ${text}`)[0]).toBe('not_in_index not_held'),
  );

  test('names the case that is reported at the cited page', () => {
    expect(judge('Gideon v. Wainwright, 384 U.S. 436 (1966)')[0]?.sentence).toBe(
      '384 U.S. 436 is MIRANDA v. ARIZONA, not Gideon v. Wainwright.',
    );
  });

  test('gives short forms the status of the citation they refer to', () => {
    expect(
      listVerdicts('Gideon v. Wainwright, 384 U.S. 436 (1966). Id. at 440. 384 U.S. at 441.'),
    ).toEqual(Array(3).fill('wrong_name other_case'));
    expect(listVerdicts('Id. at 440.')).toEqual(['not_in_index unresolved']);
  });
});

describe('a law', () => {
  test.each([
    ['15 USC 1681i(a)', 'verified listed'],
    ['Fed. R. Civ. P. 56(a)', 'verified listed'],
    ['15 U.S.C. § 1', 'verified in_code'],
    ['60 U.S.C. § 5', 'impossible no_such_title'],
    ['0 C.F.R. § 5.1', 'impossible no_such_title'],
    ['Fed. R. Civ. P. 500', 'impossible no_such_rule'],
    ['U.S. Const. art. IX', 'impossible no_such_article'],
    ['U.S. Const. amend. XIV', 'not_in_index not_listed'],
    ['12 Minn. L. Rev. 34 (1990)', 'not_in_index journal'],
  ])('%s: %s', (text, expected) => expect(listVerdicts(text)).toEqual([expected]));

  test.each([
    ['42 U.S.C. § 1983', 'verified in_code'],
    ['42 U.S.C. § 1984', 'not_in_code not_in_code'],
    ['42 U.S.C. §§ 1981-1988', 'verified in_code'],
    ['42 U.S.C. §§ 1981, 1983 and 1984', 'not_in_code not_in_code'],
    ['5 U.S.C. § 701-06', 'verified in_code'],
    ['16 U.S.C. §§ 47-1', 'verified in_code'],
    ['29 U.S.C. §§ 201-219z', 'not_in_code not_in_code'],
    ['5 U.S.C. § 3598', 'verified in_code'],
    ['15 U.S.C. § 78U–4', 'verified in_code'],
    ['53 U.S.C. § 1', 'not_in_code empty_title'],
    ['55 U.S.C. § 1', 'impossible no_such_title'],
    ['50 U.S.C. App. § 501', 'not_in_index no_list'],
    ['42 U.S.C. § 1984 note', 'not_in_index no_list'],
    ['42 U.S.C. § 1983 note', 'verified in_code'],
    ['42 U.S.C. ch. 21', 'not_in_index not_listed'],
    ['Cal. Civ. Code § 1983', 'not_in_index not_listed'],
  ])('%s: %s', (text, expected) => expect(listVerdicts(text)).toEqual([expected]));

  test('says what a missing section may be, as of which release, and which sections are nearest', () => {
    const [judgment] = judge('42 U.S.C. § 1984');
    expect(judgment?.sentence).toBe(
      '42 U.S.C. § 1984 is not in the U.S. Code as of July 2026 (release point 119-100). It may have been repealed or renumbered, be newer than our list, or never have existed. The nearest sections are § 1982, § 1983, § 1985 and § 1986.',
    );
    expect(judgment?.sections).toMatchObject([
      { title: '42', section: '1984', inCode: false, nearest: [{}, { section: '1983' }, {}, {}] },
    ]);
    expect(judge('15 U.S.C. § 78u4')[0]?.sections?.[0]?.nearest?.[0]).toEqual({
      section: '78u-4',
      heading: 'Private securities litigation',
    });
    expect(judge('42 U.S.C. §§ 1983, 1985')[0]?.sentence).toBe(
      '42 U.S.C. §§ 1983 and 1985 are in the U.S. Code as of July 2026 (release point 119-100).',
    );
  });

  test.each([
    ['15 USC 1681i(a)', '15 U.S.C. § 1681i'],
    ['Tex. Prop. Code Ann. § 92.103', 'Texas Property Code section 92.103'],
    ['Ariz. Rev. Stat. Ann. § 36-3701', 'A.R.S. § 36-3701'],
    ['12 CFR part 1026', '12 C.F.R. pt. 1026'],
    ['FRCP 12(b)(6)', 'Federal Rule of Civil Procedure 12'],
    ['U.S. Const. amend. XIV, § 1', 'U.S. Const. amend. 14'],
  ])('%s has the same key as %s', (one, other) => {
    const key = (text: string) => findCitations(text).map(toAuthorityKey)[0];
    expect(key(one)).toBeTruthy();
    expect(key(one)).toBe(key(other));
  });
});
