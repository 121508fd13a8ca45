// Loaded before the program with `node --import`. To learn whether a .js file is a module, Node 24 parses the package.json of its package,
// again for each file. That of drizzle-orm has 447 entries, and a hundred of its files are loaded: most of the start of a small command.
// Its .js files are modules; saying so here spares the question.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
});
