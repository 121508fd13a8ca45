import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { LONG, runs } from '#tests/harness/app/long-form.ts';
import { anyCharacter } from '#tests/harness/hostile/any-character.ts';
import { openBounded } from '#tests/harness/hostile/run-bounded.ts';
import { findCitations } from './find-citations.ts';
import type { Citation } from './types.ts';

/** A citation as one line with its most important fields. */
function summarize(citation: Citation): string {
  switch (citation.kind) {
    case 'case': {
      const { name, volume, reporter, page, pins, courtId, year } = citation;
      return [
        'case',
        name,
        `${volume} ${reporter} ${page}`.trim(),
        pins.join('+'),
        courtId,
        year ?? '',
      ]
        .join('|')
        .replace(/\|+$/, '');
    }
    case 'short':
      return `short|${citation.name}|${citation.volume} ${citation.reporter}|${citation.pins.join('+')}|${citation.refersTo ?? '-'}`;
    case 'id':
      return `id|${citation.pins.join('+')}|${citation.refersTo ?? '-'}`;
    case 'supra':
      return `supra|${citation.name}|${citation.pins.join('+')}|${citation.refersTo ?? '-'}`;
    case 'statute':
    case 'regulation': {
      const { kind, code, title, section, subsection, to, unit } = citation;
      return [
        kind,
        code,
        title,
        `${unit === 'part' ? 'part ' : ''}${section}${to && `–${to}`}`,
        subsection,
      ]
        .join('|')
        .replace(/\|+$/, '');
    }
    case 'rule':
      return `rule|${citation.code}|${citation.rule}|${citation.subsection}`.replace(/\|+$/, '');
    case 'constitution':
      return `constitution|${citation.jurisdiction}|${citation.part}|${citation.number}|${citation.section}|${citation.clause}`.replace(
        /\|+$/,
        '',
      );
    case 'journal':
      return `journal|${citation.volume} ${citation.journal} ${citation.page}|${citation.year ?? ''}`;
  }
}

