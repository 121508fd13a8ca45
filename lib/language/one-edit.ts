// Whether two words differ by one typo at most: a letter more, less, another one, or two swapped.
// The same as `measureEditDistance(a, b, 1) <= 1`, in one pass and without a table, for comparing
// thousands of words.
export function isWithinOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA - start <= 1 && endB - start <= 1) return true;
  const isSwap = endA - start === 2 && endB - start === 2;
  return isSwap && a[start] === b[start + 1] && a[start + 1] === b[start];
}
