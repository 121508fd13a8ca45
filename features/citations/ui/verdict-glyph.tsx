// One shape for each verdict, for where there is no room for words: the strip and its key. Color
// never speaks alone.
import type { Verdict } from '../check/verdict.ts';

/** Drawn around the origin, about 12 units wide. `hollow`: a line and no area. */
const SHAPES: Record<Verdict, { path: string; hollow?: true }> = {
  verified: { path: 'M-1 -6h2v12h-2z' },
  found_live: { path: 'M0 6v-5M0 -5.5a3.2 3.2 0 1 0 .01 0z', hollow: true },
  not_in_index: { path: 'M0 -5a5 5 0 1 0 .01 0z', hollow: true },
  wrong_year: { path: 'M0 -6l6.5 11.5h-13z' },
  wrong_name: { path: 'M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z' },
  not_in_code: { path: 'M-5 -5h10v10h-10z', hollow: true },
  impossible: { path: 'M-5 -5l10 10M5 -5l-10 10', hollow: true },
  invented: { path: 'M0 -6.5a6.5 6.5 0 1 0 .01 0zM-4 -1.2v2.4h8v-2.4z' },
};

export function VerdictShape({ verdict, y = 0 }: { verdict: Verdict; y?: number }) {
  const { path, hollow } = SHAPES[verdict];
  return (
    <path
      className={hollow ? 'verdict-shape hollow' : 'verdict-shape'}
      d={path}
      transform={`translate(0 ${y})`}
      fillRule="evenodd"
    />
  );
}

export function VerdictGlyph({ verdict }: { verdict: Verdict }) {
  return (
    <svg className="verdict-glyph" viewBox="-8 -8 16 16" aria-hidden="true">
      <VerdictShape verdict={verdict} />
    </svg>
  );
}
