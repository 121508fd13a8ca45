// Problems of content in the words of somebody who has never programmed: what is wrong, and what
// would be right.
import { z } from 'zod';
import { findClosest } from '#lib/language/closest-word.ts';

export function explainIssue(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const prefix = issue.path.length > 0 ? `${formatPath(issue.path)}: ` : '';
  return `${prefix}${explain(issue, schema)}`;
}

/**
 * Where one of several forms is allowed, what is wrong is said of the form that was meant: that
 * which has the fewest names too many or too few.
 */
export function listMeant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const countForeign = (issues: readonly z.core.$ZodIssue[]) =>
    issues.reduce(
      (sum, each) =>
        sum +
        (each.code === 'unrecognized_keys' ? each.keys.length : 0) +
        (each.code === 'invalid_type' && each.input === undefined ? 1 : 0),
      0,
    );
  const [intended] = issue.errors.toSorted((a, b) => countForeign(a) - countForeign(b));
  if (!intended?.length) return [issue];
  return intended.flatMap((each) => listMeant({ ...each, path: [...issue.path, ...each.path] }));
}

/** `sources.0.url` → `sources, number 1, url`. */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `number ${part + 1}` : String(part))).join(', ');

function explain(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  if (issue.code === 'unrecognized_keys') {
    const known = listKeys(schema, issue.path);
    return issue.keys
      .map((key) => {
        const closest = findClosest(key, known);
        const right = closest ? `did you mean "${closest}"?` : `there can be: ${known.join(', ')}`;
        return `"${key}" has no place here; ${known.length > 0 ? right : 'take it out'}`;
      })
      .join('; ');
  }
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const missing = issue.input === undefined ? 'is missing; ' : '';
    return `${missing}must be one of: ${values.join(', ')}${suggestName(String(issue.input ?? ''), values)}`;
  }
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined;
    if (isMissing && issue.path.at(-1) === 'body')
      return 'the text is missing; it stands below the second line of three hyphens (---)';
    return `${isMissing ? 'is missing; ' : ''}${FORMS[issue.expected] ?? `must be: ${issue.expected}`}`;
  }
  return issue.message;
}

const FORMS: Partial<Record<string, string>> = {
  array: 'must be a list: one line for each, which begins with "  - "',
  boolean: 'must be true or false, without quotes',
  number: 'must be a number, without quotes',
  int: 'must be a whole number, without quotes',
  string: 'must be a text, in "quotes"',
  object: 'must have lines of its own below it, which begin with two more spaces',
};

/** What ends a message about a name that is not among these. */
export function suggestName(name: string, names: Iterable<string>): string {
  const closest = findClosest(name, [...names]);
  return closest ? `; did you mean "${closest}"?` : '';
}

/** The names that may stand at this place. */
function listKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const inner = unwrap(schema);
  const [first, ...rest] = path;
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap((option) => listKeys(option as z.ZodType, path)))];
  if (inner instanceof z.ZodArray)
    return first === undefined ? [] : listKeys(inner.element as z.ZodType, rest);
  if (inner instanceof z.ZodRecord) {
    if (first !== undefined) return listKeys(inner.valueType as z.ZodType, rest);
    return inner.keyType instanceof z.ZodEnum ? inner.keyType.options.map(String) : [];
  }
  if (!(inner instanceof z.ZodObject)) return [];
  if (first === undefined) return Object.keys(inner.shape);
  const part = (inner.shape as Record<string, z.ZodType>)[String(first)];
  return part ? listKeys(part, rest) : [];
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? unwrap(schema.in as z.ZodType) : schema;
}

const YAML_PROBLEMS: [RegExp, string][] = [
  [/nested mappings|compact mappings/i, 'a text that has a colon must stand in "quotes"'],
  [
    /missing closing/i,
    'a quote that is opened here or above is not closed; inside of a text in "quotes" write \' for a quote',
  ],
  [/tab/i, 'there is a tab; begin the line with spaces'],
  [
    /unexpected scalar/i,
    'there is more text after a closing quote or bracket; put all of it in "double quotes", in which an apostrophe may stand',
  ],
  [
    /same column|indent|implicit (?:map )?key|without - indicator/i,
    'lines that belong together must begin in the same column, and a name needs a colon and a space after it',
  ],
  [/unique/i, 'a name is there twice; keep one of them'],
];

/** Of a text without straight quotes around it. */
export function explainQuotes(text: string): string | undefined {
  if (/^“[^”]*”$|^‘[^’]*’$/.test(text))
    return `${text} has curly quotes, which would be shown; put straight ones (") in their place`;
  return /^[^"]*"$/.test(text)
    ? `${text} ends with a quote that was not opened; put one (") before it, too`
    : undefined;
}

/** Of the parser's own words the first line, without its place, which counts from elsewhere. */
export function explainYaml(message: string): string {
  const [line = ''] = message.split('\n');
  return (
    YAML_PROBLEMS.find(([pattern]) => pattern.test(line))?.[1] ??
    line.replace(/ at line \d+, column \d+:?$/, '')
  );
}
