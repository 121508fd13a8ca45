// The words of the gallery: ordinary ones, too long for any line, and from right to left.

export type Sample = {
  id: string;
  dir: 'ltr' | 'rtl';
  lang: string;
  word: string;
  title: string;
  sentence: string;
};

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const SAMPLES: Sample[] = [
  {
    id: 'plain',
    dir: 'ltr',
    lang: 'en',
    word: 'Save the draft',
    title: 'Pieces of the page',
    sentence: 'The draft was kept on this device. Sign in to find it on another one.',
  },
  {
    id: 'long',
    dir: 'ltr',
    lang: 'de',
    word: LONG,
    title: `${LONG}${LONG.toLowerCase()}`,
    sentence: `${LONG} ${LONG} https://www.example.gov/${LONG.toLowerCase().repeat(2)}`,
  },
  {
    id: 'right-to-left',
    dir: 'rtl',
    lang: 'ar',
    word: 'احفظ المسودة',
    title: 'أجزاء الصفحة',
    sentence:
      'حُفظت المسودة على هذا الجهاز. سجّل الدخول لتجدها على جهاز آخر (Plainlaw, 42 U.S.C. § 1983).',
  },
];
