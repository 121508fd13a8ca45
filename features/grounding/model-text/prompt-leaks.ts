// Recognises our own instructions in what a model says: about ten of their words in a row, also across sentences, or a whole sentence of
// them; also backwards, by ROT13 or letter by letter. Letters alone are compared, so that spaces and marks hide nothing. A translation
// is not recognised. The instructions hold no secret that could do harm, but a reader must not take them for an answer.
const RUN = 48;
const WHOLE = 30;

export function createLeakFilter(secrets: string[]): (sentence: string) => boolean {
  const texts = secrets.map(lettersOf);
  const runs = new Set(texts.flatMap((text) => runsOf(text)));
  let before = '';

  const isOurs = (letters: string, withCarried: string) =>
    (letters.length >= WHOLE && texts.some((text) => text.includes(letters))) || runsOf(withCarried).some((run) => runs.has(run));

  return (sentence) => {
    if (texts.length === 0) return false;
    const letters = lettersOf(sentence);
    const row = before + letters;
    before = row.slice(1 - RUN);
    const lastWordFirst = lettersOf(sentence.split(/\s+/).reverse().join(' '));
    return [same, backwards, rot13].some((undo) => isOurs(undo(letters), undo(row))) || isOurs(lastWordFirst, lastWordFirst);
  };
}

const same = (letters: string) => letters;
const backwards = (letters: string) => [...letters].reverse().join('');
const rot13 = (letters: string) => letters.replace(/[a-z]/g, rotated);
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function runsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - RUN + 1) }, (_, at) => letters.slice(at, at + RUN));
}

function rotated(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}
