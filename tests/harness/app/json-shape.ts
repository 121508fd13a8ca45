// The shape of JSON as a sorted list of "path: type", with one path for all members of a list. A
// later answer may have more of them and must have all of these.
export function listShape(value: unknown): string[] {
  const lines = new Set<string>();
  const walk = (path: string, part: unknown): void => {
    if (Array.isArray(part)) {
      lines.add(`${path}: list`);
      for (const each of part) walk(`${path}[]`, each);
      return;
    }
    if (typeof part !== 'object' || part === null)
      return void lines.add(`${path}: ${part === null ? 'null' : typeof part}`);
    lines.add(`${path}: object`);
    for (const [name, each] of Object.entries(part)) walk(`${path}.${name}`, each);
  };
  walk('$', value);
  return [...lines].sort();
}

/** The events of a stream, each under its type. */
export const readEventTexts = (text: string): { type: string }[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)));
