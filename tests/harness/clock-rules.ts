// No test asserts how long something took: on a busy machine it takes longer, and nothing is wrong. A textual rule. A name that is
// assigned from a clock is a start; a clock or a start minus another one is an elapsed time; whatever is computed from it is one, too.
// An expect() that holds an elapsed time or reads a clock is a fault. Reading a clock for anything else is fine.

const TEST_FILES = /\.(?:test|spec)\.tsx?$|^tests\//;

const CLOCK =
  /\bperformance\s*\.\s*now\s*\(|\bDate\s*\.\s*now\s*\(|\bprocess\s*\.\s*(?:uptime|hrtime|cpuUsage|threadCpuUsage)\b|\.\s*cpuUsage\s*\(/;
/** As one side of a difference: the call to its end. */
const CLOCK_CALL = String.raw`(?:performance\s*\.\s*now|Date\s*\.\s*now|process\s*\.\s*(?:uptime|hrtime(?:\s*\.\s*bigint)?)|new\s+Date)\s*\(\s*\)`;
const TO_NUMBER = String.raw`(?:\s*\.\s*(?:getTime|valueOf)\s*\(\s*\))?`;
/** These give a difference by themselves. */
const DIFFERENCE_CALL = /\b(?:cpuUsage|threadCpuUsage|hrtime)\s*\(\s*[^\s)]|\bsecondsSince\s*\(/;

const DECLARATION = /\b(?:const|let|var)\s+(\{[^=]*?\}|\[[^=]*?\]|\w+)(?:\s*:[^=;]+?)?\s*=(?![=>])/g;
const ASSIGNMENT = /\b(\w+)\s*[-+*/]?=(?![=>])/g;
const COLLECTING = /\b(\w+)\s*\.\s*(?:push|unshift|add|set)\s*\(/g;
const FUNCTION = /\bfunction\s*\*?\s*(\w+)\s*(?=[<(])/g;
const ASSERTION = /\b(?:expect|assert)\s*(?:\.\s*\w+\s*)?\(/g;

export function clockFaults(file: string, source: string): string[] {
  if (!TEST_FILES.test(file)) return [];
  const code = stripTexts(source);
  const sources = namedValues(code);
  const starts = new Set(sources.filter(({ value }) => isRead(value)).flatMap(({ names }) => names));
  const elapsed = elapsedNames(sources, starts);
  return statementsAt(code, ASSERTION)
    .filter((statement) => CLOCK.test(statement) || isElapsed(statement, starts, elapsed))
    .map((statement) => `${file} asserts how long something took: ${statement.replace(/\s+/g, ' ').slice(0, 80)}`);
}

type NamedValue = { names: string[]; value: string };

function namedValues(code: string): NamedValue[] {
  const found: NamedValue[] = [];
  for (const pattern of [DECLARATION, ASSIGNMENT, COLLECTING, FUNCTION]) {
    for (const match of code.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const value = pattern === FUNCTION ? bodyAt(code, from) : statementAt(code, from);
      found.push({ names: match[1]?.match(/\w+/g) ?? [], value });
    }
  }
  return found;
}

/** The clock as it is now, not a function that reads it later. */
const isRead = (value: string) => (CLOCK.test(value) || new RegExp(CLOCK_CALL).test(value)) && !/=>|\bfunction\b/.test(value);

function elapsedNames(sources: NamedValue[], starts: ReadonlySet<string>): Set<string> {
  const elapsed = new Set<string>();
  for (let before = -1; before !== elapsed.size; ) {
    before = elapsed.size;
    for (const { names, value } of sources) if (isElapsed(value, starts, elapsed)) for (const name of names) elapsed.add(name);
  }
  return elapsed;
}

function isElapsed(text: string, starts: ReadonlySet<string>, elapsed: ReadonlySet<string>): boolean {
  if (DIFFERENCE_CALL.test(text)) return true;
  const read = `(?:${[CLOCK_CALL, ...[...starts].map((name) => String.raw`(?:\w+\s*\??\.\s*)*\b${name}\b`)].join('|')})${TO_NUMBER}`;
  if (new RegExp(String.raw`${read}\s*\)*\s*-\s*\(*\s*${read}`).test(text)) return true;
  return (text.match(/(?<![.\w])\w+/g) ?? []).some((word) => elapsed.has(word));
}

function statementsAt(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(
    (match) => code.slice(match.index, match.index + match[0].length - 1) + statementAt(code, match.index + match[0].length - 1),
  );
}

/** Up to the semicolon, or to the bracket that was opened before it. */
function statementAt(code: string, from: number): string {
  let depth = 0;
  let at = from;
  for (; at < code.length; at++) {
    const character = code[at] as string;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth < 0 || (depth === 0 && character === ';')) break;
  }
  return code.slice(from, at);
}

/** Of a function: from its parameters to the brace that closes it. */
function bodyAt(code: string, from: number): string {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const character = code[at] as string;
    if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    if (depth === 0 && character === '}') return code.slice(from, at);
  }
  return code.slice(from);
}

const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{(?:[^{}]|\{[^{}]*\})*\}|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** Without comments, texts and patterns; what stands in `${…}` stays. */
function stripTexts(source: string): string {
  return source.replace(TOKENS, (token) => {
    if (token.startsWith('`')) return `(${[...token.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, inner]) => inner).join(', ')})`;
    return /^['"]/.test(token) ? '""' : ' ';
  });
}
