// The beginning of an answer as one or two whole sentences: answers are written with the short
// answer first, so that a torn middle is never shown in its place.
const MIN_LENGTH = 60;
const MAX_LENGTH = 320;

export function getFirstSentence([paragraph = '']: string[]): string {
  const sentences = paragraph.split(
    /(?<=(?<!\b(?:U\.S|Mr|Ms|Dr|No|St|vs?|e\.g|i\.e))[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])/u,
  );
  let text = '';
  for (const sentence of sentences) {
    if (text.length >= MIN_LENGTH) break;
    text = text === '' ? sentence : `${text} ${sentence}`;
  }
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH - 1))}…`;
}
