// Chooses the document type: a select that navigates at once (with a button when there is no
// JavaScript), and the catalogue, in groups and with descriptions, for visitors who do not know the
// name.

import { useEffect, useState } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field, Options } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DOCUMENT_GROUPS, type DocumentGroup } from '#features/library/schema/document-kinds.ts';
import * as documents from '../messages/documents.ts';
import { clearSavedRequest, loadSavedRequest } from './saved-request.ts';

type DocumentTypeOption = { id: string; title: string; does: string; variants?: Variant[] };
/** One of a document's kinds: a link that opens it with that answer. */
export type Variant = { about: string; label: string };
const GROUPS = Object.keys(DOCUMENT_GROUPS) as DocumentGroup[];
const getDocumentPath = (id: string) => (id ? `/documents?type=${id}` : '/documents');

const listGroup = (types: DocumentTypeOption[], group: DocumentGroup) =>
  DOCUMENT_GROUPS[group].flatMap((id) => types.find((type) => type.id === id) ?? []);

export function DocumentPicker({
  types,
  selectedType = '',
}: {
  types: DocumentTypeOption[];
  selectedType?: string;
}) {
  const navigate = useNavigate();
  // Another type starts with an empty form.
  const selectType = (id: string) => {
    clearSavedRequest();
    navigate(getDocumentPath(id), { preventScrollReset: true });
  };
  return (
    <Form className="document-picker" method="get" action="/documents">
      <Field id="document-type" label={documents.type}>
        {(joined) => (
          <select
            {...joined}
            className="select"
            name="type"
            required
            defaultValue={selectedType}
            onChange={(event) => selectType(event.currentTarget.value)}
          >
            <option value="">{documents.chooseType}</option>
            {GROUPS.map((group) => (
              <optgroup key={group} label={documents.groups[group]}>
                <Options
                  pairs={listGroup(types, group).map(({ id, title }) => [id, title] as const)}
                />
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" kind="quiet" className="no-js-only">
        {documents.showForm}
      </Button>
    </Form>
  );
}

export function DocumentList({
  types,
  failure,
}: {
  types: DocumentTypeOption[];
  failure?: string;
}) {
  const [savedDocument, setSavedDocument] = useState<{ address: string; title: string }>();
  useEffect(() => {
    const savedRequest = loadSavedRequest();
    const type = types.find(({ id }) => id === savedRequest?.request.documentType);
    if (savedRequest && type)
      setSavedDocument({ address: savedRequest.address, title: type.title });
  }, [types]);
  return (
    <>
      {failure && <Notice kind="failed">{failure}</Notice>}
      {savedDocument && (
        <Notice kind="good" icon="file-pen-line">
          <Link to={savedDocument.address}>{documents.goOn(savedDocument.title)}</Link>.{' '}
          {documents.goOnHint}
        </Notice>
      )}
      <h2 className="sr-only">{documents.all}</h2>
      {GROUPS.map((group) => (
        <section key={group} className="document-group" aria-labelledby={`documents-${group}`}>
          <h3 id={`documents-${group}`}>{documents.groups[group]}</h3>
          <ul className="document-list">
            {listGroup(types, group).map(({ id, title, does, variants }) => (
              <li key={id}>
                <Link className="onward" to={getDocumentPath(id)}>
                  {title} <Icon name="arrow-right" />
                </Link>
                <p>{does}</p>
                {variants && (
                  <p className="variants">
                    {variants.map(({ about, label }) => (
                      <Link key={about} to={`${getDocumentPath(id)}&about=${about}`}>
                        {label}
                      </Link>
                    ))}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
