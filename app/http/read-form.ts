// Reads a submitted form. A body that is not a form is a bad request, not a server error.
import { data } from 'react-router';

export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
