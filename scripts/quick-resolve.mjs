// Loaded with `node --import`. To find out whether a .js file is an ES module, Node 24 parses its package.json again for each
// file. drizzle-orm's has 447 entries and about a hundred of its files are loaded, which takes most of the startup time of a
// small command. This hook tells Node that its .js files are ES modules.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
});
