// The citation as text that can be selected, and with JavaScript a button that copies it.
import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { caseLaw } from './messages.ts';

export function CopyCitation({ citation }: { citation: string }) {
  const [answer, setAnswer] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(citation).then(
      () => setAnswer(caseLaw.copied),
      () => setAnswer(caseLaw.copyFailed),
    );
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="citation-text">{citation}</p>
      <button type="button" className="button quiet js-only" onClick={copy}>
        <Icon name={answer === caseLaw.copied ? 'check' : 'copy'} />
        <span aria-live="polite">{answer || caseLaw.copy}</span>
      </button>
    </div>
  );
}