const TABLE: [string, ...string[]][] = [
  // Spellings, spaces and breaks
  ['9 U.S. 12', 'case||9 U.S. 12||scotus'],
  ['9 U.\nS. 12', 'case||9 U.S. 12||scotus'],
  ['384\u00a0U.S.\u00a0436', 'case||384 U.S. 436||scotus'],
  ['see 384 us 436', 'case||384 U.S. 436||scotus'],
  ['9 F. 3d 12; 9 F3d 13; 9 F.3d 14', 'case||9 F.3d 12', 'case||9 F.3d 13', 'case||9 F.3d 14'],
  ['171 Wn.2d 1016', 'case||171 Wash. 2d 1016'],
  ['12 Cal.App.4th 34', 'case||12 Cal. App. 4th 34'],
  [
    "78 Fed. Appx. 977; 78 F. App’x 978; 78 F. App'x 979",
    "case||78 F. App'x 977",
    "case||78 F. App'x 978",
    "case||78 F. App'x 979",
  ],
  ['12 Neb. App. lxiv (2004)', 'case||12 Neb. Ct. App. lxiv|||2004'],
  // Names
  ['Doe v. Roe, 9 F.2d 12 (1930)', 'case|Doe v. Roe|9 F.2d 12|||1930'],
  ['doe v. roe 9 U.S. 12, 14-15 (1810)', 'case|doe v. roe|9 U.S. 12|14-15|scotus|1810'],
  ['as bob Doe v. Roe 9 F.2d 12', 'case|Doe v. Roe|9 F.2d 12'],
  ['doe roe 9 U.S. 12', 'case||9 U.S. 12||scotus'],
  ['See, e.g., In re Gault, 387 U.S. 1 (1967)', 'case|In re Gault|387 U.S. 1||scotus|1967'],
  ['Ex parte Young, 209 U.S. 123', 'case|Ex parte Young|209 U.S. 123||scotus'],
  ['Estate of Green (1955) 135 Cal.App.2d 495', 'case|Estate of Green|135 Cal. App. 2d 495|||1955'],
  [
    'Grant v. Esquire, Inc. (S.D.N.Y. 1973) 367 F.Supp. 876, 879',
    'case|Grant v. Esquire, Inc.|367 F. Supp. 876|879|nysd|1973',
  ],
  ['Jager, 344 B.R. 349 (Bankr. D. Colo. 2006)', 'case|Jager|344 B.R. 349||cob|2006'],
  [
    'Herring v. Dist. of Columbia (780 F. Supp. 2d 105)',
    'case|Herring v. Dist. of Columbia|780 F. Supp. 2d 105',
  ],
  [
    'Car Carriers, Inc. v. Ford Motor Co., 789 F.2d 589 (7th Cir. 1986)',
    'case|Car Carriers, Inc. v. Ford Motor Co.|789 F.2d 589||ca7|1986',
  ],
  [
    'In California, Doe v. Roe, 5 Cal. 4th 100 (1993), held',
    'case|Doe v. Roe|5 Cal. 4th 100|||1993',
  ],
  [
    'The Court in Obergefell v. Hodges, 576 U.S. 644 (2015)',
    'case|Obergefell v. Hodges|576 U.S. 644||scotus|2015',
  ],
  [
    '“free speech.” Hous. Cmty. Coll. v. Wilson, 9 F.4th 12',
    'case|Hous. Cmty. Coll. v. Wilson|9 F.4th 12',
  ],
  [
    'Per Curiams. Spano v. People of State of New York, 360 U.S. 315',
    'case|Spano v. People of State of New York|360 U.S. 315||scotus',
  ],
  ['Under the Constitution, 384 U.S. 436', 'case||384 U.S. 436||scotus'],
  ['the statute, 384 U.S. 436', 'case||384 U.S. 436||scotus'],
  [
    'Ford Motor Co. (Chicago Plant) v. Roe, 441 U.S. 488',
    'case|Ford Motor Co. (Chicago Plant) v. Roe|441 U.S. 488||scotus',
  ],
  // Courts, dates, pins
  [
    'Commonwealth v. Muniz, 164 A.3d 1189 (Pa. Feb. 9, 2017)',
    'case|Commonwealth v. Muniz|164 A.3d 1189||pa|2017',
  ],
  ['Doe v. Roe, 427 F Supp 2d 1084 [D Kan 2006]', 'case|Doe v. Roe|427 F. Supp. 2d 1084||ksd|2006'],
  [
    'Doe v. Roe, 163 U.S. 537, 551-52 & n.3 (1896) (Harlan, J.)',
    'case|Doe v. Roe|163 U.S. 537|551-52 & n.3|scotus|1896',
  ],
  ['Doe v. Roe 1 U.S. 1 (198⁴)', 'case|Doe v. Roe|1 U.S. 1||scotus'],
  ['597 U.S. ___, 13', 'case||597 U.S.|13|scotus'],
  [
    'Marbury v. Madison, 5 U.S. (1 Cranch) 137, 177 (1803)',
    'case|Marbury v. Madison|5 U.S. 137|177|scotus|1803',
  ],
  [
    'Hurst v. Florida, — U.S. —, 136 S.Ct. 616 (2016)',
    'case|Hurst v. Florida|136 S. Ct. 616||scotus|2016',
  ],
  // Parallel cites
  [
    'Roe v. Wade, 410 U.S. 113, 120, 93 S. Ct. 705 (1973)',
    'case|Roe v. Wade|410 U.S. 113|120|scotus|1973',
    'case|Roe v. Wade|93 S. Ct. 705||scotus|1973',
  ],
  [
    'In re K.F. (2009) 173 Cal.App.4th 655, 661 [92 Cal.Rptr.3d 784].',
    'case|In re K.F.|173 Cal. App. 4th 655|661||2009',
    'case|In re K.F.|92 Cal. Rptr. 3d 784|||2009',
  ],
  // Databases and neutral forms
  [
    'Doe v. Roe, No. 15 C 10340, 2017 WL 1022010, at *3 (N.D. Ill. Mar. 16, 2017)',
    'case|Doe v. Roe|2017 WL 1022010|*3|ilnd|2017',
  ],
  [
    'Pineda v. Chase Bank (07-CV-563-PJH, 2007 WL 521222)',
    'case|Pineda v. Chase Bank|2007 WL 521222',
  ],
  [
    'Corp. v. Roe, No. 99 Civ. 9404 (SHS), 2000 U.S. Dist. LEXIS 12335 (S.D.N.Y. Aug. 25, 2000)',
    'case|Corp. v. Roe|2000 U.S. Dist. LEXIS 12335||nysd|2000',
  ],
  ['Meyer v. Campbell, 2015 WY 66', 'case|Meyer v. Campbell|2015 WY 66'],
  ['2006-Ohio-2095', 'case||2006 Ohio 2095'],
  ['2017 IL App (1st) 143684-B, ¶ 12', 'case||2017 IL App (1st) 143684-B|¶ 12'],
  ['Doe v. Comm’r, T.C. Memo. 2019-233', 'case|Doe v. Comm’r|2019 T.C. Memo. 233'],
  // Short forms
  [
    'Miranda v. Arizona, 384 U.S. 436 (1966). Miranda, 384 U.S. at 445. Id. at 446-47. Miranda, supra, at 450. Ibid.',
    'case|Miranda v. Arizona|384 U.S. 436||scotus|1966',
    'short|Miranda|384 U.S.|445|0',
    'id|446-47|0',
    'supra|Miranda|450|0',
    'id||0',
  ],
  [
    '15 U.S.C. § 1681. Id. § 5. Foo, 9 U. S., at 20-25 (2016)',
    'statute|U.S.C.|15|1681',
    'id||0',
    'short|Foo|9 U.S.|20-25|-',
  ],
  ['174 Cal.App.2d at p. 651', 'short||174 Cal. App. 2d|p. 651|-'],
  [
    'as in Kaiser Foundation, supra, 13 Cal.App.5th at 1146',
    'short|Kaiser Foundation|13 Cal. App. 5th|1146|-',
  ],
  ['21 Taylor, 281 F.3d at 830', 'short|Taylor|281 F.3d|830|-'],
  ['see supra Part II and supra note 5'],
  // Statutes, regulations, rules, constitutions
  ['15 U.S.C. § 1681i(a)(1)', 'statute|U.S.C.|15|1681i|(a)(1)'],
  ['42 USC 1983', 'statute|U.S.C.|42|1983'],
  ['15 U.S.C. §§ 1681–1681x', 'statute|U.S.C.|15|1681–1681x'],
  ['42 U.S.C. § 300aa-16', 'statute|U.S.C.|42|300aa-16'],
  ['42 U.S.C. sec. 2000e-2', 'statute|U.S.C.|42|2000e-2'],
  [
    'California Civil Code section 1950.5; Cal. Civ. Code § 1950.5',
    'statute|Cal. Civ. Code||1950.5',
    'statute|Cal. Civ. Code||1950.5',
  ],
  ['N.Y. Real Prop. Law § 235-b', 'statute|N.Y. Real Prop. Law||235-b'],
  ['Tex. Prop. Code Ann. § 92.103', 'statute|Tex. Prop. Code||92.103'],
  ['Md. Code Ann., Real Prop. § 8-203', 'statute|Md. Code Ann., Real Prop.||8-203'],
  ['Mass. Gen. Laws ch. 93A, § 2', 'statute|Mass. Gen. Laws|93A|2'],
  ['735 ILCS 5/9-201', 'statute|Ill. Comp. Stat.|735|5/9-201'],
  ['Ariz. Rev. Stat. Ann. § 36-3701 et seq. (West 2009)', 'statute|Ariz. Rev. Stat. Ann.||36-3701'],
  ['Pub. L. No. 111-148', 'statute|Pub. L.|111-148'],
  ['29 C.F.R. § 541.100', 'regulation|C.F.R.|29|541.100'],
  ['12 CFR part 1026', 'regulation|C.F.R.|12|part 1026'],
  ['Fed. R. Civ. P. 56(a)', 'rule|Fed. R. Civ. P.|56|(a)'],
  ['FRCP 12(b)(6)', 'rule|Fed. R. Civ. P.|12|(b)(6)'],
  ['Federal Rule of Evidence 403', 'rule|Fed. R. Evid.|403'],
  ['U.S. Const. amend. XIV, § 1', 'constitution|US|amend|XIV|1'],
  ['Cal. Const. art. I, § 7', 'constitution|CA|art|I|7'],
  ['77 Marq. L. Rev. 475 (1993-94)', 'journal|77 Marq. L. Rev. 475|1993'],
  // Not citations
  ['in 1999 the U.S. 50 states'],
  ['1 U.S. f24601'],
  ['foo1 U.S. 1, 1. U.S. 1foo'],
  ['on 111 S.W. 12th St.'],
  ['He ran 10 Miles 5 times. In 2010 OK 5 of them left.'],
  ['$12 U.S. 5'],
  ['before Foo, 1 U. S. end'],
];

