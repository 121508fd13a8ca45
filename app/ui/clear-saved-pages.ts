// Pages that the service worker saved for reading offline (public/service-worker.js). They are
// public, but say what somebody read.
const STORE = 'plainlaw-saved-pages';

/** Told to the worker too, which goes on when this page is left. */
export function clearSavedPages(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.controller?.postMessage('clear');
  caches.delete(STORE).catch(() => {}); // where storage is disabled, nothing was saved
}
