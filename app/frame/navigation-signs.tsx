// Between two pages: a rule grows along the top, the link that was pressed shows it, and pages that somebody is about to open are fetched
// ahead. One listener for all links: React Router's own way costs two hooks and four handlers for each of them.
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigation } from 'react-router';
import { frame } from './messages.ts';

/** A pointer that rests on a link means it; one that passes over it does not. */
const REST_MS = 80;
/** What is fetched ahead must be cheap for the server: pages without a search in their address, and none of an account. */
const CHEAP_PATH = /^\/(?!auth\/|account|api\/|cases\/)[^?#]*$/;

export function NavigationSigns({ prefetches }: { prefetches: boolean }) {
  const isOpening = useNavigation().state !== 'idle';
  useOpeningMark(isOpening);
  const page = useIntendedPage(prefetches);
  return (
    <>
      {isOpening && <div className="progress-rule" role="progressbar" aria-label={frame.opening} />}
      {page && <PrefetchPageLinks page={page} />}
    </>
  );
}

/** The control that was pressed last is marked while the next page is on its way. */
function useOpeningMark(isOpening: boolean): void {
  const [pressed, setPressed] = useState<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) => setPressed(target instanceof Element ? target.closest('a, button') : null);
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    if (!isOpening) return;
    pressed?.setAttribute('data-opening', '');
    return () => pressed?.removeAttribute('data-opening');
  }, [isOpening, pressed]);
}

function useIntendedPage(prefetches: boolean): string | null {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!prefetches || connection?.saveData) return;
    let timer: ReturnType<typeof setTimeout>;
    const notice = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a[data-discover]') : null;
      const path = link?.getAttribute('href') ?? '';
      if (link && CHEAP_PATH.test(path) && path !== location.pathname)
        timer = setTimeout(setPage, type === 'mouseover' ? REST_MS : 0, path);
    };
    for (const type of ['mouseover', 'touchstart', 'focusin']) addEventListener(type, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of ['mouseover', 'touchstart', 'focusin']) removeEventListener(type, notice);
    };
  }, [prefetches]);
  return page;
}
