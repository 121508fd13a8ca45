// Texts as they can be stored. A field that is one line loses entities and markup that got into it.
const ENTITIES: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

export function tidyLine(text: string): string {
  return text
    .slice(0, 4000)
    .replace(/<\/?[a-zA-Z][^<>]{0,100}>/g, ' ')
    .replace(/&(?:amp|#39|quot|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 500);
}

/** What PostgreSQL cannot keep: NUL, and halves of characters. */
export function storable(text: string): string {
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed();
}
