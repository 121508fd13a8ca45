// The built pages, imported when the first one is needed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../env.ts';
import type { BuildSource } from '../html/render.ts';

export function loadBuild(root: string): BuildSource {
  const file = join(root, 'build', 'server', 'index.js');
  if (!existsSync(file)) throw new SettingsError('The pages are not built yet. Run: npm start');
  let build: ReturnType<BuildSource> | undefined;
  return () => {
    build ??= import(file);
    return build;
  };
}
