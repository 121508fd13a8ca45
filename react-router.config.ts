import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table goes out with the page: no address that a person visits is sent back in a
  // manifest request.
  routeDiscovery: { mode: 'initial' },
  // server/http/origin-check.ts decides who may send a form. React Router's own check compares with
  // the address that this process sees, so behind a TLS proxy it would refuse our own pages, and
  // everywhere the one-click unsubscribe of a mail program.
  allowedActionOrigins: ['**'],
} satisfies Config;
