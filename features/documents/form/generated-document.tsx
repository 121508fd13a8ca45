// The generated text, to copy or download. Downloads are plain form posts of the same request that produced the text.

import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { GeneratedDocument as Generated } from '../generate-document.server.ts';
import { documents, tailoring } from '../messages.ts';
import { AcceptedChanges } from '../tailor/tailor-document.tsx';

type Props = { generated: Generated; pageUrl: string; stale: boolean; mayEdit: boolean };

export function GeneratedDocument({ generated, pageUrl, stale, mayEdit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copyMessage, setCopyMessage] = useState('');
  useEffect(() => {
    setCopyMessage('');
    if (generated) heading.current?.focus();
  }, [generated]);
  const copy = () => {
    navigator.clipboard.writeText(generated.text).then(
      () => setCopyMessage(documents.copied),
      () => setCopyMessage(documents.copyFailed),
    );
  };
  return (
    <section className="generated-document" aria-labelledby="generated-title">
      <h2 id="generated-title" ref={heading} tabIndex={-1}>
        {documents.generated}
      </h2>
      {stale && <Caution text={documents.stale} />}
      {generated.missingInPdf.length > 0 && <Caution text={documents.missingInPdf(generated.missingInPdf.slice(0, 20).join(' '))} />}
      {generated.unfit.length > 0 && <Caution text={tailoring.unfit(generated.unfit.length)} />}
      <form className="document-actions" method="post" action="/documents/download" encType="multipart/form-data">
        <input type="hidden" name="request" value={JSON.stringify(generated.request)} />
        <Button kind="quiet" className="js-only" onClick={copy}>
          <Icon name={copyMessage === documents.copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copyMessage || documents.copy}</span>
        </Button>
        {(['text', 'pdf', ...(mayEdit ? (['docx'] as const) : [])] as const).map((format) => (
          <Button key={format} type="submit" kind="quiet" name="file-format" value={format}>
            <Icon name="download" />
            <span className="sr-only">{documents.downloads}</span> {documents.download[format]}
          </Button>
        ))}
      </form>
      {!mayEdit && (
        <p className="hint">
          {documents.wordFile} <Link to="/subscription">{documents.seePlans}</Link>
        </p>
      )}
      <AcceptedChanges pageUrl={pageUrl} request={generated.request} />
      <pre>{generated.text}</pre>
    </section>
  );
}

function Caution({ text }: { text: string }) {
  return (
    <Notice kind="caution" icon="info">
      {text}
    </Notice>
  );
}
