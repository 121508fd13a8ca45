// What one can do with a finished result: copy it, print it, take it as a file, keep it in the account. Files and saving are plain forms
// that hand back the sealed result.
import { useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { SavedResultAnswer } from '../saved/saved-result-shapes.ts';
import type { Writing } from './work-product.ts';
import { writingTexts } from './work-product-messages.ts';

type Props = {
  writing: Writing;
  /** Handed back to export it: a motion has its own. */
  file: string | undefined;
  text: () => string;
};

export function ResultActions({ writing, file, text }: Props) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setSaid(writingTexts.copied),
      () => setSaid(writingTexts.copyFailed),
    );
  return (
    <div className="result-buttons result-actions">
      <button type="button" className="button quiet js-only" onClick={copy}>
        <Icon name="copy" />
        {writingTexts.copy}
      </button>
      <button type="button" className="button quiet js-only" onClick={() => window.print()}>
        <Icon name="printer" />
        {writingTexts.print}
      </button>
      {file && (
        <form
          className="result-buttons"
          method="post"
          action={`/research/${writing === 'motion' ? 'motion' : 'analysis'}-file`}
          encType="multipart/form-data"
        >
          <input type="hidden" name="sealed" value={file} />
          {(['text', 'docx', 'pdf'] as const).map((format) => (
            <button key={format} type="submit" className="button quiet" name="file-format" value={format}>
              <Icon name="download" />
              <span className="sr-only">{writingTexts.downloads}</span> {writingTexts.download[format]}
            </button>
          ))}
        </form>
      )}
      <p role="status" className="meta">
        {said}
      </p>
    </div>
  );
}

type SaveProps = { sealed: string; title: string; signedIn: boolean };

export function SaveResult({ sealed, title, signedIn }: SaveProps) {
  const fetcher = useFetcher<SavedResultAnswer>();
  const busy = fetcher.state !== 'idle';
  if (!signedIn) return <p className="meta">{writingTexts.signInToSave}</p>;
  if (fetcher.data?.failure === null) {
    return (
      <p className="meta" role="status">
        {writingTexts.savedNow} <Link to="/research/saved-results">{writingTexts.openSaved}</Link>
      </p>
    );
  }
  return (
    <fetcher.Form className="save-result" method="post" action="/research/saved-results" encType="multipart/form-data">
      <input type="hidden" name="sealed" value={sealed} />
      <div className="field">
        <label htmlFor="save-title">{writingTexts.saveName}</label>
        <input className="input" id="save-title" name="title" required maxLength={120} defaultValue={title} autoComplete="off" />
      </div>
      <button type="submit" className="button" name="do" value="save" disabled={busy}>
        <Icon name="bookmark" />
        {busy ? writingTexts.saving : writingTexts.save}
      </button>
      <p className="hint">{writingTexts.saveHint}</p>
      {fetcher.data?.failure && (
        <p className="notice failed" role="alert">
          <Icon name="circle-alert" />
          <span>{fetcher.data.failure.message}</span>
        </p>
      )}
    </fetcher.Form>
  );
}
