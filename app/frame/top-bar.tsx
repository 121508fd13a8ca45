// The top bar keeps the state picker visible at every width. Its buttons are links, so that they
// work without JavaScript. The slash key goes to the search box of the page, or opens the one of
// the bar.
import { useEffect, useRef, useState } from 'react';
import { Form, Link, NavLink, useLocation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { SearchInput } from '#features/search/search-input.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { FrameData } from './frame-data.server.ts';
import { Mark } from './mark.tsx';
import * as frame from './messages/frame.ts';
import { pressOnSpace } from './press-on-space.ts';
import { isSlashKeyOff } from './slash-key.ts';
import { StatePicker } from './state-picker.tsx';
import { toggleTheme } from './theme.ts';

const NAV_LINKS = [
  { to: '/chatbot', label: 'AI Chatbot' },
  { to: '/topics', label: 'Legal Topics' },
  { to: '/research', label: 'Research' },
  { to: '/documents', label: 'Documents' },
  { to: '/subscription', label: 'Upgrade' },
];

type Props = { data: FrameData; sidebarOpen: boolean; onToggleSidebar: () => void };

export function TopBar({ data, sidebarOpen, onToggleSidebar }: Props) {
  const [searching, setSearching] = useState(false);
  const searchButton = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, textarea, select') || isSlashKeyOff()) return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('main [role=search] input[type=search]');
      if (field) field.focus();
      else setSearching(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const closeSearch = () => {
    setSearching(false);
    requestAnimationFrame(() => searchButton.current?.focus());
  };
  return (
    <header className={`bar ${searching ? 'searching' : ''}`}>
      <a
        className="icon-button"
        id="sidebar-toggle"
        href="#sidebar"
        role="button"
        aria-expanded={sidebarOpen}
        aria-controls="sidebar"
        aria-label={frame.menu}
        onClick={(event) => {
          event.preventDefault();
          onToggleSidebar();
        }}
        onKeyDown={pressOnSpace}
      >
        <Icon name="menu" />
      </a>
      <Link className="logo" to="/">
        <Mark />
        {data.siteName}
      </Link>
      {searching ? (
        <BarSearch onClose={closeSearch} onDone={() => setSearching(false)} />
      ) : (
        <nav className="bar-nav" aria-label="Main">
          {NAV_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      {!searching && (
        <a
          className="icon-button push"
          ref={searchButton}
          href="/search"
          aria-label={frame.search}
          onClick={(event) => {
            event.preventDefault();
            setSearching(true);
          }}
        >
          <Icon name="search" />
        </a>
      )}
      <span className={searching ? 'push' : ''} />
      <StatePicker jurisdiction={data.jurisdiction} />
      <button
        type="button"
        className="icon-button js-only"
        aria-label={frame.lamp}
        onClick={toggleTheme}
      >
        <Icon name="lamp-desk" />
      </button>
      <AccountMenu signedIn={data.signedIn} />
    </header>
  );
}

function BarSearch({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { key } = useLocation();
  const initialKey = useRef(key);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (key !== initialKey.current) onDone();
  }, [key, onDone]);
  return (
    <Form
      className="bar-search"
      role="search"
      action="/search"
      onSubmit={(event) => {
        const query = text.trim();
        if (!query) return event.preventDefault();
        if (input.current) input.current.value = query;
      }}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <SearchInput
        className="input"
        placeholder={frame.searchPlaceholder}
        value={text}
        onChange={setText}
        inputRef={input}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={frame.closeSearch}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
    </Form>
  );
}
