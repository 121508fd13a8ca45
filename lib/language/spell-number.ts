// Numbers in English words, as statutes and documents write them: 21 is "twenty-one", 12,500
// "twelve thousand five hundred".
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: [number, string][] = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [100, 'hundred'],
];

/** For whole numbers from 0. */
export function spellNumber(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    return `${spellNumber(Math.floor(value / size))} ${name}${rest > 0 ? ` ${spellNumber(rest)}` : ''}`;
  }
  if (value < 20) return ONES[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`;
}
