// Straight quotation marks and apostrophes become curly ones in files that are set in a book face.
// A mark after a digit stays: it may be a measure (6' 2"). A section sign stays with its number.
const OPENING_PLACE = /(^|[\s([{–—\u201C\u2018])/.source;

export function setQuotes(text: string): string {
  return text
    .replace(new RegExp(`${OPENING_PLACE}"`, 'g'), '$1\u201C')
    .replace(/(?<!\d)"/g, '\u201D')
    .replace(new RegExp(`${OPENING_PLACE}'(?!\\d0s|em\\b|tis\\b)`, 'g'), '$1\u2018')
    .replace(/(?<!\d)'|'(?=s\b)/g, '\u2019')
    .replace(/([§¶]) (?=\S)/g, '$1\u00A0');
}
