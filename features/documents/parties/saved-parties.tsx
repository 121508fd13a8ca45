// The party book: a list of entries to edit and delete, and a form for a new one. Plain forms, so
// it works without JavaScript.

import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/field.tsx';
import * as documents from '../messages/documents.ts';
import * as partyBook from '../messages/party-book.ts';
import type { SavedParty } from './parties.server.ts';

export function SavedParties({ parties, mayEdit }: { parties: SavedParty[]; mayEdit: boolean }) {
  return (
    <ul className="party-book">
      {parties.map((party) => (
        <li key={party.id}>
          <h2>{party.name}</h2>
          {party.role && <p className="hint">{party.role}</p>}
          <p className="address">{party.address}</p>
          {mayEdit && (
            <details>
              <summary aria-label={`${partyBook.edit} ${party.name}`}>{partyBook.edit}</summary>
              <PartyForm
                key={`${party.name} ${party.role} ${party.address}`}
                party={party}
                button={partyBook.save}
              />
            </details>
          )}
          <Form method="post">
            <input type="hidden" name="id" value={party.id} />
            <Button
              type="submit"
              kind="quiet"
              name="do"
              value="remove"
              aria-label={`${partyBook.remove} ${party.name}`}
            >
              {partyBook.remove}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

export function PartyForm({ party, button }: { party?: SavedParty; button: string }) {
  const id = (part: string) => `${part}-${party?.id ?? 'new'}`;
  return (
    <Form method="post" className="party-form">
      {party && <input type="hidden" name="id" value={party.id} />}
      <TextField
        id={id('name')}
        name="name"
        label={documents.name}
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={party?.name}
      />
      <TextField
        id={id('role')}
        name="role"
        label={documents.role}
        hint={partyBook.roleHint}
        maxLength={200}
        autoComplete="off"
        defaultValue={party?.role}
      />
      <TextArea
        id={id('address')}
        name="address"
        label={documents.address}
        rows={2}
        maxLength={2000}
        autoComplete="off"
        defaultValue={party?.address}
      />
      <Button type="submit" name="do" value="save">
        {button}
      </Button>
    </Form>
  );
}
