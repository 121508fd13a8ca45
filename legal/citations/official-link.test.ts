import { expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';
import { findOfficialLink } from './official-link.ts';

test.each([
  ['15 USC 1681i(a)', 'https://www.govinfo.gov/link/uscode/15/1681i'],
  ['29 C.F.R. § 541.100', 'https://www.ecfr.gov/current/title-29/section-541.100'],
  ['12 CFR part 1026', 'https://www.ecfr.gov/current/title-12/part-1026'],
  ['85 Fed. Reg. 12,345', 'https://www.govinfo.gov/link/fr/85/12345'],
  ['Pub. L. No. 111-148', 'https://www.govinfo.gov/link/plaw/111/public/148'],
  ['Fed. R. Civ. P. 56(a)', 'https://www.law.cornell.edu/rules/frcp/rule_56'],
  ['U.S. Const. amend. XIV, § 1', 'https://constitution.congress.gov/constitution/amendment-14/'],
  ['384 U.S. 436', 'https://www.loc.gov/item/usrep384436/'],
  ['5 U.S. (1 Cranch) 37', 'https://www.loc.gov/item/usrep005037/'],
  ['570 U.S. 12', 'https://www.courtlistener.com/c/U.S./570/12/'],
  ['9 F. Supp. 2d 12', 'https://www.courtlistener.com/c/F.%20Supp.%202d/9/12/'],
  ['2017 WL 1387302', undefined],
  ['Cal. Civ. Code § 1950.5', undefined],
])('%s: %s', (text, url) => expect(findCitations(text).map(findOfficialLink)[0]?.url).toBe(url));
