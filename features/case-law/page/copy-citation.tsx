// The citation as selectable text and, with JavaScript, a button that copies it.

import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as casePage from '../messages/case-page.ts';

export function CopyCitation({ citation }: { citation: string }) {
  const [feedback, setFeedback] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(citation).then(
      () => setFeedback(casePage.copied),
      () => setFeedback(casePage.copyFailed),
    );
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="citation-text">{citation}</p>
      <Button kind="quiet" className="js-only" onClick={copy}>
        <Icon name={feedback === casePage.copied ? 'check' : 'copy'} />
        <span aria-live="polite">{feedback || casePage.copy}</span>
      </Button>
    </div>
  );
}
