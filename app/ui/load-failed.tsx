// Replaces a part of a page that could not be loaded, with a button that reloads the data without leaving the page.
import { useLocation, useRevalidator } from 'react-router';
import { Icon } from './icon.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

export function LoadFailed({ message, retryLabel, loadingLabel }: { message: string; retryLabel: string; loadingLabel: string }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  if (state === 'loading') return <SkeletonLines count={2} label={loadingLabel} />;
  return (
    <div className="notice with-action" role="status">
      <Icon name="circle-alert" />
      <p>{message}</p>
      <button type="button" className="button quiet js-only" onClick={() => revalidate()}>
        {retryLabel}
      </button>
      <a className="button quiet no-js-only" href={pathname + search}>
        {retryLabel}
      </a>
    </div>
  );
}
