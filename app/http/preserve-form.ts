// When an action cannot be reached (offline, server error), the page must not be replaced and lose
// the input: the form stays and shows an error. With JavaScript only.
import { data } from 'react-router';
import type { Failure } from '#lib/result.ts';

export async function preserveForm<T, F>(
  serverAction: () => Promise<T>,
  message: string,
  otherwise: (failure: Failure) => F,
) {
  try {
    return await serverAction();
  } catch (thrown) {
    const redirects = thrown instanceof Response && thrown.status >= 300 && thrown.status < 400;
    if (redirects) throw thrown;
    // The status prevents revalidation, which would fail too and replace the form.
    return data(otherwise({ kind: 'unavailable', message }), { status: 503 });
  }
}
