// Who the document is between. The first party stays; further ones come and go, are filled in from the party book and kept in it.
// The buttons are posts without JavaScript.
import { type MouseEvent, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import type { Answer } from '../form/document-answer.ts';
import { type Faults, PartyFields } from '../form/document-fields.tsx';
import { EMPTY_PARTY } from '../form/document-form-values.ts';
import { documents, partyBook } from '../messages.ts';
import type { BookParty } from './parties.server.ts';

type Props = {
  template: DocumentTemplate;
  address: string;
  start: Party[];
  /** None: there is no book for this person. */
  book?: BookParty[];
  said?: string;
  faults: Faults;
  onChange: () => void;
};

export function PartyList({ template: { parties: rules }, address, start, book, said, faults, onChange }: Props) {
  const keeping = useFetcher<Answer>();
  const [rows, setRows] = useState(() => start.map((party, key) => ({ key, party })));
  const change = (next: typeof rows) => {
    setRows(next);
    onChange();
  };
  const fillIn = (key: number, id: string) => {
    const found = book?.find((party) => party.id === id);
    if (found) change(rows.map((row) => (row.key === key ? { key, party: found } : row)));
  };
  const keep = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form, name, value } = event.currentTarget;
    const data = new FormData(form ?? undefined);
    data.set(name, value);
    keeping.submit(data, { method: 'post', action: address, encType: 'multipart/form-data' });
  };
  return (
    <fieldset className="form-part" id="parties" tabIndex={-1} aria-describedby={faults.parties ? 'parties-wrong' : undefined}>
      <legend>{documents.parties}</legend>
      <p className="hint">{documents.needs(rules.least, rules.roles.join(', '))}</p>
      {faults.parties && (
        <p className="wrong" id="parties-wrong">
          {faults.parties}
        </p>
      )}
      <datalist id="party-roles">
        {rules.roles.map((role) => (
          <option key={role} value={role} />
        ))}
      </datalist>
      {rows.map(({ key, party }, index) => (
        <fieldset key={key} className="party">
          <legend>{documents.party(index + 1)}</legend>
          {book && book.length > 0 && (
            <div className="from-book">
              <div className="field">
                <label htmlFor={`book-${index}`}>{partyBook.use}</label>
                <select
                  className="select"
                  id={`book-${index}`}
                  name={`book-${index}`}
                  onChange={(event) => fillIn(key, event.currentTarget.value)}
                >
                  <option value="">{partyBook.useNone}</option>
                  {book.map(({ id, name, role }) => (
                    <option key={id} value={id}>
                      {role ? `${name} (${role})` : name}
                    </option>
                  ))}
                </select>
              </div>
              <button type="submit" className="button quiet no-js-only" name="do" value={`fill-${index}`}>
                {partyBook.fillIn}
              </button>
            </div>
          )}
          <PartyFields
            key={party === EMPTY_PARTY ? '' : `${party.name} ${party.role}`}
            party={party}
            index={index}
            roles={rules.roles}
            faults={faults}
          />
          <div className="document-actions">
            {book && (
              <button
                type="submit"
                className="button quiet"
                name="do"
                value={`keep-${index}`}
                aria-label={`${partyBook.keep}: ${documents.party(index + 1)}`}
                disabled={keeping.state !== 'idle'}
                onClick={keep}
              >
                <Icon name="bookmark" /> {partyBook.keep}
              </button>
            )}
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
          </div>
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
      {book && (
        <p className="hint" role="status">
          {keeping.data ? (keeping.data.failure?.message ?? keeping.data.said) : said}
        </p>
      )}
      {book && (
        <Link className="onward" to="/documents/parties">
          {partyBook.title}
        </Link>
      )}
    </fieldset>
  );
}
