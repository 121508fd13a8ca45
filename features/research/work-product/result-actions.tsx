// Actions for a finished result: copy, print, download, save to the account. Downloads and saving
// are plain forms that post back the signed result.

import { useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as workProductTexts from '../messages/work-product-texts.ts';
import type { SavedResultAnswer } from '../saved/saved-result-shapes.ts';
import type { WorkProduct } from './work-product.ts';

type Props = {
  workProduct: WorkProduct;
  /** Signed payload, posted back to export the result; a motion has a separate one. */
  file: string | undefined;
  text: () => string;
};

export function ResultActions({ workProduct, file, text }: Props) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setStatus(workProductTexts.copied),
      () => setStatus(workProductTexts.copyFailed),
    );
  return (
    <div className="result-actions flex flex-wrap items-center gap-3">
      <Button kind="quiet" className="js-only" onClick={copy}>
        <Icon name="copy" />
        {workProductTexts.copy}
      </Button>
      <Button kind="quiet" className="js-only" onClick={() => window.print()}>
        <Icon name="printer" />
        {workProductTexts.print}
      </Button>
      {file && (
        <form
          className="flex flex-wrap items-center gap-3"
          method="post"
          action={`/research/${workProduct === 'motion' ? 'motion' : 'analysis'}-file`}
          encType="multipart/form-data"
        >
          <input type="hidden" name="sealed" value={file} />
          {(['text', 'docx', 'pdf'] as const).map((format) => (
            <Button key={format} type="submit" kind="quiet" name="file-format" value={format}>
              <Icon name="download" />
              <span className="sr-only">{workProductTexts.downloads}</span>{' '}
              {workProductTexts.download[format]}
            </Button>
          ))}
        </form>
      )}
      <p role="status" className="meta">
        {status}
      </p>
    </div>
  );
}

type SaveProps = { signed: string; title: string; signedIn: boolean };

export function SaveResult({ signed, title, signedIn }: SaveProps) {
  const fetcher = useFetcher<SavedResultAnswer>();
  const busy = fetcher.state !== 'idle';
  if (!signedIn) return <p className="meta">{workProductTexts.signInToSave}</p>;
  if (fetcher.data?.failure === null) {
    return (
      <p className="meta" role="status">
        {workProductTexts.savedNow}{' '}
        <Link to="/research/saved-results">{workProductTexts.openSaved}</Link>
      </p>
    );
  }
  return (
    <fetcher.Form
      className="save-result"
      method="post"
      action="/research/saved-results"
      encType="multipart/form-data"
    >
      <input type="hidden" name="sealed" value={signed} />
      <TextField
        id="save-title"
        name="title"
        label={workProductTexts.saveName}
        required
        maxLength={120}
        defaultValue={title}
        autoComplete="off"
      />
      <Button type="submit" name="do" value="save" disabled={busy}>
        <Icon name="bookmark" />
        {busy ? workProductTexts.saving : workProductTexts.save}
      </Button>
      <p className="hint">{workProductTexts.saveHint}</p>
      {fetcher.data?.failure && <Notice kind="failed">{fetcher.data.failure.message}</Notice>}
    </fetcher.Form>
  );
}
