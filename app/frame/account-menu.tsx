// The sign-in link, or the account menu, which is the same for every account, so that whole pages
// can be kept in memory for all of them: a native <details>, so that it opens without JavaScript.
// With JavaScript, it closes on navigation, on Escape and on a click outside.
import { useEffect, useRef } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { clearTab } from '../ui/clear-tab.ts';
import * as frame from './messages/frame.ts';

export function AccountMenu({ signedIn }: { signedIn: boolean }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const signIn = useSignInPath();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes on every new page
  useEffect(() => menu.current?.removeAttribute('open'), [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (
        event instanceof KeyboardEvent
          ? event.key !== 'Escape'
          : current.contains(event.target as Node)
      )
        return;
      current.removeAttribute('open');
      if (event instanceof KeyboardEvent) current.querySelector('summary')?.focus();
    };
    addEventListener('keydown', close);
    addEventListener('click', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('click', close);
    };
  }, []);
  if (!signedIn) {
    return (
      <Link className="sign-in" to={signIn}>
        {frame.signIn}
      </Link>
    );
  }
  return (
    <details className="account-menu" ref={menu}>
      <summary className="sign-in">
        {frame.account} <Icon name="chevron-down" />
      </summary>
      <div className="account-menu-panel">
        <AccountLinks withPlans />
      </div>
    </details>
  );
}

/** The same links as the first line of the drawer, for screens whose top bar is too narrow. */
export function DrawerAccount({ signedIn }: { signedIn: boolean }) {
  const signIn = useSignInPath();
  return (
    <div className="drawer-account">
      {signedIn ? (
        <AccountLinks />
      ) : (
        <Link to={signIn}>
          <Icon name="key-round" /> {frame.signIn}
        </Link>
      )}
    </div>
  );
}

/** The drawer has the plans in its list, as "Upgrade". */
function AccountLinks({ withPlans = false }: { withPlans?: boolean }) {
  return (
    <>
      <Link to="/account">{frame.yourAccount}</Link>
      {withPlans && <Link to="/subscription">{frame.plans}</Link>}
      <Form method="post" action="/auth/sign-out" onSubmit={clearTab}>
        <button type="submit">
          <Icon name="log-out" /> {frame.signOut}
        </button>
      </Form>
    </>
  );
}

/** Returns to the current page after signing in; account pages pass their own returnTo on. */
function useSignInPath(): string {
  const { pathname, search } = useLocation();
  const isAccountPage = /^\/(?:auth|account)(?:\/|$)/.test(pathname);
  const returnTo = isAccountPage
    ? (new URLSearchParams(search).get('returnTo') ?? '/')
    : pathname + search;
  return returnTo === '/' ? '/auth/login' : `/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
}
