// Two sections of one number, as "3598" and "3598_2", share an address: the second is copy 2.
// Sections are counted for each file, so that a resumed import, which reads the file from its
// beginning, counts the same.
import { ImportFault } from '#features/importing/import-fault.ts';
import { hashStatuteText } from '#legal/statutes/normalize-text.ts';
import type { StatuteRecord } from '../schema.ts';

const MAX_SECTIONS = 300_000;
const MAX_COPIES = 50;

/** Sets `copy`; a section that is in the file already, with the same text, is a fault. */
export function createCopyCounter(): (record: StatuteRecord) => StatuteRecord {
  const hashes = new Map<string, string[]>();
  return (record) => {
    const key = `${record.jurisdiction}/${record.code}/${record.number}`;
    const hash = hashStatuteText(record.paragraphs.map(({ text }) => text)).slice(0, 12);
    const earlier = hashes.get(key);
    if (!earlier) {
      if (hashes.size >= MAX_SECTIONS)
        throw new ImportFault(`the file has more than ${MAX_SECTIONS} sections: split it`);
      hashes.set(key, [hash]);
      return { ...record, copy: 1 };
    }
    if (earlier.includes(hash)) throw new ImportFault('the same section is in the file twice');
    if (earlier.length >= MAX_COPIES)
      throw new ImportFault(`more than ${MAX_COPIES} sections have this number`);
    earlier.push(hash);
    return { ...record, copy: earlier.length };
  };
}
