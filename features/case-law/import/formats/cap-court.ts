// CAP names courts in words ("Supreme Court of California"), where we have CourtListener's ids. Names are compared by their
// telling words, in any order; a court that our list does not have gets an id made of its name.
import { COURTS, courtNamed } from '#legal/courts.ts';
import { UNKNOWN_COURT } from '../case-record.ts';

const NOT_TELLING = new Set('the of for in and united states us u s state court courts'.split(' '));

const byWords = new Map<string, string>();
for (const { id, name } of COURTS) if (!byWords.has(wordsOf(name))) byWords.set(wordsOf(name), id);

export function courtOfCap(name: string, abbreviation: string): string {
  if (/^Supreme Court of the United States$/i.test(name.trim())) return 'scotus';
  const words = wordsOf(name);
  const found = (words && words !== 'supreme' ? byWords.get(words) : undefined) ?? courtNamed(abbreviation)?.id;
  if (found) return found;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return slug ? `cap-${slug}` : UNKNOWN_COURT;
}

function wordsOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words.filter((word) => !NOT_TELLING.has(word)))].toSorted().join(' ');
}
