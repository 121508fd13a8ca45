// Between two pages: a rule grows along the top, the link that was pressed says "Opening…", and
// pages that somebody is about to open are fetched ahead. One listener for all links: React
// Router's own way costs two hooks and four handlers for each of them.
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigation } from 'react-router';
import * as frame from './messages/frame.ts';

/** A pointer that rests on a link means it; one that passes over it does not. */
const REST_MS = 80;
/**
 * A page that comes at once shows no label. Not an animation's delay: with reduced motion there is
 * none.
 */
const LABEL_MS = 150;
/** Of a whole card that is a link only a strip becomes the label. */
const MAX_LABEL_HEIGHT = 48;
const MAX_LABEL_WIDTH = 240;
/** What the label needs: at the right edge it must not make the page wider. */
const MIN_LABEL_WIDTH = 110;
/**
 * What is fetched ahead must be cheap for the server: pages without a search in their address, and
 * none of an account.
 */
const CHEAP_PATH = /^\/(?!auth\/|account|api\/|cases\/)[^?#]*$/;

export function NavigationSigns({ prefetches }: { prefetches: boolean }) {
  const { state, formMethod } = useNavigation();
  const isOpening = state !== 'idle';
  const box = useOpeningMark(isOpening);
  const page = useIntendedPage(prefetches);
  return (
    <>
      {isOpening && <div className="progress-rule" role="progressbar" aria-label={frame.opening} />}
      {/* A form's button says itself what it is doing. */}
      {box && !formMethod && (
        <span className="opening-label" aria-hidden="true" style={box}>
          {frame.openingLabel}
        </span>
      )}
      {page && <PrefetchPageLinks page={page} />}
    </>
  );
}

type Box = { left: number; top: number; minWidth: number; height: number };

/**
 * The control that was pressed last is marked while the next page is on its way. Its new label lies
 * over it, where its first line is: the link keeps its name, its size and its place.
 */
function useOpeningMark(isOpening: boolean): Box | null {
  const [pressed, setPressed] = useState<Element | null>(null);
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const remember = ({ target }: Event) =>
      setPressed(target instanceof Element ? target.closest('a, button') : null);
    addEventListener('click', remember, true);
    return () => removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    const line = pressed?.getClientRects()[0];
    if (!isOpening || !pressed || !line) return;
    const height = Math.min(line.height, MAX_LABEL_HEIGHT);
    const top = line.top + scrollY + (line.height - height) / 2;
    const left = Math.min(line.left, innerWidth - MIN_LABEL_WIDTH) + scrollX;
    const timer = setTimeout(setBox, LABEL_MS, {
      left,
      top,
      minWidth: Math.min(line.width, MAX_LABEL_WIDTH),
      height,
    });
    pressed.setAttribute('data-opening', '');
    pressed.setAttribute('aria-busy', 'true');
    return () => {
      clearTimeout(timer);
      setBox(null);
      pressed.removeAttribute('data-opening');
      pressed.removeAttribute('aria-busy');
    };
  }, [isOpening, pressed]);
  return box;
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
    for (const type of ['mouseover', 'touchstart', 'focusin'])
      addEventListener(type, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of ['mouseover', 'touchstart', 'focusin']) removeEventListener(type, notice);
    };
  }, [prefetches]);
  return page;
}
