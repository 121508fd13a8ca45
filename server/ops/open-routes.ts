// Which routes are being answered, in memory that the thread of the watchdog can read while the
// main thread is stuck. Patterns only (server/http/route-name.ts), never a path or a query.
const MAX_BYTES = 1_000;
const MAX_ROUTES = 8;

export type OpenRoutes = {
  /** A length, and as many bytes of JSON. */
  memory: Uint8Array<SharedArrayBuffer>;
  /** Returns a function to call once, when the answer is finished. */
  enter: (route: string) => () => void;
};

export function createOpenRoutes(): OpenRoutes {
  const memory = new Uint8Array(new SharedArrayBuffer(MAX_BYTES));
  const open = new Map<string, number>(); // the route of the latest request is the last
  function write(): void {
    const routes = [...open.keys()].slice(-MAX_ROUTES).reverse();
    const text = new TextEncoder().encode(JSON.stringify(routes));
    if (text.length > MAX_BYTES - 2) return;
    memory.set([text.length >> 8, text.length & 255]);
    memory.set(text, 2);
  }
  return {
    memory,
    enter(route) {
      const count = open.get(route) ?? 0;
      open.delete(route);
      open.set(route, count + 1);
      write();
      return () => {
        const rest = (open.get(route) ?? 1) - 1;
        if (rest > 0) open.set(route, rest);
        else open.delete(route);
        write();
      };
    },
  };
}

/** The latest first. */
export function readOpenRoutes(memory: Uint8Array): string[] {
  const length = (memory[0] as number) * 256 + (memory[1] as number);
  if (length === 0) return [];
  // A copy, because a decoder does not take shared memory.
  return JSON.parse(new TextDecoder().decode(memory.slice(2, 2 + length))) as string[];
}
