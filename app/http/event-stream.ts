// Events as they come, over one open response (text/event-stream). Lines that mean nothing keep proxies from closing it, and a
// header keeps them from collecting it. `gone` is aborted when the reader leaves.
const PING_MS = 10_000;

type Options = { headers?: Record<string, string>; gone: AbortController; onError: (error: unknown) => void };

export function eventStream(events: AsyncIterable<object>, { headers, gone, onError }: Options): Response {
  const encoder = new TextEncoder();
  let ping: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      ping = setInterval(() => send(': still here\n\n'), PING_MS);
      // Not awaited: a stream whose start has not ended cannot be cancelled by some readers.
      void pump(events, send)
        .catch(onError)
        .finally(() => {
          clearInterval(ping);
          if (!gone.signal.aborted) controller.close();
        });
    },
    cancel() {
      clearInterval(ping);
      gone.abort();
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