describe('findCitations', () => {
  test.each(TABLE)('%j', (text, ...expected) => {
    expect(findCitations(text).map(summarize)).toEqual(expected);
  });

  test('returns spans from the name to the parenthesis', () => {
    const text =
      'as Doe v. Roe, 150 F.3d 1, 6-7 ( 1st Cir. 1998); and Rogers v Rogers (63 NY2d 582 [1984]).';
    expect(findCitations(text).map((one) => one.text)).toEqual([
      'Doe v. Roe, 150 F.3d 1, 6-7 ( 1st Cir. 1998)',
      'Rogers v Rogers (63 NY2d 582 [1984])',
    ]);
  });

  test('uses the year to choose between reporters with the same abbreviation', () => {
    const reporter = (text: string) =>
      findCitations(text).map((one) => (one.kind === 'case' ? one.reporter : ''))[0];
    expect(reporter('1 P.R. 1 (1831)')).toBe('Pen. & W.');
    expect(reporter('1 Johnson 1 (1890)')).toBe('N.M. (J.)');
  });
});

const BITS = [
  '1',
  '384',
  'U.S.',
  'F.3d',
  ' ',
  ', ',
  '§',
  'v.',
  'Doe',
  'In re',
  '(',
  ')',
  '1966',
  'Id.',
  'at',
  'supra',
  '—',
  '\n',
  '“',
  '”',
  'U.S.C.',
  'No.',
  'Cal.',
  'L. Rev.',
];

