import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table goes out with the page: no address that a person visits is sent back in a manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
