// No test may assert how long something took, because that fails on slow machines. A textual rule:
// a name assigned from a clock is a start; a clock or start minus another one is an elapsed time,
// and so is everything computed from it. An expect() that contains an elapsed time or reads a clock
// is a fault. Reading a clock for other purposes is allowed.

const TEST_FILES = /\.(?:test|spec)\.tsx?$|^tests\//;

const CLOCK =
  /\bperformance\s*\.\s*now\s*\(|\bDate\s*\.\s*now\s*\(|\bprocess\s*\.\s*(?:uptime|hrtime|cpuUsage|threadCpuUsage)\b|\.\s*cpuUsage\s*\(/;
/** A complete clock call, as one side of a subtraction. */
const CLOCK_CALL = String.raw`(?:performance\s*\.\s*now|Date\s*\.\s*now|process\s*\.\s*(?:uptime|hrtime(?:\s*\.\s*bigint)?)|new\s+Date)\s*\(\s*\)`;
const TO_NUMBER = String.raw`(?:\s*\.\s*(?:getTime|valueOf)\s*\(\s*\))?`;
/** These calls return a difference. */
const DIFFERENCE_CALL = /\b(?:cpuUsage|threadCpuUsage|hrtime)\s*\(\s*[^\s)]|\bsecondsSince\s*\(/;

const DECLARATION =
  /\b(?:const|let|var)\s+(\{[^=]*?\}|\[[^=]*?\]|\w+)(?:\s*:[^=;]+?)?\s*=(?![=>])/g;
const ASSIGNMENT = /\b(\w+)\s*[-+*/]?=(?![=>])/g;
const COLLECTION_CALL = /\b(\w+)\s*\.\s*(?:push|unshift|add|set)\s*\(/g;
const FUNCTION = /\bfunction\s*\*?\s*(\w+)\s*(?=[<(])/g;
const ASSERTION = /\b(?:expect|assert)\s*(?:\.\s*\w+\s*)?\(/g;

export function findClockFaults(file: string, source: string): string[] {
  if (!TEST_FILES.test(file)) return [];
  const code = stripLiterals(source);
  const sources = listNamedValues(code);
  const starts = new Set(
    sources.filter(({ value }) => readsClock(value)).flatMap(({ names }) => names),
  );
  const elapsed = findElapsedNames(sources, starts);
  return listStatements(code, ASSERTION)
    .filter((statement) => CLOCK.test(statement) || isElapsed(statement, starts, elapsed))
    .map(
      (statement) =>
        `${file} asserts how long something took: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`,
    );
}

type NamedValue = { names: string[]; value: string };

function listNamedValues(code: string): NamedValue[] {
  const namedValues: NamedValue[] = [];
  for (const pattern of [DECLARATION, ASSIGNMENT, COLLECTION_CALL, FUNCTION]) {
    for (const match of code.matchAll(pattern)) {
      const start = match.index + match[0].length;
      const value = pattern === FUNCTION ? readBody(code, start) : readStatement(code, start);
      namedValues.push({ names: match[1]?.match(/\w+/g) ?? [], value });
    }
  }
  return namedValues;
}

/** True if the value reads the clock now; false for a function that reads it later. */
const readsClock = (value: string) =>
  (CLOCK.test(value) || new RegExp(CLOCK_CALL).test(value)) && !/=>|\bfunction\b/.test(value);

function findElapsedNames(sources: NamedValue[], starts: ReadonlySet<string>): Set<string> {
  const elapsed = new Set<string>();
  for (let previousSize = -1; previousSize !== elapsed.size; ) {
    previousSize = elapsed.size;
    for (const { names, value } of sources)
      if (isElapsed(value, starts, elapsed)) for (const name of names) elapsed.add(name);
  }
  return elapsed;
}

function isElapsed(
  text: string,
  starts: ReadonlySet<string>,
  elapsed: ReadonlySet<string>,
): boolean {
  if (DIFFERENCE_CALL.test(text)) return true;
  const clockRead = `(?:${[CLOCK_CALL, ...[...starts].map((name) => String.raw`(?:\w+\s*\??\.\s*)*\b${name}\b`)].join('|')})${TO_NUMBER}`;
  if (new RegExp(String.raw`${clockRead}\s*\)*\s*-\s*\(*\s*${clockRead}`).test(text)) return true;
  return (text.match(/(?<![.\w])\w+/g) ?? []).some((word) => elapsed.has(word));
}

function listStatements(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(
    (match) =>
      code.slice(match.index, match.index + match[0].length - 1) +
      readStatement(code, match.index + match[0].length - 1),
  );
}

/** Reads to the semicolon, or to the end of the enclosing bracket. */
function readStatement(code: string, start: number): string {
  let depth = 0;
  let index = start;
  for (; index < code.length; index++) {
    const character = code[index] as string;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth < 0 || (depth === 0 && character === ';')) break;
  }
  return code.slice(start, index);
}

/** Reads a function from its parameters to its closing brace. */
function readBody(code: string, start: number): string {
  let depth = 0;
  for (let index = start; index < code.length; index++) {
    const character = code[index] as string;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth === 0 && character === '}') return code.slice(start, index);
  }
  return code.slice(start);
}

const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** Removes comments, string literals and regular expressions; expressions in `${…}` stay. */
function stripLiterals(source: string): string {
  return source.replace(TOKENS, (token) => {
    if (token.startsWith('`'))
      return `(${[...token.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, inner]) => inner).join(', ')})`;
    return /^['"]/.test(token) ? '""' : ' ';
  });
}
