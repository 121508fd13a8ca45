// Recognises our own instructions in what a model says: about ten of their words in a row, also across sentences, or a whole sentence of
// them; also backwards, by ROT13 or letter by letter. Letters alone are compared, so that spaces and marks hide nothing. A translation
// is not recognised. The instructions hold no secret that could do harm, but a reader must not take them for an answer.
const RUN = 48;
const WHOLE = 30;

export function createLeakFilter(secrets: string[]): (sentence: string) => boolean {
  const texts = secrets.map(lettersOf);
  const runs = new Set(texts.flatMap((text) => runsOf(text)));
  let before = '';

  const isOurs = (letters: string, carried = '') =>
    (letters.length >= WHOLE && texts.some((text) => text.includes(letters))) || runsOf(carried + letters).some((run) => runs.has(run));

  return (sentence) => {
    if (texts.length === 0) return false;
    const letters = lettersOf(sentence);
    const carried = before;
    before = (before + letters).slice(1 - RUN);
    const backwards = [...letters].reverse().join('');
    const lastWordFirst = lettersOf(sentence.split(/\s+/).reverse().join(' '));
    return isOurs(letters, carried) || [backwards, lastWordFirst, letters.replace(/[a-z]/g, rotated)].some((other) => isOurs(other));
  };
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function runsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - RUN + 1) }, (_, at) => letters.slice(at, at + RUN));
}

function rotated(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}
