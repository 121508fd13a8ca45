// A map of equal tiles, one per state: its code and value in words, shaded by value. Each tile is a link, so it works with a keyboard
// and is read aloud as "OH 30d, Ohio: 30 days"; what is seen is a part of the name, so that it can be said to a computer.
import type { StateCode } from '#legal/jurisdictions.ts';
import { stateRules } from './messages.ts';
import { type CellView, isFilled } from './rule-view.ts';

/** Rows of the map, from north to south; a dot is a gap. */
const ROWS = [
  'AK . . . . . . . . . . ME',
  '. . . . . . . . . . VT NH',
  '. WA ID MT ND MN IL WI MI NY RI MA',
  '. OR NV WY SD IA IN OH PA NJ CT .',
  '. CA UT CO NE MO KY WV VA MD DE .',
  '. . AZ NM KS AR TN NC SC DC . .',
  '. . . . OK LA MS AL GA . . .',
  'HI . . . TX . . . . FL . .',
].map((row) => row.split(' '));
const TILES = ROWS.flatMap((row, y) => row.flatMap((code, x) => (code === '.' ? [] : [{ code: code as StateCode, x, y }])));
const SIZE = 40;
const GAP = 3;
const SHADES = 5;

/** A state's tile with its code alone, or with a short value below it. */
type Tile = { code: StateCode; href: string; label: string; short?: string; className: string };

/** Where the tiles lead to a state and say nothing else. */
export function StateMap({ label, states }: { label: string; states: { code: StateCode; name: string; slug: string }[] }) {
  const tiles = states.map(({ code, name, slug }) => ({ code, href: `/states/${slug}`, label: `${code}, ${name}`, className: 'tile' }));
  return <Tiles label={label} tiles={tiles} />;
}

export function TileMap({ title, cells }: { title: string; cells: CellView[] }) {
  const getShade = createShades(cells);
  const tiles = cells.map((cell): Tile => {
    const filled = isFilled(cell);
    const short = filled ? cell.shortValue : '?';
    return {
      code: cell.state,
      href: cell.href,
      short,
      label: `${cell.state} ${short}, ${cell.stateName}: ${filled ? cell.value : stateRules.mapEmpty}`,
      className: filled ? `tile shade-${getShade(cell.sortKey)}` : 'tile empty',
    };
  });
  return <Tiles label={stateRules.mapLabel(title)} tiles={tiles} />;
}

function Tiles({ label, tiles }: { label: string; tiles: Tile[] }) {
  const byState = new Map(tiles.map((tile) => [tile.code, tile]));
  return (
    <svg className="tile-map" viewBox={`-1 -1 ${12 * SIZE} ${ROWS.length * SIZE}`} role="group" aria-label={label}>
      {TILES.map(({ code, x, y }) => {
        const tile = byState.get(code);
        if (!tile) return null;
        return (
          <a key={code} href={tile.href} aria-label={tile.label}>
            <g transform={`translate(${x * SIZE} ${y * SIZE})`}>
              <rect className={tile.className} width={SIZE - GAP} height={SIZE - GAP} rx="2" />
              <text className={tile.short ? 'tile-code' : 'tile-code alone'} x={(SIZE - GAP) / 2} y={tile.short ? 15 : 23}>
                {code}{' '}
              </text>
              {tile.short && (
                <text className="tile-value" x={(SIZE - GAP) / 2} y="29">
                  {tile.short}
                </text>
              )}
            </g>
          </a>
        );
      })}
    </svg>
  );
}

/** The shade of a value by its rank among the different values, so that one very high value does not make all others pale. */
function createShades(cells: CellView[]): (sortKey: number) => number {
  const keys = [...new Set(cells.flatMap((cell) => (isFilled(cell) ? [cell.sortKey] : [])))].sort((a, b) => a - b);
  return (sortKey) => (keys.length < 2 ? 0 : Math.round((keys.indexOf(sortKey) / (keys.length - 1)) * (SHADES - 1)));
}
