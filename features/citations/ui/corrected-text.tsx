// The writer's text with the accepted corrections: how many there are, each as before and after, and the text to copy or download. The
// download is a plain post of the form, so that it works without JavaScript; what is copied never leaves the browser.
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { applyCorrections, type Correction } from '../correct-text.ts';
import { checker } from '../messages.ts';
import type { CheckView } from '../view-check.server.ts';
import { CHECK_FORM } from './check-form.tsx';

type Props = { view: Pick<CheckView, 'text' | 'digest' | 'corrections'>; left: ReadonlySet<number> };

export function CorrectedText({ view: { text, digest, corrections }, left }: Props) {
  const [feedback, setFeedback] = useState('');
  const accepted = corrections.filter((_, index) => !left.has(index));
  const copy = () => {
    navigator.clipboard.writeText(applyCorrections(text, accepted)).then(
      () => setFeedback(checker.copied),
      () => setFeedback(checker.copyFailed),
    );
  };
  return (
    <section className="corrected-text" aria-labelledby="corrected-title">
      <h2 id="corrected-title">{checker.corrections}</h2>
      <p role="status">{checker.changes(accepted.length)}</p>
      <ul>
        {accepted.map((correction) => (
          <li key={correction.start}>
            <BeforeAndAfter correction={correction} />
          </li>
        ))}
      </ul>
      <p className="hint">{checker.correctionsHint}</p>
      <input type="hidden" name="checked" value={digest} form={CHECK_FORM} />
      <p className="check-actions">
        <Button className="js-only" onClick={copy} disabled={accepted.length === 0}>
          <Icon name={feedback === checker.copied ? 'check' : 'copy'} />
          <span aria-live="polite">{feedback || checker.copyCorrected}</span>
        </Button>
        <Button
          type="submit"
          kind="quiet"
          form={CHECK_FORM}
          formAction="/citations/download"
          formNoValidate
          name="file-format"
          value="corrected-text"
          disabled={accepted.length === 0}
        >
          <Icon name="download" /> {checker.downloadCorrected}
        </Button>
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
