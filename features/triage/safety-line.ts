// Rules alone hear about a quarter of the dangers that people write of. Where the model cannot run,
// one plain line with three numbers stands above every answer, whatever the message says.
import type { LibrarySearchDeps } from '#features/search/library-search-deps.ts';
import { isSpanish } from '#lib/language/is-spanish.ts';
import { safetyTexts } from './messages/tables.ts';

export type SafetyLine = {
  lang: 'en' | 'es';
  text: string;
  hotlines: { label: string; phone: string; url: string }[];
};

const HOTLINES = ['emergency', 'crisis-988', 'domestic-violence'];

/** Undefined where the model runs. In Spanish for a Spanish message. */
export function findSafetyLine(
  { library, search }: Pick<LibrarySearchDeps, 'library' | 'search'>,
  message: string,
): SafetyLine | undefined {
  if (!search.wordsAlone) return;
  const lang = isSpanish(message) ? 'es' : 'en';
  const hotlines = HOTLINES.flatMap((id) => library.hotlines.filter((line) => line.id === id));
  return {
    lang,
    text: safetyTexts[lang],
    hotlines: hotlines.map(({ label, phone, url, spanish }) => ({
      label: (lang === 'es' && spanish?.label) || label,
      phone,
      url,
    })),
  };
}
