// Tabs whose state is in the address: each is a link, so it works without JavaScript and with Back.
// With JavaScript the arrow keys move between them.
import { Link } from 'react-router';

type Tab = { id: string; label: string; to: string; count?: number };

type Props = {
  label: string;
  tabs: readonly Tab[];
  open: string;
  /** Whether another tab replaces this one in the history. */
  replace?: boolean;
  panelClass?: string;
  panelId?: string;
  children: React.ReactNode;
};

export function Tabs({
  label,
  tabs,
  open,
  replace,
  panelClass,
  panelId = 'tab-panel',
  children,
}: Props) {
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {tabs.map(({ id, label, to, count }) => (
          <Link
            key={id}
            className="tab"
            role="tab"
            id={`tab-${id}`}
            aria-selected={open === id}
            aria-controls={open === id ? panelId : undefined}
            tabIndex={open === id ? 0 : -1}
            to={to}
            preventScrollReset
            replace={replace}
          >
            {label}
            {count !== undefined && <span className="count">{count}</span>}
          </Link>
        ))}
      </div>
      <div
        className={panelClass ? `tab-panel ${panelClass}` : 'tab-panel'}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`tab-${open}`}
      >
        {children}
      </div>
    </>
  );
}

/** The next tab is focused and opened. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.indexOf(document.activeElement as HTMLElement);
  const next = tabs[(index + (event.key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length];
  next?.focus();
  next?.click();
}
