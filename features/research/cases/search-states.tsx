// What is shown while a search runs and when it has failed.

import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { LoadingState } from '#app/ui/loading-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as research from '../messages/research.ts';
import type { ResearchTab } from './search-address.ts';

export function Searching({ tab }: { tab: ResearchTab }) {
  return (
    <LoadingState count={tab === 'cases' ? 3 : 1} label={research.searching} announced={false} />
  );
}

export function SearchFailed({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      kind="failed"
      className="mt-4"
      action={
        <Button
          kind="quiet"
          className="js-only"
          disabled={state === 'loading'}
          onClick={() => revalidate()}
        >
          {research.tryAgain}
        </Button>
      }
    >
      <b>{message || research.failedOtherwise}</b>
      <br />
      {research.failedHint}
    </Notice>
  );
}
