// Handles the party buttons when they are form posts: add, remove, fill in from the party book,
// save to it. The form comes back with the typed values and that one change. Returns undefined when
// another button was pressed.

import type { Caller } from '#features/caller.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { ok, type Result } from '#lib/result.ts';
import { addOrRemoveParty, fillInParty, parsePartyIndex } from '../form/document-form-values.ts';
import * as partyBook from '../messages/party-book.ts';
import { listReusableParties, saveParty } from './parties.server.ts';

type Input = {
  template: DocumentTemplate;
  request: DocumentRequest;
  intent: unknown;
  getChosenId: (index: number) => unknown;
};
type PartiesChange = { request: DocumentRequest; said: string };

export async function changeParties(
  deps: Parameters<typeof saveParty>[0],
  caller: Caller,
  { template, request, intent, getChosenId }: Input,
): Promise<Result<PartiesChange> | undefined> {
  const changedRequest = addOrRemoveParty(request, intent, template.parties.most);
  if (changedRequest) return ok({ request: changedRequest, said: '' });
  const indexToSave = parsePartyIndex(intent, 'keep');
  if (indexToSave !== undefined) {
    const saved = await saveParty(deps, caller, request.parties[indexToSave]);
    return saved.ok ? ok({ request, said: partyBook.saved(saved.value.name) }) : saved;
  }
  const indexToFill = parsePartyIndex(intent, 'fill');
  if (indexToFill === undefined) return undefined;
  const savedParty = (await listReusableParties(deps, caller)).find(
    ({ id }) => id === getChosenId(indexToFill),
  );
  if (!savedParty) return ok({ request, said: '' });
  const { roles } = template.parties;
  const parties = request.parties.map((party, index) =>
    index === indexToFill ? fillInParty(savedParty, party, roles) : party,
  );
  return ok({ request: { ...request, parties }, said: '' });
}
