// What a device has to sign, for the script of the passkey buttons.
import { getVisit } from '../../http/context.ts';
import { jsonFailure, jsonPostOnly, NO_STORE } from '../../http/json-response.ts';
import { readForm } from '../../http/read-form.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import { withCookies } from '../../http/with-cookies.ts';
import type { Route } from './+types/passkey-options';

export const handle = { beforeSecondStep: true } satisfies RouteHandle;

export function loader() {
  return jsonPostOnly('invalid', 'Please send a form.');
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, caller } = getVisit(context);
  const form = await readForm(request);
  const result = await deps.accounts.createPasskeyOptions(
    { ...caller, headers: request.headers },
    form.get('purpose'),
  );
  if (!result.ok) return jsonFailure(result.failure);
  const headers = withCookies(result.value.cookies);
  for (const [name, value] of Object.entries(NO_STORE)) headers.set(name, value);
  return Response.json(result.value.options, { headers });
}
