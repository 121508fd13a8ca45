// The buttons beside the parties, where they are posts: one more, one less, filled in from the party book, kept in it. The form comes
// back as it was typed, with that one thing changed. Undefined: another button was pressed.
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Viewer } from '#features/plans/gate.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { ok, type Result } from '#lib/result.ts';
import { partyMeant, withPartyChange } from '../form/document-form-values.ts';
import { partyBook } from '../messages.ts';
import { partiesToFillIn, saveParty } from './parties.server.ts';

type Input = { template: DocumentTemplate; request: DocumentRequest; wish: unknown; chosen: (index: number) => unknown };
type Changed = { request: DocumentRequest; said: string };

export async function changeParties(
  deps: Parameters<typeof saveParty>[0],
  viewer: Viewer,
  { template, request, wish, chosen }: Input,
): Promise<Result<Changed> | undefined> {
  const changed = withPartyChange(request, wish, template.parties.most);
  if (changed) return ok({ request: changed, said: '' });
  const kept = partyMeant(wish, 'keep');
  if (kept !== undefined) {
    const saved = await saveParty(deps, viewer, request.parties[kept]);
    return saved.ok ? ok({ request, said: partyBook.saved(saved.value.name) }) : saved;
  }
  const filled = partyMeant(wish, 'fill');
  if (filled === undefined) return undefined;
  const found = (await partiesToFillIn(deps, viewer)).find(({ id }) => id === chosen(filled));
  if (!found) return ok({ request, said: '' });
  const { name, address, role } = found;
  return ok({
    request: { ...request, parties: request.parties.map((party, at) => (at === filled ? { name, address, role } : party)) },
    said: '',
  });
}
