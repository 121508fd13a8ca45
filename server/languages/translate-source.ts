// Texts of code that runs from source (mails, refusals), which no build has translated: each text
// of a group becomes a property that gives the text of the language asked for. Called only when
// there is more than one language.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguage } from '#lib/language/language.ts';

type Texts = Record<string, unknown>;

export async function translateSource(root: string, languages: string[]): Promise<void> {
  for (const folder of listFolders(root)) {
    for (const language of languages) {
      const translation = join(folder, `messages.${language}.ts`);
      if (!existsSync(translation)) continue;
      const english = (await import(toUrl(join(folder, 'messages.ts')))) as Record<string, Texts>;
      const own = (await import(toUrl(translation))) as Record<string, Texts>;
      for (const [name, texts] of Object.entries(own))
        if (isGroup(english[name]) && isGroup(texts))
          translateGroup(english[name], texts, language);
    }
  }
}

/** What is there for several languages goes from one to the next until it is English. */
export function translateGroup(english: Texts, texts: Texts, language: string): void {
  for (const [name, text] of Object.entries(texts)) {
    const before = Object.getOwnPropertyDescriptor(english, name);
    if (!before) continue;
    Object.defineProperty(english, name, {
      configurable: true,
      enumerable: true,
      get: () =>
        getLanguage() === language ? text : before.get ? before.get() : (before.value as unknown),
    });
  }
}

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const toUrl = (file: string) => pathToFileURL(file).href;

const listFolders = (root: string) => [
  join(root, 'app', 'frame'),
  ...['features', 'legal'].flatMap((layer) =>
    readdirSync(join(root, layer)).map((name) => join(root, layer, name)),
  ),
];
