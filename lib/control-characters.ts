// Text of strangers, before it is stored or shown on an operator's terminal: without what a
// terminal obeys (escape sequences, C1 controls), and without the marks that reorder a line. Line
// breaks and tabs stay.

const CONTROL_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what goes
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

export const stripControls = (text: string): string => text.replace(CONTROL_CHARACTERS, '');
