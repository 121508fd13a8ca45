// The citation as text that can be selected, and with JavaScript a button that copies it.
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { casePage } from './page-messages.ts';

export function CopyCitation({ citation }: { citation: string }) {
  const [answer, setAnswer] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(citation).then(
      () => setAnswer(casePage.copied),
      () => setAnswer(casePage.copyFailed),
    );
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="citation-text">{citation}</p>
      <button type="button" className="button quiet js-only" onClick={copy}>
        <Icon name={answer === casePage.copied ? 'check' : 'copy'} />
        <span aria-live="polite">{answer || casePage.copy}</span>
      </button>
    </div>
  );
}
