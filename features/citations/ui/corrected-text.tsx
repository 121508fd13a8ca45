// The writer's text with the accepted corrections: how many there are, each as before and after,
// and the text to copy or download. The download is a plain post of the form, so that it works
// without JavaScript; what is copied never leaves the browser.
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as checker from '../messages/checker.ts';
import { applyCorrections, type Correction } from '../report/correct-text.ts';
import type { CheckView } from '../report/view-check.server.ts';
import { CHECK_FORM } from './check-form.tsx';
import { DownloadButton } from './download-button.tsx';

type Props = {
  view: Pick<CheckView, 'text' | 'length' | 'digest' | 'corrections' | 'total' | 'spots'>;
  accepted: boolean[];
};

export function CorrectedText({
  view: { text, length, digest, corrections, total, spots },
  accepted,
}: Props) {
  const [feedback, setFeedback] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was copied is no longer the text once another change is marked
  useEffect(() => setFeedback(''), [accepted]);
  const changes = corrections.filter((_, index) => accepted[index]);
  const copy = () => {
    navigator.clipboard.writeText(applyCorrections(text, changes)).then(
      () => setFeedback(checker.copied),
      () => setFeedback(checker.copyFailed),
    );
  };
  return (
    <section className="corrected-text" aria-labelledby="corrected-title">
      <h2 id="corrected-title">{checker.corrections}</h2>
      <p role="status">{checker.changes(changes.length)}</p>
      <ul>
        {changes.map((correction) => (
          <li key={correction.start}>
            <BeforeAndAfter correction={correction} />
          </li>
        ))}
      </ul>
      <p className="hint">
        {checker.correctionsHint} {spots.length < total && checker.correctionsCut(spots.length)}
      </p>
      <input type="hidden" name="checked" value={digest} form={CHECK_FORM} />
      <p className="check-actions">
        {text.length === length && (
          <Button className="js-only" onClick={copy} disabled={changes.length === 0}>
            <Icon name={feedback === checker.copied ? 'check' : 'copy'} />
            <span aria-live="polite">{feedback || checker.copyCorrected}</span>
          </Button>
        )}
        <DownloadButton
          value="corrected-text"
          label={checker.downloadCorrected}
          // Not disabled: without JavaScript nobody could enable it.
          onClick={(event) => changes.length === 0 && event.preventDefault()}
        />
      </p>
    </section>
  );
}

function BeforeAndAfter({ correction: { number, before, after } }: { correction: Correction }) {
  return (
    <>
      <a className="row-number" href={`#c${number}`} aria-label={checker.number(number)}>
        {number}
      </a>{' '}
      <del>
        <span className="sr-only">{checker.before} </span>
        {before.replace(/\s+/g, ' ')}
      </del>{' '}
      <span aria-hidden="true">→</span>{' '}
      <ins>
        <span className="sr-only">{checker.after} </span>
        {after.replace(/\s+/g, ' ')}
      </ins>
    </>
  );
}
