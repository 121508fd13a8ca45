// Inside a widget's frame. Tells the page around it how high it is, takes a text from it into the
// field without ever sending it, and takes a card's value away when it is too old to be shown.
(() => {
  const DAYS_7 = 7 * 86_400_000;
  const outer = window.parent;
  let origin;
  const tell = () => {
    if (origin)
      outer.postMessage(
        { v: 1, type: 'height', height: document.querySelector('.widget').scrollHeight },
        origin,
      );
  };
  window.addEventListener('message', ({ data, source, origin: from }) => {
    if (source !== outer || outer === window || !data || data.v !== 1) return;
    origin = from;
    if (data.type === 'hello') tell();
    const field = document.getElementById('text');
    if (data.type === 'text' && field && typeof data.text === 'string')
      field.value = data.text.slice(0, field.maxLength);
  });
  new ResizeObserver(tell).observe(document.body);

  const read = Date.parse(document.body.dataset.read);
  const look = () => {
    if (Date.now() - read < DAYS_7) return;
    document.querySelector('main').hidden = true;
    document.querySelector('.outdated').hidden = false;
    tell();
  };
  const readAgain = () => {
    if (Date.now() - read < DAYS_7 / 7) return;
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      (answer) => (answer.ok ? location.reload() : look()),
      look,
    );
  };
  if (read) {
    readAgain();
    setInterval(readAgain, 3_600_000);
    document.addEventListener('visibilitychange', () => document.hidden || readAgain());
  }
})();
