// A group of texts must be used text by text in what reaches browsers: one that is indexed by a
// variable, spread or taken apart is in the page's script whole. What is looked up by a key is a
// table (an object with a type), or one text of a group.
import { readImports, stripComments } from './read-imports.ts';

const REACHES_BROWSERS = /^(?:app|features)\/(?!.*\.(?:server|test)\.).*\.tsx?$/;
const IMPORT = /import\s+\{([^}]*)\}\s+from\s+['"][^'"]*\/messages\.ts['"];?/g;

export function findCatalogueFaults(
  files: ReadonlyMap<string, string>,
  file: string,
  source: string,
): string[] {
  if (!REACHES_BROWSERS.test(file)) return [];
  const code = stripComments(source);
  const catalogues = readImports(file, source).filter(({ target }) =>
    target.endsWith('/messages.ts'),
  );
  const groups = new Set(
    catalogues.flatMap(({ target }) =>
      [...(files.get(target) ?? '').matchAll(/^export const (\w+) = \{/gm)].map(([, name]) => name),
    ),
  );
  return [...code.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => groups.has(name))
    .flatMap(([name = '', local = name]) => {
      const whole = new RegExp(
        String.raw`(?<![\w.'-])${local}\s*\[|\.\.\.${local}\b(?!\.)|\}\s*=\s*${local}\s*;`,
      );
      return whole.test(code)
        ? [`${file} uses ${local} as a whole: name its texts, or make it a table`]
        : [];
    });
}
