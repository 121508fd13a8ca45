// On pages about violence and family: one click clears this site's browser storage and replaces the
// page, so that Back does not return to it. Without JavaScript it is a plain link to another site.
import { clearSavedPages } from '#app/ui/clear-saved-pages.ts';
import { Icon } from '#app/ui/icon.tsx';
import * as library from '../messages/library.ts';

const SAFE_PAGE = 'https://www.weather.gov/';

export function QuickExit() {
  return (
    <a
      className="button quick-exit"
      href={SAFE_PAGE}
      rel="noopener noreferrer nofollow"
      title={library.quickExitHint}
      onClick={(event) => {
        event.preventDefault();
        clearSavedPages();
        try {
          localStorage.clear();
          sessionStorage.clear();
        } catch {
          // Storage is disabled: there is nothing to clear.
        }
        location.replace(SAFE_PAGE);
      }}
    >
      <Icon name="log-out" />
      {library.quickExit}
    </a>
  );
}
