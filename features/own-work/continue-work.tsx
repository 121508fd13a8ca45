// What a member can go on with, at the head of the home page. It is fetched after the page: so the page itself holds nothing of a person
// and can be the same for everybody who is signed in. Without JavaScript it is the link to the account page. Its height is fixed, so
// that nothing below it moves when it arrives.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { ownWork as texts } from './messages.ts';
import type { WorkLine } from './own-work.ts';
import { WorkList } from './work-list.tsx';

export function ContinueWork() {
  const [lines, setLines] = useState<WorkLine[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    fetch('/account/continue', { signal: stop.signal, headers: { Accept: 'application/json' } })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { lines: WorkLine[] }).lines : 'failed'))
      .then(setLines, () => stop.signal.aborted || setLines('failed'));
    return () => stop.abort();
  }, []);
  return (
    <section className="continue-work page-width" aria-labelledby="continue-work" aria-busy={lines === 'loading'}>
      <div className="continue-head">
        <h2 id="continue-work">{texts.continueTitle}</h2>
        <Link className="onward" to="/account">
          {texts.everything} <Icon name="arrow-right" />
        </Link>
      </div>
      {Array.isArray(lines) && lines.length > 0 ? (
        <WorkList lines={lines} named />
      ) : (
        <p className="js-only text-ink-2">{lines === 'loading' ? texts.loading : lines === 'failed' ? texts.failed : texts.nothing}</p>
      )}
    </section>
  );
}
