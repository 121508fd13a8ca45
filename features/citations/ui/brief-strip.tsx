// The text from its first to its last character as one thin line, with a mark at each citation. The
// marks lead to the rows; they are for pointers only, because the list below says the same in words
// and has the same links where something is wrong.
import { Fragment } from 'react';
import { isTrouble } from '../check/verdict.ts';
import * as checker from '../messages/checker.ts';
import { statusTexts } from '../messages/tables.ts';
import { formatPercent, type Spot } from '../report/describe-spots.ts';
import type { CheckView } from '../report/view-check.server.ts';
import { VerdictGlyph, VerdictShape } from './verdict-glyph.tsx';

const LINE_Y = 34;
const FLAG_Y = 13;

export function BriefStrip({ view }: { view: Pick<CheckView, 'total' | 'spots' | 'groups'> }) {
  // What is wrong is drawn last, above the rest.
  const spots = [...view.spots].sort(
    (a, b) => Number(isTrouble(a.verdict)) - Number(isTrouble(b.verdict)),
  );
  return (
    <section className="brief-strip" aria-labelledby="strip-title">
      <h3 id="strip-title">{checker.strip}</h3>
      <div className="strip-drawing" aria-hidden="true">
        <svg aria-hidden="true">
          <line className="strip-line" x1="0" x2="100%" y1={LINE_Y} y2={LINE_Y} />
          {spots.map((spot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two marks may be alike in everything, and they never move
            <StripMark key={index} spot={spot} />
          ))}
        </svg>
        <p>
          <span>{checker.stripStart}</span>
          <span>{checker.stripEnd}</span>
        </p>
      </div>
      <SpotsInWords view={view} />
    </section>
  );
}

function StripMark({ spot }: { spot: Spot }) {
  const { percent, number, verdict } = spot;
  const trouble = isTrouble(verdict);
  return (
    <a className={`strip-mark ${verdict}`} href={`#c${number}`} tabIndex={-1}>
      <title>{`${number} ${statusTexts[verdict].label}, ${formatPercent(spot)}`}</title>
      <svg x={`${percent}%`} overflow="visible" aria-hidden="true">
        <rect className="strip-target" x="-9" width="18" height="44" />
        {trouble && <line className="strip-stem" y1={FLAG_Y + 8} y2={LINE_Y + 4} />}
        <VerdictShape verdict={verdict} y={trouble ? FLAG_Y : LINE_Y} />
      </svg>
    </a>
  );
}

/**
 * "12 citations: 9 verified · 2 with a wrong year (at 34% and 61%) · 1 not in our index (at 80%)",
 * one under the other on a phone.
 */
function SpotsInWords({ view: { total, groups } }: { view: Pick<CheckView, 'total' | 'groups'> }) {
  return (
    <div className="strip-words">
      <p>{checker.count(total)}:</p>
      <ul>
        {groups.map(({ verdict, words, spots, more }) => (
          <li key={verdict}>
            <span className={`verdict ${verdict}`}>
              <VerdictGlyph verdict={verdict} />
              {words}
            </span>
            {spots.length > 0 && <SpotLinks spots={spots} more={more} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SpotLinks({ spots, more }: { spots: Spot[]; more: number }) {
  // The words around the links are those of the sentence without links.
  const [before = '', ...between] = checker
    .atSpots(
      spots.map(() => '\0'),
      more,
    )
    .split('\0');
  return (
    <>
      {' ('}
      {before}
      {spots.map((spot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the links of one verdict never move
        <Fragment key={index}>
          <a href={`#c${spot.number}`}>{formatPercent(spot)}</a>
          {between[index]}
        </Fragment>
      ))}
      {')'}
    </>
  );
}
