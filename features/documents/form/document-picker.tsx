// Chooses the document type: a select that navigates at once (with a button when there is no JavaScript), and a list of all document
// types with descriptions, for visitors who do not know the name.

import { useEffect, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { documents } from '../messages.ts';
import { clearSavedRequest, loadSavedRequest } from './saved-request.ts';

type DocumentTypeOption = { id: string; title: string; does: string };
const getDocumentPath = (id: string) => (id ? `/documents?type=${id}` : '/documents');

export function DocumentPicker({ types, selectedType = '' }: { types: DocumentTypeOption[]; selectedType?: string }) {
  const navigate = useNavigate();
  // Another type starts with an empty form.
  const selectType = (id: string) => {
    clearSavedRequest();
    navigate(getDocumentPath(id), { preventScrollReset: true });
  };
  return (
    <Form className="document-picker" method="get" action="/documents">
      <SelectField
        id="document-type"
        name="type"
        label={documents.type}
        required
        defaultValue={selectedType}
        onChange={(event) => selectType(event.currentTarget.value)}
        options={[['', documents.chooseType], ...types.map(({ id, title }) => [id, title] as const)]}
      />
      <Button type="submit" kind="quiet" className="no-js-only">
        {documents.showForm}
      </Button>
    </Form>
  );
}

export function DocumentList({ types, failure }: { types: DocumentTypeOption[]; failure?: string }) {
  const [savedDocument, setSavedDocument] = useState<{ address: string; title: string }>();
  useEffect(() => {
    const savedRequest = loadSavedRequest();
    const type = types.find(({ id }) => id === savedRequest?.request.documentType);
    if (savedRequest && type) setSavedDocument({ address: savedRequest.address, title: type.title });
  }, [types]);
  return (
    <>
      {failure && <Notice kind="failed">{failure}</Notice>}
      {savedDocument && (
        <Notice kind="good" icon="file-pen-line">
          <Link to={savedDocument.address}>{documents.goOn(savedDocument.title)}</Link>. {documents.goOnHint}
        </Notice>
      )}
      <section aria-labelledby="all-documents">
        <h2 id="all-documents">{documents.all}</h2>
        <ul className="document-list">
          {types.map(({ id, title, does }) => (
            <li key={id}>
              <Link className="onward" to={getDocumentPath(id)}>
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
