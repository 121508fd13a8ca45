// Lets a person who is offline read the numbers to call and the guides and topics that were read before. What it stores are public pages, asked for
// without cookies, so that nothing of a person can be in them; never a page with "Leave this page", which nobody should find on a shared device.
// While there is a connection every page comes from the server: a saved copy is shown only when the server cannot be reached, and says of
// which day it is. Signing out, "Leave this page" and OFFLINE_PAGES=off empty the store (app/ui/clear-saved-pages.ts).
const STORE = 'plainlaw-saved-pages';
const OFFLINE_PAGE = '/offline';
const URGENT_PAGE = '/urgent';
const SAVED = /^\/(?:guides|topics)\/[a-z0-9-]+$/;
const MAX_PAGES = 30;
const DAY_MS = 86_400_000;
const SAVED_AT = 'X-Saved-At';

self.addEventListener('install', (event) => event.waitUntil(saveNumbers().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  if (event.data === 'clear') event.waitUntil(caches.delete(STORE));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const answer = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(request));
    event.respondWith(answer.catch(() => findSaved(pathname)));
    event.waitUntil(answer.then(({ ok }) => ok && remember(pathname, request)).catch(() => {}));
  } else if (pathname.endsWith('.data')) {
    event.waitUntil(remember(pathname.slice(0, -'.data'.length), request).catch(() => {}));
  } else if (request.destination === 'style' && !self.navigator.onLine) {
    event.respondWith(caches.match(request).then((style) => style ?? fetch(request)));
  }
});

async function remember(path, request) {
  if (!SAVED.test(path) || request.headers.get('Save-Data') === 'on') return;
  const store = await caches.open(STORE);
  if (!(await isFresh(store, OFFLINE_PAGE))) await saveNumbers();
  if (await isFresh(store, path)) return;
  await savePage(path);
  const pages = (await store.keys()).filter(({ url }) => SAVED.test(new URL(url).pathname));
  for (const page of pages.slice(0, Math.max(0, pages.length - MAX_PAGES))) await store.delete(page);
}

async function isFresh(store, path) {
  const saved = await store.match(path);
  return saved !== undefined && Date.now() - Number(saved.headers.get(SAVED_AT)) < DAY_MS;
}

/** Whom to call, and what to do first: there without a visit. */
const saveNumbers = () => Promise.all([OFFLINE_PAGE, URGENT_PAGE].map(savePage));

/** Without scripts, which would ask for more than there is: pages can be read without them. */
async function savePage(path) {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error' });
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return;
  if (/no-store/.test(response.headers.get('Cache-Control') ?? '')) return;
  const html = await response.text();
  const store = await caches.open(STORE);
  await store.delete(path);
  if (/class="[^"]*\bquick-exit\b/.test(html)) return;
  const styles = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"/g), ...html.matchAll(/<link[^>]* href="([^"]+\.css)"/g)];
  for (const style of new Set(styles.map(([, href]) => href))) if (!(await store.match(style))) await store.add(style);
  const headers = { 'Content-Type': 'text/html; charset=utf-8', [SAVED_AT]: String(Date.now()) };
  const policy = response.headers.get('Content-Security-Policy');
  if (policy) headers['Content-Security-Policy'] = policy;
  const readable = html.replace(/<script type="module"[\s\S]*?<\/script>/g, '').replace(/<script>window\.__react[\s\S]*?<\/script>/g, '');
  await store.put(path, new Response(readable, { headers }));
}

async function findSaved(path) {
  const store = await caches.open(STORE);
  const saved = (SAVED.test(path) || path === URGENT_PAGE) && (await store.match(path));
  const page = saved || (await store.match(OFFLINE_PAGE));
  if (!page) return Response.error();
  const html = await page.text();
  const shown = saved ? addNotice(html, Number(page.headers.get(SAVED_AT))) : await addList(html, store);
  return new Response(shown, { status: saved ? 200 : 503, headers: page.headers });
}

function addNotice(html, savedAt) {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(savedAt);
  const notice = `<p class="saved-copy" role="status">Saved copy from ${day}; you are offline. The law may have changed since.</p>`;
  return html.replace(/<main[^>]*>/, (main) => main + notice);
}

async function addList(html, store) {
  const pages = (await store.keys()).map(({ url }) => new URL(url).pathname).filter((path) => SAVED.test(path));
  const items = await Promise.all(
    pages.map(async (path) => {
      const text = await (await store.match(path)).text();
      return `<li><a href="${path}">${/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(text)?.[1].replace(/<[^>]+>/g, '') ?? path}</a></li>`;
    }),
  );
  return items.length === 0 ? html : html.replace(/(<ul[^>]*data-saved-pages[^>]*>)[\s\S]*?<\/ul>/, (_, list) => `${list}${items.join('')}</ul>`);
}
