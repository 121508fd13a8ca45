// npm start: installs if the lock file changed, builds if the sources changed, then serves. Plain
// JavaScript without dependencies, because it runs before anything is installed and on any Node
// version.
import { prepare } from './prepare.mjs';

await prepare({ build: true });
await import('./supervise.mjs');
