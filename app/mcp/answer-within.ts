// An answer as a whole, or none: nothing that a client asks for stays open.

/** Undefined when it is not there in time. */
export async function answerWithin(
  ms: number,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response | undefined> {
  const end = AbortSignal.timeout(ms);
  const late = new Promise<undefined>((resolve) =>
    end.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  const answer = readWhole(ask(AbortSignal.any([signal, end])));
  // It may fail after nobody waits for it.
  answer.catch(() => {});
  return Promise.race([answer, late]);
}

async function readWhole(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  const { status, headers } = response;
  const text = response.body ? await response.text() : null;
  return new Response(text, { status, headers });
}
