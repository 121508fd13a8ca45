import { describe, expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';

const summarize = (text: string) =>
  findCitations(text, { byName: true }).map((citation) => {
    if (citation.kind !== 'statute')
      return `${citation.kind}${'refersTo' in citation ? `>${citation.refersTo}` : ''}`;
    const { title, section, subsection, others = [], refersTo } = citation;
    const list = [section, ...others.map((one) => one.section)].join('+');
    return `${citation.text} = ${title}:${list}${subsection}${refersTo === undefined ? '' : ` >${refersTo}`}`;
  });

describe('laws cited by name', () => {
  test.each([
    [
      'the Americans with Disabilities Act of 1990 says',
      'Americans with Disabilities Act of 1990 = 42:12101',
    ],
    ['the Federal Food, Drug and Cosmetic Act', 'Federal Food, Drug and Cosmetic Act = 21:301'],
    ['section 703(a)(1) of Title VII.', 'section 703(a)(1) of Title VII = 42:2000e-2(a)(1)'],
    ['Title VII, § 703(a)', 'Title VII, § 703(a) = 42:2000e-2(a)'],
    [
      'Section 504 of the Rehabilitation Act of 1973',
      'Section 504 of the Rehabilitation Act of 1973 = 29:794',
    ],
    ['ERISA §§ 404 and 502(a)', 'ERISA §§ 404 and 502(a) = 29:1104+1132'],
    ['INA § 240A(b)(1)', 'INA § 240A(b)(1) = 8:1229b(b)(1)'],
    ['Bankruptcy Code § 362(a)', 'Bankruptcy Code § 362(a) = 11:362(a)'],
    ['FDCPA § 1692g', 'FDCPA § 1692g = 15:1692g'],
    ['FMLA § 9999', 'FMLA § 9999 = 29:'],
    ['Title VII forbids it', 'Title VII = 42:2000e'],
    ['the Sherman Act', 'Sherman Act = 15:1'],
    // An abbreviation alone
    ['the ADA forbids it'],
    ['a good IDEA, and Ada said so'],
    [
      'the Americans with Disabilities Act (ADA). The ADA',
      'Americans with Disabilities Act (ADA) = 42:12101',
      'ADA = 42:12101 >0',
    ],
    ['the Contract Disputes Act; the CDA', 'Contract Disputes Act = 41:7101', 'CDA = 41:7101 >0'],
    ['CDA § 230'],
    // The code beside the name is the citation
    [
      'the Fair Housing Act (“FHA”), 42 U.S.C. § 3604; the FHA',
      '42 U.S.C. § 3604 = 42:3604',
      'FHA = 42:3601',
    ],
    // Numbers that are names
    ['a Section 1983 claim', 'Section 1983 = 42:1983'],
    ['§§ 1983 and 1985(3)', '§§ 1983 and 1985(3) = 42:1983+1985'],
    ['42 U.S.C. § 1983. Section 1983', '42 U.S.C. § 1983 = 42:1983', 'Section 1983 = 42:1983 >0'],
    ['Section 1983 of the Act'],
    ['Section 2001'],
    ['Cal. Civ. Code § 1950.5; section 1983', 'Cal. Civ. Code § 1950.5 = :1950.5'],
    // Other laws
    ['the Ohio Fair Housing Act'],
    ['the Uniform Declaratory Judgment Act'],
    ['the Americans with Disabilities Act Amendments Act of 2008'],
    ['Civil Rights Act of 1991; the Civil Rights Act'],
    [
      'Title VII of the Elementary and Secondary Education Act of 1965',
      'Elementary and Secondary Education Act of 1965 = 20:6301',
    ],
    ['TITLE VII'],
    // "Id." refers to the citation, not to a name in the sentence
    [
      'Miranda v. Arizona, 384 U.S. 436. Title VII. Id. at 5',
      'case',
      'Title VII = 42:2000e',
      'id>0',
    ],
  ])('%s', (text, ...expected) => expect(summarize(text)).toEqual(expected));

  test('are part of the sentence where they are not asked for', () => {
    expect(findCitations('Title VII, § 703 and the Americans with Disabilities Act')).toEqual([]);
  });
});
