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

export function createCsvSplitter(dialect: Dialect, mostChars: number) {
  const { quote } = dialect;
  const slash = dialect.escape === quote ? undefined : dialect.escape;
  let state: keyof typeof steps = 'start';
  let fields: string[] = [];
  let field = '';
  let kept = 0;
  let tooLong = false;
  let line = 1;
  let begun = 1;
  let done: CsvRecord[] = [];
  /** Where the next backslash is, so that it is not looked for at every quote. */
  let nextSlash = -2;

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

  /** Each takes a step from a place in the text and says where the next begins. */
  const steps = {
    start(text: string, at: number): number {
      state = text[at] === quote ? 'quoted' : 'plain';
      return state === 'quoted' ? at + 1 : at;
    },
    plain(text: string, at: number): number {
      UNQUOTED_END.lastIndex = at;
      const end = UNQUOTED_END.exec(text)?.index ?? text.length;
      keep(text.slice(at, end));
      if (text[end] === ',') endField();
      else if (end < text.length) {
        endRecord();
        if (text[end] === '\r') state = 'afterReturn';
        else newLine();
      }
      return end + 1;
    },
    /** \r ends a record; the \n after it belongs to it. */
    afterReturn(text: string, at: number): number {
      state = 'start';
      newLine();
      return text[at] === '\n' ? at + 1 : at;
    },
    quoted(text: string, at: number): number {
      if (slash && nextSlash !== -1 && nextSlash < at) nextSlash = text.indexOf(slash, at);
      const closing = text.indexOf(quote, at);
      const slashed = slash !== undefined && nextSlash !== -1 && (closing === -1 || nextSlash < closing);
      const end = slashed ? nextSlash : closing === -1 ? text.length : closing;
      line += countLines(text, at, end);
      keep(text.slice(at, end));
      if (end < text.length) state = slashed ? 'slashed' : 'closing';
      return end + 1;
    },
    slashed(text: string, at: number): number {
      state = 'quoted';
      const meant = text[at] === quote || text[at] === slash;
      keep(meant ? (text[at] as string) : (slash as string));
      return meant ? at + 1 : at;
    },
    /** A quote inside quotes: doubled it is a quote, else it is the end. */
    closing(text: string, at: number): number {
      const doubled = slash === undefined && text[at] === quote;
      state = doubled ? 'quoted' : 'plain';
      if (doubled) keep(quote);
      return doubled ? at + 1 : at;
    },
  };

  function take(): CsvRecord[] {
    const ready = done;
    done = [];
    return ready;
  }

  return {
    push(text: string): CsvRecord[] {
      nextSlash = -2;
      for (let at = 0; at < text.length; ) at = steps[state](text, at);
      return take();
    },
    end(): CsvRecord[] {
      if (state === 'quoted' || state === 'slashed') return [{ line: begun, fields, fault: 'unclosed' }];
      if (fields.length > 0 || kept > 0) endRecord();
      return take();
    },
  };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 10) count++;
  return count;
}
