// npm run icons: writes app/ui/icons.svg, one sprite with the Lucide icons listed in
// app/ui/icon-names.ts. A sprite needs no JavaScript, is fetched once, and lets content refer to
// icons by name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES } from '#app/ui/icon-names.ts';

const root = join(import.meta.dirname, '..');
const iconsFolder = join(root, 'node_modules', 'lucide-static', 'icons');

export function buildIconSprite(): string {
  const symbols = [...ICON_NAMES].sort().map((name) => {
    const svg = readFileSync(join(iconsFolder, `${name}.svg`), 'utf8');
    const inner = svg
      .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
      .replace(/\s*\n\s*/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
}

if (import.meta.main) {
  writeFileSync(join(root, 'app', 'ui', 'icons.svg'), buildIconSprite());
  console.log(`app/ui/icons.svg: ${ICON_NAMES.length} icons`);
}
