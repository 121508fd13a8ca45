// The reader's language. A build is of one language and has a constant in place of this file
// (scripts/split-catalogues.ts). Code that runs from source asks for the language of the request.
export const ENGLISH = 'en';

let readLanguage = () => ENGLISH;

export const getLanguage = (): string => readLanguage();

/** Only the server calls this, when there is more than one language. */
export function readLanguageFrom(source: () => string): void {
  readLanguage = source;
}
