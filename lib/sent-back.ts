// What a page sends back of what was typed. It is rendered twice, as HTML and as data, on the main
// thread, and each "<" becomes ten bytes: a form of megabytes would hold up every other request.

/** Characters of all fields together: more than a hundred pages. */
export const MAX_SENT_BACK = 200_000;

/** A copy whose texts together are not longer than that; the rest is cut. */
export function cutSentBack<T>(answer: T): T {
  let left = MAX_SENT_BACK;
  function cut(value: unknown): unknown {
    if (typeof value === 'string') {
      const start = value.slice(0, left);
      left -= start.length;
      return start;
    }
    if (Array.isArray(value)) return value.map(cut);
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([name, part]) => [name, cut(part)]),
    );
  }
  return cut(answer) as T;
}
