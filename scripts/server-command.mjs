// How the server is started: by supervise.mjs, by the systemd unit, which says the same, and by
// what measures it.
export const SERVER_COMMAND = [
  // The two halves of the space for new objects are 64 MB each otherwise, whether they are of use
  // or not.
  '--max-semi-space-size=16',
  '--import',
  './scripts/quick-resolve.mjs',
  'server/main.ts',
];
