// What is shown while a search runs and when it has failed.
import { useRevalidator } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { research } from '../messages.ts';
import type { ResearchTab } from './search-address.ts';

export function Searching({ tab }: { tab: ResearchTab }) {
  return (
    <div className="grid gap-1">
      <p className="sr-only">{research.searching}</p>
      {Array.from({ length: tab === 'cases' ? 3 : 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never change order
        <div key={index} className="skeleton-case" aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

export function SearchFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="notice failed with-action mt-4" role="alert">
      <Icon name="circle-alert" />
      <p>
        <b>{message}</b>
        <br />
        {research.failedHint}
      </p>
      <button type="button" className="button quiet js-only" disabled={state === 'loading'} onClick={() => revalidate()}>
        {research.tryAgain}
      </button>
    </div>
  );
}
