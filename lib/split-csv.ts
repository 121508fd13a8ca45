// Splits streamed CSV into records in one pass: a record may span several chunks and contain quoted
// line breaks. CourtListener's bulk files have had three dialects over the years (doubled quotes,
// quotes escaped with a backslash, backticks as quotes), so the dialect is guessed from the first
// lines. A record that is too long is skipped without being buffered.
export type Dialect = { quote: '"' | '`'; escape: '"' | '`' | '\\' };
/** `rest`: what follows a quotation mark that never closes. */
export type CsvRecord = {
  line: number;
  fields: string[];
  fault?: 'too long' | 'unclosed';
  rest?: string;
};

const UNQUOTED_END = /[,\n\r]/g;

export function guessDialect(head: string): Dialect {
  const quote =
    /(?:^|,)`[^`]*`(?:,|\r?$)/m.test(head) && !/(?:^|,)"[^"]*"(?:,|\r?$)/m.test(head) ? '`' : '"';
  if (quote === '`') return { quote, escape: quote };
  const doubled = head.match(/[^,\n"]""[^,\r\n"]/g)?.length ?? 0;
  const slashed = head.match(/\\"[^,\r\n]/g)?.length ?? 0;
  if (doubled + slashed > 0) return { quote, escape: slashed > doubled ? '\\' : quote };
  // No escaped quote yet: files that quote every field, even numbers, use backslashes.
  const secondLine = head.slice(head.indexOf('\n') + 1);
  return { quote, escape: /^"\d+","/.test(secondLine) ? '\\' : quote };
}

export function createCsvSplitter(dialect: Dialect, maxChars: number) {
  const { quote } = dialect;
  const escapeChar = dialect.escape === quote ? undefined : dialect.escape;
  let state: keyof typeof steps = 'start';
  let fields: string[] = [];
  let field = '';
  let recordLength = 0;
  let tooLong = false;
  let line = 1;
  let recordLine = 1;
  let records: CsvRecord[] = [];
  /**
   * Offset of the next backslash, so that it is not searched for at every quote. -1: none; -2: not
   * searched yet.
   */
  let nextEscape = -2;

  const append = (text: string) => {
    recordLength += text.length;
    if (tooLong) return;
    if (recordLength > maxChars) {
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
    if (tooLong) records.push({ line: recordLine, fields, fault: 'too long' });
    else if (fields.length > 1 || fields[0] !== '') records.push({ line: recordLine, fields });
    fields = [];
    recordLength = 0;
    tooLong = false;
  };
  const newLine = () => {
    line++;
    recordLine = line;
  };

  /** State machine: each step starts at an offset and returns the offset of the next step. */
  const steps = {
    start(text: string, offset: number): number {
      state = text[offset] === quote ? 'quoted' : 'plain';
      return state === 'quoted' ? offset + 1 : offset;
    },
    plain(text: string, offset: number): number {
      UNQUOTED_END.lastIndex = offset;
      const end = UNQUOTED_END.exec(text)?.index ?? text.length;
      append(text.slice(offset, end));
      if (text[end] === ',') endField();
      else if (end < text.length) {
        endRecord();
        if (text[end] === '\r') state = 'afterReturn';
        else newLine();
      }
      return end + 1;
    },
    /** \r ends a record; a following \n belongs to it. */
    afterReturn(text: string, offset: number): number {
      state = 'start';
      newLine();
      return text[offset] === '\n' ? offset + 1 : offset;
    },
    quoted(text: string, offset: number): number {
      if (escapeChar && nextEscape !== -1 && nextEscape < offset)
        nextEscape = text.indexOf(escapeChar, offset);
      const closing = text.indexOf(quote, offset);
      const isEscaped =
        escapeChar !== undefined && nextEscape !== -1 && (closing === -1 || nextEscape < closing);
      const end = isEscaped ? nextEscape : closing === -1 ? text.length : closing;
      line += countLines(text, offset, end);
      append(text.slice(offset, end));
      if (end < text.length) state = isEscaped ? 'slashed' : 'closing';
      return end + 1;
    },
    slashed(text: string, offset: number): number {
      state = 'quoted';
      const isEscape = text[offset] === quote || text[offset] === escapeChar;
      append(isEscape ? (text[offset] as string) : (escapeChar as string));
      return isEscape ? offset + 1 : offset;
    },
    /**
     * A quote inside a quoted field: if doubled, a literal quote, otherwise the end of the field.
     */
    closing(text: string, offset: number): number {
      const doubled = escapeChar === undefined && text[offset] === quote;
      state = doubled ? 'quoted' : 'plain';
      if (doubled) append(quote);
      return doubled ? offset + 1 : offset;
    },
  };

  function takeRecords(): CsvRecord[] {
    const completed = records;
    records = [];
    return completed;
  }

  return {
    push(text: string): CsvRecord[] {
      nextEscape = -2;
      for (let offset = 0; offset < text.length; ) offset = steps[state](text, offset);
      return takeRecords();
    },
    end(): CsvRecord[] {
      if (state === 'quoted' || state === 'slashed')
        return [{ line: recordLine, fields, fault: 'unclosed', rest: field }];
      if (fields.length > 0 || recordLength > 0) endRecord();
      return takeRecords();
    },
  };
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let offset = from; offset < to; offset++) if (text.charCodeAt(offset) === 10) count++;
  return count;
}
