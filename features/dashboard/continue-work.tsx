// What a member can go on with, at the head of the home page. It is fetched after the page: so the
// page itself holds nothing of a person and can be the same for everybody who is signed in. Without
// JavaScript it is the link to the account page. Its height is fixed, so that nothing below it
// moves when it arrives.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { WorkLine } from './dashboard.ts';
import * as texts from './messages/continue-texts.ts';
import { WorkList } from './work-list.tsx';

type Loaded = { lines: WorkLine[] };

async function load(signal: AbortSignal): Promise<Loaded | 'failed'> {
  const answer = await fetch('/account/continue', {
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!answer.ok) return 'failed';
  return (await answer.json()) as Loaded;
}

export function ContinueWork() {
  const [state, setState] = useState<Loaded | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(setState, () => stop.signal.aborted || setState('failed'));
    return () => stop.abort();
  }, []);
  return (
    <section
      className="continue-work page-width"
      aria-labelledby="continue-work"
      aria-busy={state === 'loading'}
    >
      <div className="continue-head">
        <h2 id="continue-work">{texts.title}</h2>
        <Link className="onward" to="/account">
          {texts.everything} <Icon name="arrow-right" />
        </Link>
      </div>
      {typeof state === 'object' && state.lines.length > 0 ? (
        <WorkList lines={state.lines} named />
      ) : (
        <p className="js-only text-ink-2">
          {texts.states[typeof state === 'object' ? 'nothing' : state]}
        </p>
      )}
    </section>
  );
}
