// A drawer below 768 px, an expandable rail above; the style sheet decides which. On a phone the
// open drawer traps the focus (everything behind it is inert) and returns it to the toggle when it
// closes.
import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { getStateSlug, type Jurisdiction } from '#legal/jurisdictions.ts';
import { DrawerAccount } from './account-menu.tsx';
import type { FrameData } from './frame-data.server.ts';
import { Mark } from './mark.tsx';
import * as frame from './messages/frame.ts';
import { pressOnSpace } from './press-on-space.ts';

type MainLink = { to: string; icon: IconName; before?: string; label: string };

const MAIN_LINKS: MainLink[] = [
  { to: '/', icon: 'house', label: 'Home' },
  { to: '/chatbot', icon: 'message-square-text', before: 'AI ', label: 'Chatbot' },
  { to: '/paper', icon: 'scan-text', label: 'My paper' },
  { to: '/topics', icon: 'library', before: 'Legal ', label: 'Topics' },
  { to: '/research', icon: 'scale', label: 'Research' },
  { to: '/documents', icon: 'file-text', label: 'Documents' },
  { to: '/resources', icon: 'life-buoy', label: 'Resources' },
];

/** The bar has it only where it is wide. */
const UPGRADE: MainLink = { to: '/subscription', icon: 'plus', label: 'Upgrade' };

const TOOL_LINKS: MainLink[] = [
  { to: '/deadlines', icon: 'clock', label: 'Count a deadline' },
  { to: '/citations', icon: 'list-checks', label: 'Check citations' },
  { to: '/tools/unpaid-wages', icon: 'receipt', label: 'Add up unpaid wages' },
  { to: '/dictionary', icon: 'book-a', label: 'Look up a word' },
  { to: '/help', icon: 'phone', label: 'Who can help me' },
];

/** The page of the chosen state, or the list of states. */
function createStateLink(jurisdiction: Jurisdiction): MainLink {
  const to = jurisdiction === 'General' ? '/states' : `/states/${getStateSlug(jurisdiction)}`;
  return { to, icon: 'map-pin', label: 'State law' };
}

/** The first words of a title, for the rail: "Landlord" for "Landlord-Tenant Law". */
const shorten = (title: string) => title.split(/ Laws?$| &|-/)[0];

type Props = { data: FrameData; open: boolean; onClose: () => void };

export function Sidebar({ data, open, onClose }: Props) {
  const closeButton = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!open) return;
    const elementsBehind = matchMedia('(max-width: 47.99rem)').matches
      ? document.querySelectorAll<HTMLElement>('.bar, .page')
      : [];
    for (const element of elementsBehind) element.inert = true;
    if (elementsBehind.length > 0) closeButton.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      for (const element of elementsBehind) element.inert = false;
      if (
        document.activeElement === document.body ||
        document.activeElement?.closest('#sidebar, .scrim')
      ) {
        document.getElementById('sidebar-toggle')?.focus();
      }
    };
  }, [open, onClose]);

  const close = (event: React.MouseEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <>
      <aside className={`sidebar ${open ? 'open' : ''}`} id="sidebar" aria-label="Sidebar">
        <div className="sidebar-close">
          <Link className="logo" to="/">
            <Mark />
            {data.siteName}
          </Link>
          <a
            className="icon-button"
            ref={closeButton}
            href="#content"
            role="button"
            aria-label={frame.closeMenu}
            onClick={close}
            onKeyDown={pressOnSpace}
          >
            <Icon name="x" />
          </a>
        </div>
        <DrawerAccount signedIn={data.signedIn} />
        <h2>{frame.mainNavigation}</h2>
        <LinkList links={[...MAIN_LINKS, createStateLink(data.jurisdiction), UPGRADE]} />
        <div className="tools-on-drawer">
          <h2>{frame.tools}</h2>
          <LinkList links={TOOL_LINKS} />
        </div>
        <h2>{frame.popularTopics}</h2>
        <ul>
          {data.popularTopics.map((topic) => (
            <li key={topic.id}>
              <NavLink
                className={`topic-link cloth-${topic.id}`}
                to={`/topics/${topic.id}`}
                title={topic.title}
              >
                <span className="stub">
                  <Icon name={topic.icon} />
                </span>
                <span className="label">{topic.title}</span>
                <span className="short" aria-hidden="true">
                  {shorten(topic.title)}
                </span>
                <span className="number" aria-hidden="true">
                  {topic.order}
                </span>
              </NavLink>
            </li>
          ))}
          <li>
            <Link to="/topics">
              <Icon name="arrow-right" />
              <span className="label">
                <span className="not-on-rail">View </span>All
                <span className="not-on-rail"> Topics</span>
              </span>
            </Link>
          </li>
        </ul>
      </aside>
      <a className="scrim" href="#content" tabIndex={-1} aria-hidden="true" onClick={close} />
    </>
  );
}

function LinkList({ links }: { links: MainLink[] }) {
  return (
    <ul>
      {links.map(({ to, icon, before, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'}>
            <Icon name={icon} />
            <span className="label">
              {before && <span className="not-on-rail">{before}</span>}
              {label}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
