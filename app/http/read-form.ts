// What a form sent. A body that is no form at all is a bad request, not a fault of ours.
import { data } from 'react-router';

export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
