// A part of a page that could not be loaded: it says so quietly, and tries again without the rest of the page going away.
import { useLocation, useRevalidator } from 'react-router';
import { Icon } from './icon.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

export function LoadFailed({ message, again, loading }: { message: string; again: string; loading: string }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  if (state === 'loading') return <SkeletonLines count={2} label={loading} />;
  return (
    <div className="notice with-action" role="status">
      <Icon name="circle-alert" />
      <p>{message}</p>
      <button type="button" className="button quiet js-only" onClick={() => revalidate()}>
        {again}
      </button>
      <a className="button quiet no-js-only" href={pathname + search}>
        {again}
      </a>
    </div>
  );
}
