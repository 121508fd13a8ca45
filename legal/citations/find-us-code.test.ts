import { describe, expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';

/** "title:section..to(subsection) section …", with the appendix and notes marked. */
const summarize = (text: string) =>
  findCitations(text).map((citation) => {
    if (citation.kind !== 'statute') return citation.kind;
    const { code, title, section, subsection, to, others = [], note } = citation;
    const items = [{ section, subsection, to }, ...others].map(
      (one) => `${one.section}${one.to && `..${one.to}`}${one.subsection}`,
    );
    return `${code === 'U.S.C.' ? '' : `${code} `}${title}:${items.join(' ')}${note ? ' note' : ''}`;
  });

describe('the U.S. Code in the ways it is cited', () => {
  test.each([
    ['42 U.S.C. § 1983', '42:1983'],
    ['42 USC 1983', '42:1983'],
    ['42 usc 1983', '42:1983'],
    ['42 u.s.c. § 1983', '42:1983'],
    ['42 U.S.C § 1983', '42:1983'],
    ['42 USC. § 1983', '42:1983'],
    ['42 U. S. C. § 1983', '42:1983'],
    ['42 U.S.C.A. § 1983 (West 2018)', '42:1983'],
    ['42 U.S.C.S. § 1983', '42:1983'],
    ['42 U.S. Code § 1983', '42:1983'],
    ['42 us code 1983', '42:1983'],
    ['42 United States Code section 1983', '42:1983'],
    ['42\u00a0U.S.C.\u00a0§\u00a01983', '42:1983'],
    ['42\nU.S.C.\n§ 1983', '42:1983'],
    ['50 U.S.C. (Supp. V) § 3809', '50:3809'],
    ['28 U.S.C. § 1257 (3) (1964 ed.)', '28:1257(3)'],
    ['Section 1983 of Title 42', '42:1983'],
    ['sections 1981 and 1983 of title 42 of the United States Code', '42:1981 1983'],
    ['§ 1983 of Title 42, U.S.C.', '42:1983'],
    ['title 42, United States Code, section 1983', '42:1983'],
    ['Title 42 of the U.S. Code, § 1983', '42:1983'],
    ['Title 18 U.S.C. § 924(c)(1)(A)', '18:924(c)(1)(A)'],
    // Lists and ranges
    ['42 U.S.C. §§ 1981-1988', '42:1981..1988'],
    ['42 U.S.C. §§ 1981–83', '42:1981..1983'],
    ['5 U.S.C. §§ 701-06', '5:701..706'],
    ['42 U.S.C. § 1981 to 1988', '42:1981..1988'],
    ['15 U.S.C. §§ 1681a-x', '15:1681a..1681x'],
    ['42 U.S.C. §§ 2000e–2000e–17', '42:2000e..2000e-17'],
    ['15 U.S.C. §§ 80a-1 to 80a-64', '15:80a-1..80a-64'],
    ['42 U.S.C. §§ 300aa-10 to -34', '42:300aa-10..300aa-34'],
    ['42 U.S.C. §§ 2000e-2, -3 and 2000e-5(f)', '42:2000e-2 2000e-3 2000e-5(f)'],
    ['42 U.S.C. §§ 1981, 1983, and 1985(3)', '42:1981 1983 1985(3)'],
    ['28 U.S.C. § 1331 and § 1343', '28:1331 1343'],
    ['28 U.S.C. §§ 1331, 1343; 42 U.S.C. § 1983', '28:1331 1343', '42:1983'],
    ['28 U.S.C. §§ 1331, 42 U.S.C. § 1983', '28:1331', '42:1983'],
    ['28 U.S.C. §§ 1331, 384 U.S. 436', '28:1331', 'case'],
    ['42 U.S.C. § 1395w-4(b) et seq.', '42:1395w-4(b)'],
    ['12 U.S.C. § 1709-1a', '12:1709-1a'],
    ['15 U.S.C. § 80b—3', '15:80b-3'],
    ['28 U.S.C. § 1346 (a) (1)', '28:1346(a)(1)'],
    ['42 U.S.C. § 1396a(a)(10)(A)(ii)(XIII)', '42:1396a(a)(10)(A)(ii)(XIII)'],
    // What stands around it
    ['28 U.S.C. § 1291.3', '28:1291'],
    ['28 U.S.C. § 1331;1 and', '28:1331'],
    ['28 U.S.C. § 1331¹', '28:1331'],
    ['28 U.S.C. § 1331[5]', '28:1331'],
    ['(28 U.S.C. § 1331).', '28:1331'],
    ['42 U.S.C. § 1983 and § 5 of the Act', '42:1983'],
    ['42 U.S.C. § 1983 and § 90.403, Florida Statutes', '42:1983'],
    // Appendices and notes
    ['50 U.S.C. App. § 501', 'U.S.C. App. 50:501'],
    ['50 U. S. C. App. (1946 ed.) § 1635', 'U.S.C. App. 50:1635'],
    ['50 App. U.S.C. § 501', 'U.S.C. App. 50:501'],
    ['42 U.S.C. § 1988 note', '42:1988 note'],
    // Not a citation of the U.S. Code
    ['section 5 of title 12 of the Delaware Code'],
    ['Section 3 of Title 42, Pennsylvania Consolidated Statutes'],
    ['title 42 of the Code'],
    ['the U.S. Court of Appeals'],
    ['section 12 of this title'],
  ])('%s', (text, ...expected) => expect(summarize(text)).toEqual(expected));

  test('the citation ends after "et seq." and the year, not after a footnote mark', () => {
    const find = (text: string) => findCitations(text)[0]?.text;
    expect(find('See 15 U.S.C. § 1681 et seq. (2018), which')).toBe(
      '15 U.S.C. § 1681 et seq. (2018)',
    );
    expect(find('in 28 U.S.C. § 1291.3 The')).toBe('28 U.S.C. § 1291');
    expect(find('Section 1983 of Title 42, United States Code, says')).toBe(
      'Section 1983 of Title 42, United States Code',
    );
  });

  test('a list is bounded', () => {
    const numbers = Array.from({ length: 500 }, (_, index) => String(index + 1000)).join(', ');
    const [citation] = findCitations(`42 U.S.C. §§ ${numbers}`);
    expect(citation?.kind === 'statute' && citation.others).toHaveLength(39);
  });
});
