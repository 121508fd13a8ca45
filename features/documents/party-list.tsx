// Who the document is between. The first party stays; further ones come and go. The buttons are posts without JavaScript.
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { DocumentTemplate } from '#features/library/document-schema.ts';
import { type Faults, PartyFields } from './document-fields.tsx';
import { EMPTY_PARTY } from './document-form-values.ts';
import type { Party } from './document-shapes.ts';
import { documents, drafts } from './messages.ts';

type Props = { template: DocumentTemplate; start: Party[]; book: Party[]; faults: Faults; onChange: () => void };

export function PartyList({ template: { parties: rules }, start, book, faults, onChange }: Props) {
  const [rows, setRows] = useState(() => start.map((party, key) => ({ key, party })));
  const change = (next: typeof rows) => {
    setRows(next);
    onChange();
  };
  const fillIn = (key: number, at: number) => change(rows.map((row) => (row.key === key ? { key, party: book[at] ?? row.party } : row)));
  return (
    <fieldset className="form-part" id="parties" tabIndex={-1}>
      <legend>{documents.parties}</legend>
      <p className="hint">{documents.needs(rules.least, rules.roles.join(', '))}</p>
      {faults.parties && <p className="wrong">{faults.parties}</p>}
      <datalist id="party-roles">
        {rules.roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      {rows.map(({ key, party }, index) => (
        <fieldset key={key} className="party">
          <legend>{documents.party(index + 1)}</legend>

          {book.length > 0 && (
            <div className="field js-only">
              <label htmlFor={`book-${key}`}>{drafts.useParty}</label>
              <select className="select" id={`book-${key}`} value="" onChange={(event) => fillIn(key, Number(event.currentTarget.value))}>
                <option value="">{drafts.useNone}</option>
                {book.map(({ name }, at) => (
                  <option key={name} value={at}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
          )}
          <PartyFields key={party === EMPTY_PARTY ? '' : party.name} party={party} index={index} roles={rules.roles} faults={faults} />
          {index > 0 && (
            <button
              type="submit"
              className="button quiet"
              name="do"
              value={`remove-${index}`}
              aria-label={`${documents.removeParty} ${documents.party(index + 1)}`}
              onClick={(event) => {
                event.preventDefault();
                change(rows.filter((row) => row.key !== key));
                document.getElementById('add-party')?.focus();
              }}
            >
              <Icon name="x" /> {documents.removeParty}
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="submit"
        id="add-party"
        className="button quiet"
        name="do"
        value="add"
        disabled={rows.length >= rules.most}
        onClick={(event) => {
          event.preventDefault();
          change([...rows, { key: Math.max(...rows.map((row) => row.key)) + 1, party: EMPTY_PARTY }]);
        }}
      >
        <Icon name="plus" /> {documents.addParty}
      </button>
    </fieldset>
  );
}
