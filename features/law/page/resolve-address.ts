// One spelling for the address of a section: any dash, any case, "§ 1983", "042" and the second
// section of one number ("3598_2") lead to the address that the built-in list, or else the
// database, has.
import { normalizeSectionNumber } from '#legal/statutes/section-number.ts';
import type { StatuteAddress } from '#legal/statutes/statute-address.ts';
import type { CodeSection, UsCode } from '#legal/statutes/us-code.ts';

const MAX_LENGTH = 60;

/** Undefined for what can be no address. */
export function normalizeAddress({
  jurisdiction,
  code,
  number,
}: StatuteAddress): StatuteAddress | undefined {
  if (
    [jurisdiction, code, number].some((part) => part.length > MAX_LENGTH) ||
    !/^[a-z]{2}$/i.test(jurisdiction)
  )
    return undefined;
  const lowerCase = jurisdiction.toLowerCase();
  const bare = normalizeSectionNumber(number.replace(/^[\s§]+/, '')).replace(/\.$/, '');
  if (!/^[\w.:/-]+$/.test(bare) || !/\d/.test(bare)) return undefined;
  if (lowerCase === 'us' && !/^0*[1-9]\d?$/.test(code)) return undefined;
  return {
    jurisdiction: lowerCase,
    code: lowerCase === 'us' ? code.replace(/^0+/, '') : code.toLowerCase(),
    number: bare,
  };
}

export type ListedSection = { address: StatuteAddress; section: CodeSection };

/** A section of the built-in list, at the address that the list has for it. */
export function findListed(usCode: UsCode, address: StatuteAddress): ListedSection | undefined {
  const section =
    address.jurisdiction === 'us' ? usCode.find(address.code, address.number) : undefined;
  return section && { address: { ...address, number: section.section }, section };
}
