// The finished text, to copy or to take away. A file is a plain post of the very request that the text was made from.
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { GeneratedDocument as Made } from '../generate-document.server.ts';
import { documents, tailoring } from '../messages.ts';
import { AcceptedChanges } from '../tailor/tailor-document.tsx';

type Props = { made: Made; address: string; stale: boolean; mayEdit: boolean };

export function GeneratedDocument({ made, address, stale, mayEdit }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState('');
  useEffect(() => {
    setCopied('');
    if (made) heading.current?.focus();
  }, [made]);
  const copy = () => {
    navigator.clipboard.writeText(made.text).then(
      () => setCopied(documents.copied),
      () => setCopied(documents.copyFailed),
    );
  };
  return (
    <section className="generated-document" aria-labelledby="generated-title">
      <h2 id="generated-title" ref={heading} tabIndex={-1}>
        {documents.generated}
      </h2>
      {stale && <Notice text={documents.stale} />}
      {made.missingInPdf.length > 0 && <Notice text={documents.missingInPdf(made.missingInPdf.slice(0, 20).join(' '))} />}
      {made.unfit.length > 0 && <Notice text={tailoring.unfit(made.unfit.length)} />}
      <form className="document-actions" method="post" action="/documents/download" encType="multipart/form-data">
        <input type="hidden" name="request" value={JSON.stringify(made.request)} />
        <button type="button" className="button quiet js-only" onClick={copy}>
          <Icon name={copied === documents.copied ? 'check' : 'copy'} />
          <span aria-live="polite">{copied || documents.copy}</span>
        </button>
        {(['text', 'pdf', ...(mayEdit ? (['docx'] as const) : [])] as const).map((format) => (
          <button key={format} type="submit" className="button quiet" name="file-format" value={format}>
            <Icon name="download" />
            <span className="sr-only">{documents.downloads}</span> {documents.download[format]}
          </button>
        ))}
      </form>
      {!mayEdit && (
        <p className="hint">
          {documents.wordFile} <Link to="/subscription">{documents.seePlans}</Link>
        </p>
      )}
      <AcceptedChanges address={address} request={made.request} />
      <pre>{made.text}</pre>
    </section>
  );
}

function Notice({ text }: { text: string }) {
  return (
    <p className="notice caution">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  );
}
