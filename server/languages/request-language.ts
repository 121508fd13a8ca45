// The language of a request: the first of Accept-Language that was built, or English. Everything
// that is done for the request can ask for it. With English alone there is nothing to choose.
import { AsyncLocalStorage } from 'node:async_hooks';
import { parseAccept } from 'hono/utils/accept';
import { ENGLISH, readLanguageFrom } from '#lib/language/language.ts';

export type RequestLanguages = {
  /** Those besides English. */
  others: string[];
  run: (acceptLanguage: string | undefined, answer: () => void) => void;
};

const requestLanguage = new AsyncLocalStorage<string>();

export function startRequestLanguages(others: string[]): RequestLanguages {
  if (others.length === 0) return { others, run: (_header, answer) => answer() };
  readLanguageFrom(() => requestLanguage.getStore() ?? ENGLISH);
  return {
    others,
    run: (header, answer) => requestLanguage.run(chooseLanguage(header, others), answer),
  };
}

export function chooseLanguage(header: string | undefined, others: string[]): string {
  const built = [ENGLISH, ...others];
  for (const { type, q } of parseAccept(header ?? '')) {
    const wanted = type.toLowerCase();
    const found = q > 0 && (built.includes(wanted) ? wanted : wanted.split('-')[0]);
    if (found && built.includes(found)) return found;
  }
  return ENGLISH;
}
