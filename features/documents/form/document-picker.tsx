// Which document: a select that changes the page at once, or with a button where there is no JavaScript; and all seventeen with what
// they do, for those who come without knowing the name.
import { useEffect, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { documents } from '../messages.ts';
import { clearSavedRequest, loadSavedRequest } from './saved-request.ts';

type Type = { id: string; title: string; does: string };
const addressOf = (id: string) => (id ? `/documents?type=${id}` : '/documents');

export function DocumentPicker({ types, chosen = '' }: { types: Type[]; chosen?: string }) {
  const navigate = useNavigate();
  // Another type starts anew: nothing of the last one is carried over.
  const change = (id: string) => {
    clearSavedRequest();
    navigate(addressOf(id), { preventScrollReset: true });
  };
  return (
    <Form className="document-picker" method="get" action="/documents">
      <div className="field">
        <label htmlFor="document-type">{documents.type}</label>
        <select
          className="select"
          id="document-type"
          name="type"
          required
          defaultValue={chosen}
          onChange={(event) => change(event.currentTarget.value)}
        >
          <option value="">{documents.chooseType}</option>
          {types.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="button quiet no-js-only">
        {documents.showForm}
      </button>
    </Form>
  );
}

export function DocumentList({ types, failure }: { types: Type[]; failure?: string }) {
  const [kept, setKept] = useState<{ address: string; title: string }>();
  useEffect(() => {
    const found = loadSavedRequest();
    const type = types.find(({ id }) => id === found?.request.documentType);
    if (found && type) setKept({ address: found.address, title: type.title });
  }, [types]);
  return (
    <>
      {failure && (
        <p className="notice failed" role="alert">
          <Icon name="circle-alert" />
          <span>{failure}</span>
        </p>
      )}
      {kept && (
        <p className="notice good">
          <Icon name="file-pen-line" />
          <span>
            <Link to={kept.address}>{documents.goOn(kept.title)}</Link>. {documents.goOnHint}
          </span>
        </p>
      )}
      <section aria-labelledby="all-documents">
        <h2 id="all-documents">{documents.all}</h2>
        <ul className="document-list">
          {types.map(({ id, title, does }) => (
            <li key={id}>
              <Link className="onward" to={addressOf(id)}>
                {title} <Icon name="arrow-right" />
              </Link>
              <p>{does}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
