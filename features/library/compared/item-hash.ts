// The hash by which a text is known as the one that was compared. What says nothing about the law
// is left out: names, days of reading, and how the item is found.
import { createHash } from 'node:crypto';

const LEFT_OUT: ReadonlySet<string> = new Set([
  'id',
  'formerly',
  'confirmed',
  'compare',
  'checkedOn',
  'readOn',
  'attorneyReviewed',
  'suggested',
  'questions',
]);

export const hashItem = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (key, part) => (LEFT_OUT.has(key) ? undefined : part)))
    .digest('hex')
    .slice(0, 32);
