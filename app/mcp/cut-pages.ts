// Cuts one part of an answer into pages, so that no result is longer than an assistant can take.
// Where a page begins depends on the answer alone: the next page is asked for by its number, and
// nothing is kept between the two.

/** Of a result, as JSON text. */
const MAX_RESULT_LENGTH = 8_000;
const MIN_PAGE_LENGTH = 800;
const PAGE_FIELD_LENGTH = 40;

type Answer = Record<string, unknown>;

/** Undefined where there is no such page. */
export function cutPage(answer: Answer, field: string, number: number): Answer | undefined {
  const value = answer[field];
  const rest = { ...answer, [field]: Array.isArray(value) ? [] : '' };
  const room = MAX_RESULT_LENGTH - PAGE_FIELD_LENGTH - JSON.stringify(rest).length;
  const pages = Array.isArray(value)
    ? cutList(value, Math.max(room, MIN_PAGE_LENGTH))
    : cutText(String(value), Math.max(room, MIN_PAGE_LENGTH));
  const page = pages[number - 1];
  return page === undefined
    ? undefined
    : { ...answer, [field]: page, page: { number, of: pages.length } };
}

function cutList(items: unknown[], room: number): unknown[][] {
  const pages: unknown[][] = [[]];
  let length = 0;
  for (const item of items) {
    const itemLength = JSON.stringify(item).length + 1;
    if (length + itemLength > room && length > 0) {
      pages.push([]);
      length = 0;
    }
    pages.at(-1)?.push(item);
    length += itemLength;
  }
  return pages;
}

const getJsonLength = (text: string) => JSON.stringify(text).length - 2;

/** At the end of a paragraph or sentence, where there is one in the last part of the page. */
function cutText(text: string, room: number): string[] {
  const pages: string[] = [];
  let start = 0;
  while (start < text.length) {
    let end = Math.min(text.length, start + room);
    while (getJsonLength(text.slice(start, end)) > room) end -= Math.ceil((end - start) / 16);
    if (end < text.length) end = start + findEnd(text.slice(start, end));
    pages.push(text.slice(start, end));
    start = end;
  }
  return pages.length > 0 ? pages : [''];
}

function findEnd(text: string): number {
  const from = Math.floor(text.length / 2);
  for (const mark of ['\n\n', '. ', ' ']) {
    const index = text.lastIndexOf(mark);
    if (index > from) return index + mark.length;
  }
  // Not between the halves of one character.
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last < 0xdc00 ? text.length - 1 : text.length;
}
