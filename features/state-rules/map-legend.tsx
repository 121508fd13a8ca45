// What the shades of a rule's map stand for, with the number of states of each; the reader's own
// state has a thick edge.
import * as stateRules from './messages/state-rules.ts';
import { type CellView, isFilled } from './rule-view.ts';
import { listShades } from './shades.ts';

/** More values than these are shown as the first and the last. */
const MAX_VALUES = 3;

export function MapLegend({ cells, own }: { cells: CellView[]; own?: string | undefined }) {
  const unread = cells.filter((cell) => !isFilled(cell)).length;
  return (
    <ul className="map-legend" aria-label={stateRules.legend}>
      {own && (
        <li>
          <i className="tile own" />
          <span>{stateRules.ownState(own)}</span>
        </li>
      )}
      {listShades(cells).map(({ shade, values, states }) => (
        <li key={shade}>
          <i className={`tile shade-${shade}`} />
          <span>{nameValues(values)}</span>
          <span className="meta">{stateRules.statesRead(states)}</span>
        </li>
      ))}
      {unread > 0 && (
        <li>
          <i className="tile empty">?</i>
          <span>{stateRules.mapEmpty}</span>
          <span className="meta">{stateRules.statesRead(unread)}</span>
        </li>
      )}
    </ul>
  );
}

const nameValues = (values: string[]) =>
  values.length > MAX_VALUES
    ? stateRules.fromTo(values[0] ?? '', values.at(-1) ?? '')
    : values.join(', ');
