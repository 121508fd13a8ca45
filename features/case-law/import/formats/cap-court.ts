// CAP has court names ("Supreme Court of California") where we use CourtListener's ids. Names are
// compared by their significant words, in any order; a court that our list does not have gets an id
// made from its name.
import { COURTS, findCourtByAbbreviation } from '#legal/courts.ts';
import { UNKNOWN_COURT } from '../case-record.ts';

const STOP_WORDS = new Set('the of for in and united states us u s state court courts'.split(' '));

const courtIdByWords = new Map<string, string>();
for (const { id, name } of COURTS)
  if (!courtIdByWords.has(toWordKey(name))) courtIdByWords.set(toWordKey(name), id);

export function findCapCourtId(name: string, abbreviation: string): string {
  if (/^Supreme Court of the United States$/i.test(name.trim())) return 'scotus';
  const wordKey = toWordKey(name);
  const courtId =
    (wordKey && wordKey !== 'supreme' ? courtIdByWords.get(wordKey) : undefined) ??
    findCourtByAbbreviation(abbreviation)?.id;
  if (courtId) return courtId;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return slug ? `cap-${slug}` : UNKNOWN_COURT;
}

function toWordKey(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter((word) => !STOP_WORDS.has(word)))].toSorted().join(' ');
}
