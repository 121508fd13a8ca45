// With JavaScript, an action that cannot be reached (no connection, a server that fails) must not take the page away with
// all that was typed: the form says so and stays.
import { data } from 'react-router';
import type { Failure } from '#lib/result.ts';

export async function preserveForm<T, F>(serverAction: () => Promise<T>, message: string, otherwise: (failure: Failure) => F) {
  try {
    return await serverAction();
  } catch (thrown) {
    const redirects = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
    if (redirects) throw thrown;
    // The status keeps the page from asking for its data anew, which would fail just the same and take the form away.
    return data(otherwise({ kind: 'unavailable', message }), { status: 503 });
  }
}
