// <script src="https://…/widget/loader.js" data-kind="rule" data-id="…" data-state="OH" async></script>
// puts the widget in place of the script and lets it grow with what it shows.
(() => {
  const script = document.currentScript;
  const site = new URL(script.src).origin;
  const { kind = 'search', title = 'Plainlaw', ...settings } = script.dataset;
  const address = new URL(`/widget/${encodeURIComponent(kind)}`, site);
  for (const name of ['id', 'state', 'theme'])
    if (settings[name]) address.searchParams.set(name, settings[name]);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title;
  frame.loading = 'lazy';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  frame.style.border = '0';
  frame.style.width = '100%';
  frame.style.maxWidth = '30rem';
  frame.style.height = '420px';
  frame.addEventListener('load', () =>
    frame.contentWindow.postMessage({ v: 1, type: 'hello' }, site),
  );
  window.addEventListener('message', ({ data, source, origin }) => {
    if (
      origin !== site ||
      source !== frame.contentWindow ||
      !data ||
      data.v !== 1 ||
      data.type !== 'height'
    )
      return;
    frame.style.height = `${Math.min(2000, Math.max(400, Number(data.height) || 0))}px`;
  });
  script.after(frame);
})();
