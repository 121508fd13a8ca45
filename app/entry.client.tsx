import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// See public/service-worker.js. Development has none: it would show what was saved before a change.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/service-worker.js').catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
