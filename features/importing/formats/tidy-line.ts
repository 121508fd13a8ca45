// Cleans text for storage. Single-line fields lose stray entities and markup.
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

export function tidyLine(text: string): string {
  return text
    .slice(0, 4000)
    .replace(/<\/?[a-zA-Z][^<>]{0,100}>/g, ' ')
    .replace(/&(?:amp|#39|quot|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

/** Removes what PostgreSQL cannot store: NUL and lone surrogates. */
export function toStorableText(text: string): string {
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed();
}
