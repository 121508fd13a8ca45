// Loaded with `node --import`. To find out what a file is, and what an import like "#lib/…" means,
// Node 24 reads the package.json of its folder again for each file. Ours are a thousand,
// drizzle-orm's a hundred with a package.json of 447 entries: together most of the startup time of
// a small command. This hook tells Node what it would find out.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const root = new URL('../', import.meta.url).href;
const installed = `${root}node_modules/`;
/** For each folder of a package, whether its .js files are ES modules. */
const hasModules = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL;
    if (!parent?.startsWith(root)) return next(specifier, context);
    if (!parent.startsWith(installed)) {
      const url = specifier.endsWith('.ts') ? locateOwn(specifier, parent) : undefined;
      return url
        ? { url, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context);
    }
    if (
      specifier.startsWith('.') &&
      specifier.endsWith('.js') &&
      context.conditions?.includes('import')
    ) {
      const url = new URL(specifier, parent).href;
      if (isModule(new URL('./', url))) return { url, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
});

/** "#lib/clock.ts" or "./clock.ts"; every "#name/*" of package.json is "./name/*". */
function locateOwn(specifier, parent) {
  if (specifier.startsWith('#')) return root + specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, parent).href : undefined;
}

function isModule(folder) {
  const { href } = folder;
  let found = hasModules.get(href);
  if (found === undefined) {
    found =
      readType(folder) ?? (href.length > installed.length && isModule(new URL('../', folder)));
    hasModules.set(href, found);
  }
  return found;
}

function readType(folder) {
  try {
    return JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).type === 'module';
  } catch {
    return undefined; // the package.json is further up
  }
}
