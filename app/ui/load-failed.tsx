// Replaces a part of a page that could not be loaded, with a button that reloads the data without
// leaving the page.

import { useLocation, useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { LoadingState } from './loading-state.tsx';
import { Notice } from './notice.tsx';

export function LoadFailed({
  message,
  retryLabel,
  loadingLabel,
}: {
  message: string;
  retryLabel: string;
  loadingLabel: string;
}) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  if (state === 'loading') return <LoadingState count={2} label={loadingLabel} />;
  return (
    <Notice
      icon="circle-alert"
      role="status"
      action={
        <>
          <Button kind="quiet" className="js-only" onClick={() => revalidate()}>
            {retryLabel}
          </Button>
          <a className="button quiet no-js-only" href={pathname + search}>
            {retryLabel}
          </a>
        </>
      }
    >
      {message}
    </Notice>
  );
}
