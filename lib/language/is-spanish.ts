// Whether a message is written in Spanish, also in part ("mi landlord me quiere echar"): by words
// that Spanish has and English has not. Accents and ñ are often left out, so words are compared
// without them. A doubtful message counts as English.

import { SPANISH_WORDS } from './spanish-words.ts';

/** Also English words, or too short to tell: they count only beside others. */
const SHARED = new Set(
  'no me a o y he is legal visa gas hospital doctor si al son van mas dan se te ya lo le es fue un da del hay ve tu los las el la mama papa pa final social plan mayor mayo use vine cargo san once taxes ticket texas va mil pension'.split(
    ' ',
  ),
);
const ENDINGS = /(?:cion|ciones|mente|ando|iendo|aron|ieron|ito|ita)$/;
const MIN_ENDING_LENGTH = 7;
/** Of the words of the message. */
const MIN_SHARE = 0.3;
const MAX_WORDS = 400;

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function isSpanish(text: string): boolean {
  if (/[¿¡]/.test(text)) return true;
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, MAX_WORDS);
  if (words.length === 0) return false;
  const marked = words.some((word) => /ñ/i.test(word.normalize('NFC')));
  const folded = words.map(fold);
  const shared = folded.filter((word) => SHARED.has(word)).length;
  const own = folded.filter(
    (word) =>
      !SHARED.has(word) &&
      (SPANISH_WORDS.has(word) || (word.length >= MIN_ENDING_LENGTH && ENDINGS.test(word))),
  ).length;
  if (own === 0) return marked && words.length <= 2;
  return (own + shared) / words.length >= MIN_SHARE;
}
