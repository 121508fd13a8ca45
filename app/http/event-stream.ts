// Server-sent events. Comment lines keep proxies from closing an idle stream, and a header keeps
// them from buffering it. `disconnect` is aborted when the browser closes the connection.
const PING_MS = 10_000;

type Options = {
  headers?: Record<string, string>;
  disconnect: AbortController;
  onError: (error: unknown) => void;
};

export function eventStream(
  events: AsyncIterable<object>,
  { headers, disconnect, onError }: Options,
): Response {
  const encoder = new TextEncoder();
  let ping: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (!disconnect.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      ping = setInterval(() => send(': still here\n\n'), PING_MS);
      // Not awaited: some readers cannot cancel a stream while its start is pending.
      void pump(events, send)
        .catch(onError)
        .finally(() => {
          clearInterval(ping);
          if (!disconnect.signal.aborted) controller.close();
        });
    },
    cancel() {
      clearInterval(ping);
      disconnect.abort();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  });
}

async function pump(events: AsyncIterable<object>, send: (text: string) => void): Promise<void> {
  let number = 0;
  for await (const event of events) send(`id: ${number++}\ndata: ${JSON.stringify(event)}\n\n`);
}
