// Reads a submitted form. A body that is not a form is a bad request, not a server error. A text
// field that no page could use is refused here, before anything reads, copies or renders it.
import { data } from 'react-router';

/** The longest text that any form reads, and more. Only files may be larger. */
export const MAX_FIELD_LENGTH = 3 * 1024 * 1024;

export async function readForm(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
  for (const value of form.values())
    if (typeof value === 'string' && value.length > MAX_FIELD_LENGTH)
      throw data(null, { status: 413 });
  return form;
}
