// A text that sorts sections as their code prints them, by plain comparison of bytes: 300a, 300a-1,
// 300b, …, 300z, 300aa; 59.18.060 before 59.18.280. Numbers are padded; letters come after their
// count, so that "z" is before "aa".
const PART = /\d+|[a-z]+/g;
const MAX_PARTS = 12;

export function getSectionPosition(number: string): string {
  const parts = number.toLowerCase().match(PART)?.slice(0, MAX_PARTS) ?? [];
  // "!" sorts before all digits and letters: a number alone comes before the same with letters.
  return parts
    .map((part) => (/\d/.test(part) ? part.padStart(8, '0') : `${part.length}${part}`))
    .join('!');
}
