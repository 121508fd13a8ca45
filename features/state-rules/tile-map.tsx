// A map of equal tiles, one per state: its code and value in words, shaded by value. Each tile is a
// link, so it works with a keyboard and is read aloud as "OH 30d, Ohio: 30 days"; what is seen is a
// part of the name, so that it can be said to a computer. A phone has no room for twelve tiles that
// a finger can hit: there they stand in rows by name, and a map without values gives way to the
// list.
import type { StateCode } from '#legal/jurisdictions.ts';
import * as stateRules from './messages/state-rules.ts';
import { type CellView, isFilled } from './rule-view.ts';
import { createShades } from './shades.ts';

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
/** Columns and rows are classes: the Content-Security-Policy allows no styles in the markup. */
const PLACES = new Map(
  ROWS.flatMap((row, y) => row.map((code, x) => [code, `x-${x + 1} y-${y + 1}`])),
);

/** A state's tile with its code alone, or with a short value below it. */
type Tile = { code: StateCode; href: string; label: string; short?: string; className: string };

/** Where the tiles lead to a state and say nothing else. */
export function StateMap({
  label,
  states,
}: {
  label: string;
  states: { code: StateCode; name: string; slug: string }[];
}) {
  const tiles = states.map(({ code, name, slug }) => ({
    code,
    href: `/states/${slug}`,
    label: `${code}, ${name}`,
    className: 'tile',
  }));
  return <Tiles label={label} tiles={tiles} />;
}

/** `own`: the reader's state, which has an edge of its own. */
type TileMapProps = { title: string; cells: CellView[]; own?: StateCode | undefined };

export function TileMap({ title, cells, own }: TileMapProps) {
  const getShade = createShades(cells);
  const tiles = cells.map((cell): Tile => {
    const filled = isFilled(cell);
    const short = filled ? cell.shortValue : '?';
    return {
      code: cell.state,
      href: cell.href,
      short,
      label: `${cell.state} ${short}, ${cell.stateName}: ${filled ? cell.value : stateRules.mapEmpty}`,
      className: [
        filled ? `tile shade-${getShade(cell.sortKey)}` : 'tile empty',
        ...(cell.state === own ? ['own'] : []),
      ].join(' '),
    };
  });
  return <Tiles label={stateRules.mapLabel(title)} tiles={tiles} />;
}

function Tiles({ label, tiles }: { label: string; tiles: Tile[] }) {
  return (
    <div
      className={tiles.some(({ short }) => short) ? 'tile-map' : 'tile-map codes'}
      role="group"
      aria-label={label}
    >
      {tiles.map(({ code, href, short, label: name, className }) => (
        <a key={code} href={href} aria-label={name} className={`${className} ${PLACES.get(code)}`}>
          <b>{code}</b> {short}
        </a>
      ))}
    </div>
  );
}
