// The parties of the document. The first cannot be removed; others can be added, removed, filled in
// from the party book and saved to it. Without JavaScript the buttons are form posts.

import { type MouseEvent, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import type { Answer } from '../form/document-answer.ts';
import { type Faults, PartyFields } from '../form/document-fields.tsx';
import { EMPTY_PARTY, fillInParty } from '../form/document-form-values.ts';
import * as documents from '../messages/documents.ts';
import * as partyBook from '../messages/party-book.ts';
import type { SavedParty } from './parties.server.ts';

type Props = {
  template: DocumentTemplate;
  pageUrl: string;
  initialParties: Party[];
  /** Undefined: this visitor has no party book. */
  savedParties?: SavedParty[];
  statusMessage?: string;
  faults: Faults;
  /** Ids of fields that another page has filled in. */
  filled: ReadonlySet<string>;
  onChange: () => void;
};

export function PartyList({
  template: { form, parties: rules },
  pageUrl,
  initialParties,
  savedParties,
  statusMessage,
  faults,
  filled,
  onChange,
}: Props) {
  const saveFetcher = useFetcher<Answer>();
  const [rows, setRows] = useState(() => initialParties.map((party, key) => ({ key, party })));
  const updateRows = (next: typeof rows) => {
    setRows(next);
    onChange();
  };
  const fillIn = (key: number, id: string) => {
    const savedParty = savedParties?.find((party) => party.id === id);
    if (savedParty)
      updateRows(
        rows.map((row) =>
          row.key === key ? { key, party: fillInParty(savedParty, row.party, rules.roles) } : row,
        ),
      );
  };
  const saveToBook = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form, name, value } = event.currentTarget;
    const data = new FormData(form ?? undefined);
    data.set(name, value);
    saveFetcher.submit(data, { method: 'post', action: pageUrl, encType: 'multipart/form-data' });
  };
  return (
    <fieldset
      className="form-part"
      id="parties"
      tabIndex={-1}
      aria-describedby={faults.parties ? 'parties-wrong' : undefined}
    >
      <legend>{documents.parties}</legend>
      <p className="hint">
        {documents.needs(rules.least, rules.roles.join(', '))}{' '}
        {form === 'letter' && documents.letterParties}
      </p>
      {faults.parties && (
        <p className="wrong" id="parties-wrong">
          {faults.parties}
        </p>
      )}
      {rows.map(({ key, party }, index) => (
        <fieldset key={key} className="party">
          <legend>{documents.party(index + 1)}</legend>
          {savedParties && savedParties.length > 0 && (
            <div className="from-book">
              <SelectField
                id={`book-${index}`}
                name={`book-${index}`}
                label={partyBook.use}
                onChange={(event) => fillIn(key, event.currentTarget.value)}
                options={[
                  ['', partyBook.useNone],
                  ...savedParties.map(
                    ({ id, name, role }) => [id, role ? `${name} (${role})` : name] as const,
                  ),
                ]}
              />
              <Button
                type="submit"
                kind="quiet"
                className="no-js-only"
                name="do"
                value={`fill-${index}`}
              >
                {partyBook.fillIn}
              </Button>
            </div>
          )}
          <PartyFields
            key={`${party.name} ${party.role}`}
            party={party}
            index={index}
            roles={rules.roles}
            faults={faults}
            filled={filled}
          />
          <div className="flex flex-wrap items-center gap-3">
            {savedParties && (
              <Button
                type="submit"
                kind="quiet"
                name="do"
                value={`keep-${index}`}
                aria-label={`${partyBook.saveToBook}: ${documents.party(index + 1)}`}
                disabled={saveFetcher.state !== 'idle'}
                onClick={saveToBook}
              >
                <Icon name="bookmark" /> {partyBook.saveToBook}
              </Button>
            )}
            {index > 0 && rows.length > rules.least && (
              <Button
                type="submit"
                kind="quiet"
                name="do"
                value={`remove-${index}`}
                aria-label={`${documents.removeParty} ${documents.party(index + 1)}`}
                onClick={(event) => {
                  event.preventDefault();
                  updateRows(rows.filter((row) => row.key !== key));
                  document.getElementById('add-party')?.focus();
                }}
              >
                <Icon name="x" /> {documents.removeParty}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      <Button
        type="submit"
        id="add-party"
        kind="quiet"
        name="do"
        value="add"
        disabled={rows.length >= rules.most}
        onClick={(event) => {
          event.preventDefault();
          updateRows([
            ...rows,
            { key: Math.max(...rows.map((row) => row.key)) + 1, party: EMPTY_PARTY },
          ]);
        }}
      >
        <Icon name="plus" /> {documents.addParty}
      </Button>
      {savedParties && (
        <p className="hint" role="status">
          {saveFetcher.data
            ? (saveFetcher.data.failure?.message ?? saveFetcher.data.said)
            : statusMessage}
        </p>
      )}
      {savedParties && (
        <Link className="onward" to="/documents/parties">
          {partyBook.title}
        </Link>
      )}
    </fieldset>
  );
}
