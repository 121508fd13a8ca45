// Cuts CSV into records as it comes, in one walk: a record may be longer than any piece of text that arrives, and hold line
// breaks in quotes. CourtListener's bulk files have had three dialects over the years (quotes doubled, escaped with a backslash,
// or backticks in their place), so the dialect is found out from the first lines. A record that is too long is passed over to
// its end, without being kept.
export type Dialect = { quote: '"' | '`'; escape: '"' | '`' | '\\' };
export type CsvRecord = { line: number; fields: string[]; fault?: 'too long' | 'unclosed' };

const UNQUOTED_END = /[,\n\r]/g;

export function guessDialect(head: string): Dialect {
  const quote = /(?:^|,)`[^`]*`(?:,|\r?$)/m.test(head) && !/(?:^|,)"[^"]*"(?:,|\r?$)/m.test(head) ? '`' : '"';
  if (quote === '`') return { quote, escape: quote };
  const doubled = head.match(/[^,\n"]""[^,\r\n"]/g)?.length ?? 0;
  const slashed = head.match(/\\"[^,\r\n]/g)?.length ?? 0;
  if (doubled + slashed > 0) return { quote, escape: slashed > doubled ? '\\' : quote };
  // Nothing to see yet: quotes around every field, even numbers, came with the backslash.
  const second = head.slice(head.indexOf('\n') + 1);
  return { quote, escape: /^"\d+","/.test(second) ? '\\' : quote };
}

export function createCsvSplitter({ quote, escape }: Dialect, mostChars: number) {
  let state: 'start' | 'plain' | 'quoted' | 'escaped' | 'closing' | 'return' = 'start';
  let fields: string[] = [];
  let field = '';
  let kept = 0;
  let tooLong = false;
  let line = 1;
  let begun = 1;
  let done: CsvRecord[] = [];

  const keep = (text: string) => {
    kept += text.length;
    if (tooLong) return;
    if (kept > mostChars) {
      tooLong = true;
      field = '';
      fields = fields.slice(0, 1).map((first) => first.slice(0, 100));
    } else field += text;
  };
  const endField = () => {
    if (!tooLong) fields.push(field);
    field = '';
    state = 'start';
  };
  const endRecord = () => {
    endField();
    if (tooLong) done.push({ line: begun, fields, fault: 'too long' });
    else if (fields.length > 1 || fields[0] !== '') done.push({ line: begun, fields });
    fields = [];
    kept = 0;
    tooLong = false;
  };
  const newLine = () => {
    line++;
    begun = line;
  };

  function push(text: string): CsvRecord[] {
    let at = 0;
    let nextEscape = -2;
    while (at < text.length) {
      const char = text[at];
      switch (state) {
        case 'return': // \r ends a record; the \n after it belongs to it
          state = 'start';
          if (char === '\n') at++;
          newLine();
          break;
        case 'start':
          state = char === quote ? 'quoted' : 'plain';
          if (char === quote) at++;
          break;
        case 'plain': {
          UNQUOTED_END.lastIndex = at;
          const end = UNQUOTED_END.exec(text)?.index ?? text.length;
          keep(text.slice(at, end));
          at = end + 1;
          if (end === text.length) break;
          if (text[end] === ',') endField();
          else {
            endRecord();
            if (text[end] === '\r') state = 'return';
            else newLine();
          }
          break;
        }
        case 'quoted': {
          if (nextEscape !== -1 && nextEscape < at && escape !== quote) nextEscape = text.indexOf(escape, at);
          const closing = text.indexOf(quote, at);
          const escaped = escape !== quote && nextEscape !== -1 && (closing === -1 || nextEscape < closing);
          const end = escaped ? nextEscape : closing === -1 ? text.length : closing;
          line += countLines(text, at, end);
          keep(text.slice(at, end));
          if (end < text.length) state = escaped ? 'escaped' : 'closing';
          at = end + 1;
          break;
        }
        case 'escaped':
          state = 'quoted';
          if (char === quote || char === escape) {
            keep(char);
            at++;
          } else keep(escape);
          break;
        case 'closing': // a quote inside quotes: doubled it is a quote, else it is the end
          if (char === quote && escape === quote) {
            state = 'quoted';
            keep(quote);
            at++;
          } else state = 'plain';
          break;
      }
    }
    const ready = done;
    done = [];
    return ready;
  }

  function end(): CsvRecord[] {
    if (state === 'quoted' || state === 'escaped') return [{ line: begun, fields, fault: 'unclosed' }];
    if (state !== 'return' && (fields.length > 0 || field !== '' || kept > 0)) endRecord();
    const ready = done;
    done = [];
    return ready;
  }

  return { push, end };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 10) count++;
  return count;
}
