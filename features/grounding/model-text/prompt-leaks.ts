// Recognizes our own instructions in a model's output: about ten consecutive words of them, also
// across sentences, or a whole sentence; also reversed, in ROT13 or spelled out. Only letters and
// digits are compared, so that spaces and punctuation hide nothing. Translations are not
// recognized. The instructions hold no harmful secret, but a reader must not mistake them for an
// answer.
const RUN_LENGTH = 48;
const MIN_SENTENCE_LENGTH = 30;

export function createLeakFilter(secrets: string[]): (sentence: string) => boolean {
  const texts = secrets.map(normalizeLetters);
  const runs = new Set(texts.flatMap((text) => listRuns(text)));
  let carried = '';

  const isLeak = (letters: string, withCarried: string) =>
    (letters.length >= MIN_SENTENCE_LENGTH && texts.some((text) => text.includes(letters))) ||
    listRuns(withCarried).some((run) => runs.has(run));

  return (sentence) => {
    if (texts.length === 0) return false;
    const letters = normalizeLetters(sentence);
    const joined = carried + letters;
    carried = joined.slice(1 - RUN_LENGTH);
    const reversedWords = normalizeLetters(sentence.split(/\s+/).reverse().join(' '));
    return (
      [keep, reverse, rot13].some((decode) => isLeak(decode(letters), decode(joined))) ||
      isLeak(reversedWords, reversedWords)
    );
  };
}

const keep = (letters: string) => letters;
const reverse = (letters: string) => [...letters].reverse().join('');
const rot13 = (letters: string) => letters.replace(/[a-z]/g, rotateLetter);
const normalizeLetters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function listRuns(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - RUN_LENGTH + 1) }, (_, start) =>
    letters.slice(start, start + RUN_LENGTH),
  );
}

function rotateLetter(letter: string): string {
  return String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97);
}
