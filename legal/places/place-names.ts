// One spelling for the names of places: "St. Paul" and "Saint Paul", "Ft Worth" and "Fort Worth",
// "O'Fallon" and "ofallon".

const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Lower case, without accents and punctuation, words separated by one space. */
export function normalizePlaceName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.map(normalizePlaceWord).join(' ');
}

export const normalizePlaceWord = (word: string): string => SHORT_FORMS.get(word) ?? word;
