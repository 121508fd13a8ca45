// Recognises our own instructions in what a model says: twelve of their words in a row, also across sentences, or a whole sentence of
// them; also backwards, by ROT13 or letter by letter. A translation of them is not recognised. They hold no secret that could do harm,
// but a reader must not take them for an answer.
const RUN = 12;
const WHOLE = 6;

export function createLeakFilter(secrets: string[]): (sentence: string) => boolean {
  const texts = secrets.map((secret) => wordsIn(secret));
  const runs = new Set(texts.flatMap((words) => words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '))));
  const joined = texts.map((words) => ` ${words.join(' ')} `);
  let before: string[] = [];

  function isOurs(words: string[], carried: string[]): boolean {
    if (words.length >= WHOLE && joined.some((text) => text.includes(` ${words.join(' ')} `))) return true;
    const row = [...carried, ...words];
    for (let at = 0; at + RUN <= row.length; at++) if (runs.has(row.slice(at, at + RUN).join(' '))) return true;
    return false;
  }

  return (sentence) => {
    if (runs.size === 0) return false;
    const words = wordsIn(sentence);
    const carried = before;
    before = [...before, ...words].slice(1 - RUN);
    const reversed = [...sentence].reverse().join('');
    const others = [reversed, sentence.replace(/[a-z]/gi, rotated), sentence.replace(/\b(\w)[ .-](?=\w\b)/g, '$1')];
    return isOurs(words, carried) || isOurs([...words].reverse(), []) || others.some((other) => isOurs(wordsIn(other), []));
  };
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function rotated(letter: string): string {
  const base = letter <= 'Z' ? 65 : 97;
  return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
}
