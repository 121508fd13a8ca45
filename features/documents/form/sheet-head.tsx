// The head of the sheet: what it is, and once the document is generated the buttons that take it
// away. Downloads are plain form posts of the request that was generated.

import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { GeneratedDocument } from '../generate-document.server.ts';
import * as documents from '../messages/documents.ts';
import * as tailoring from '../messages/tailoring.ts';

/**
 * `isStale`: the form was changed after the document was generated, so that the sheet shows
 * something else.
 */
type Props = {
  generated: GeneratedDocument | null | undefined;
  isStale: boolean;
  mayEdit: boolean;
  formId: string;
};

export function SheetHead({ generated, isStale, mayEdit, formId }: Props) {
  return (
    <header className="sheet-head">
      <h2 id="sheet-title" tabIndex={-1}>
        {generated && !isStale ? documents.generated : documents.preview}
      </h2>
      {!generated && <p className="hint">{documents.previewHint}</p>}
      {generated && isStale && (
        <Notice
          kind="caution"
          icon="info"
          action={
            <Button type="submit" form={formId} kind="quiet">
              {documents.generate}
            </Button>
          }
        >
          {documents.stale}
        </Notice>
      )}
      {generated && !isStale && <SheetActions generated={generated} mayEdit={mayEdit} />}
      {generated && generated.unfit.length > 0 && (
        <Caution text={tailoring.unfit(generated.unfit.length)} />
      )}
    </header>
  );
}

function SheetActions({ generated, mayEdit }: { generated: GeneratedDocument; mayEdit: boolean }) {
  const [copyMessage, setCopyMessage] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(generated.text).then(
      () => setCopyMessage(documents.copied),
      () => setCopyMessage(documents.copyFailed),
    );
  };
  return (
    <>
      <form
        className="flex flex-wrap items-center gap-3"
        method="post"
        action="/documents/download"
        encType="multipart/form-data"
      >
        <input type="hidden" name="request" value={JSON.stringify(generated.request)} />
        {(['pdf', 'text', ...(mayEdit ? (['docx'] as const) : [])] as const).map((format) => (
          <Button
            key={format}
            type="submit"
            kind={format === 'pdf' ? undefined : 'quiet'}
            name="file-format"
            value={format}
          >
            <Icon name="download" />
            <span className="sr-only">{documents.downloads}</span> {documents.download[format]}
          </Button>
        ))}
        <Button kind="quiet" className="js-only" onClick={copy}>
          <Icon name={copyMessage === documents.copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copyMessage || documents.copy}</span>
        </Button>
        <Button kind="quiet" className="js-only" onClick={() => window.print()}>
          <Icon name="printer" /> {documents.print}
        </Button>
      </form>
      {!mayEdit && (
        <p className="hint">
          {documents.wordFile} <Link to="/subscription">{documents.seePlans}</Link>
        </p>
      )}
      {generated.missingInPdf.length > 0 && (
        <Caution text={documents.missingInPdf(generated.missingInPdf.slice(0, 20).join(' '))} />
      )}
    </>
  );
}

function Caution({ text }: { text: string }) {
  return (
    <Notice kind="caution" icon="info">
      {text}
    </Notice>
  );
}
