// node deploy/build.mjs: installs the packages, builds the pages and parses the content of this
// folder, as `npm start` would, without starting. A service runs without the right to write to its
// own program, so this happens before, as the user who puts the version in place.
import { prepare } from '../scripts/prepare.mjs';

await prepare({ build: true });
console.log('Ready to run: node server/main.ts');
