// Spanish texts that must never say something else than the English: one is shown only while the
// English text is the one that was translated, which `of` names. Otherwise the English is shown.
import { createHash } from 'node:crypto';

type Translation = { id: string; of: string };

/** Of the English texts that a translation is made from, in their order. */
export function fingerprintText(texts: readonly (string | undefined)[]): string {
  return createHash('sha256')
    .update(texts.map((text) => text ?? '').join('\n'))
    .digest('hex')
    .slice(0, 12);
}

export function findSpanish<T extends Translation>(
  translations: readonly T[],
  id: string,
  english: readonly (string | undefined)[],
): Omit<T, keyof Translation> | undefined {
  const found = translations.find((translation) => translation.id === id);
  if (found?.of !== fingerprintText(english)) return undefined;
  const { id: _, of: __, ...texts } = found;
  return texts;
}