describe('for any text', () => {
  test('never throws; spans are exact, ordered and disjoint; references point backward', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc
        .array(fc.oneof(fc.constantFrom(...BITS), fc.string()), { maxLength: 60 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (text) => {
        let end = 0;
        for (const [index, citation] of findCitations(text).entries()) {
          expect(text.slice(citation.start, citation.end)).toBe(citation.text);
          expect(citation.start).toBeGreaterThanOrEqual(end);
          expect(citation.end).toBeGreaterThan(citation.start);
          if ('refersTo' in citation && citation.refersTo !== undefined)
            expect(citation.refersTo).toBeLessThan(index);
          end = citation.end;
        }
      }),
      { numRuns: runs(200) },
    );
  });

  // With quadratic time this would take minutes (hours in the long form), and the worker would be
  // terminated.
  const LENGTH = LONG ? 500_000 : 50_000;
  // Ten times what linear reading needs, and far less than quadratic reading would take at this
  // length.
  const LIMIT = { processorSeconds: LONG ? 10 : 2.5 };
  const worker = openBounded(new URL('./find-citations.ts', import.meta.url));
  afterAll(() => worker.close());
  test.each([
    '1234567890',
    '1 U.S. ',
    '1 U.S. 1, ',
    '1 U.S. 1 (',
    'A v. B ',
    'In re ',
    '§ 1-',
    '1 U.S.C. ',
    'No. 1 ',
    'Aa, 1 U.S. 1 ',
    'Id. at 1, ',
    'Foo, supra, ',
    '— U.S. —, ',
    '1 Xx. 2 ',
    '(',
    ' ',
    '1 L. Rev. ',
    'Cal. Civ. ',
  ])('reads a long repetition of %j in linear time', async (bit) => {
    const citations = await worker.call<Citation[]>(
      'findCitations',
      [bit.repeat(Math.ceil(LENGTH / bit.length))],
      LIMIT,
    );
    expect(citations.every(({ start, end }) => end > start)).toBe(true);
  });
});
