// Draws a load run as SVG: offered load against served, refused and lost visits and their latency.
// Written without a charting library. Colors follow the reader's light or dark setting; every line
// also has its own marker and name.
export type Point = {
  offered: number;
  /** Per second. */
  served: number;
  refused: number;
  lost: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  refusedP99: number;
};
type Line = {
  name: string;
  mark: 'circle' | 'square' | 'triangle';
  shade: 'a' | 'b' | 'c';
  value: (point: Point) => number | null;
};
/**
 * `powers`: the scale ends at ten to this power, the same in every chart, so that charts can be
 * compared.
 */
type Panel = { title: string; unit: string; powers: number; lines: Line[] };

const WIDTH = 760;
const LEFT = 72;
const RIGHT = 32;
const TOP = 64;
const PANEL = 190;
const GAP = 88;
const INNER = WIDTH - LEFT - RIGHT;

const PANELS: Panel[] = [
  {
    title: 'What was served, refused and lost',
    unit: 'a second',
    powers: 4,
    lines: [
      { name: 'served', mark: 'circle', shade: 'a', value: (p) => p.served },
      { name: 'refused (503, 429)', mark: 'square', shade: 'b', value: (p) => p.refused },
      {
        name: 'lost (error, or nobody waits longer)',
        mark: 'triangle',
        shade: 'c',
        value: (p) => p.lost,
      },
    ],
  },
  {
    title: 'How long it took',
    unit: 'milliseconds',
    powers: 5,
    lines: [
      { name: 'served, 99 of 100', mark: 'circle', shade: 'a', value: (p) => p.p99 || null },
      { name: 'served, median', mark: 'square', shade: 'b', value: (p) => p.p50 || null },
      {
        name: 'refused, 99 of 100',
        mark: 'triangle',
        shade: 'c',
        value: (p) => p.refusedP99 || null,
      },
    ],
  },
];

export type Picture = { title: string; description: string; points: Point[]; knee: number };

export function drawCurve({ title, description, points, knee }: Picture): string {
  const height = TOP + PANELS.length * (PANEL + GAP);
  const first = Math.log(points[0]?.offered ?? 1);
  const last = Math.log(points.at(-1)?.offered ?? 10);
  const x = (offered: number) => LEFT + (INNER * (Math.log(offered) - first)) / (last - first || 1);
  const panels = PANELS.map((panel, index) =>
    drawPanel(panel, points, x, TOP + index * (PANEL + GAP), knee),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="13">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
<style>
  svg { --ground: #fff; --ink: #1b1814; --faint: #d8d3c6; --a: #1c5d99; --b: #9a4524; --c: #6b3fa0; }
  @media (prefers-color-scheme: dark) { svg { --ground: #1b1814; --ink: #f5f3ea; --faint: #4a453c; --a: #7db8ee; --b: #f0a583; --c: #c9a4f2; } }
  .ground { fill: var(--ground) } text { fill: var(--ink) } .grid { stroke: var(--faint) } .knee { stroke: var(--ink); stroke-dasharray: 2 4 }
  .a { color: var(--a) } .b { color: var(--b) } .c { color: var(--c) } .line { fill: none; stroke: currentColor; stroke-width: 2 } .mark { fill: currentColor }
</style>
<rect class="ground" width="${WIDTH}" height="${height}"/>
<text x="${LEFT}" y="28" font-size="18" font-weight="600">${escapeXml(title)}</text>
${panels.join('\n')}
</svg>
`;
}

function drawPanel(
  panel: Panel,
  points: Point[],
  x: (offered: number) => number,
  top: number,
  knee: number,
): string {
  const bottom = top + PANEL;
  // Logarithmic, because a growing queue gets a hundred times longer. Values below one are drawn at
  // the bottom.
  const y = (value: number) =>
    bottom - (PANEL * Math.min(panel.powers, Math.log10(Math.max(value, 1)))) / panel.powers;
  const rows = Array.from({ length: panel.powers + 1 }, (_, power) => 10 ** power).map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end">${value === 1 ? '≤ 1' : formatNumber(value)}</text>`,
  );
  const columns = points.map(
    ({ offered }) =>
      `<text x="${x(offered)}" y="${bottom + 18}" text-anchor="middle">${formatNumber(offered)}</text>`,
  );
  const lines = panel.lines.map((line) => drawLine(line, points, x, y));
  let legendX = LEFT;
  const legend = panel.lines.map(({ name, mark, shade }) => {
    const entry = `<g class="${shade}">${drawMark(mark, legendX + 5, bottom + 38)}</g><text x="${legendX + 16}" y="${bottom + 42}">${escapeXml(name)}</text>`;
    legendX += 40 + name.length * 7;
    return entry;
  });
  return `<g>
<text x="${LEFT}" y="${top - 12}" font-weight="600">${panel.title}, ${panel.unit}</text>
${rows.join('')}
${columns.join('')}<text x="${WIDTH - RIGHT}" y="${bottom + 42}" text-anchor="end">offered, a second</text>
${knee > 0 ? `<line class="knee" x1="${x(knee)}" x2="${x(knee)}" y1="${top}" y2="${bottom}"/><text x="${x(knee) + 6}" y="${top + 14}">knee</text>` : ''}
${lines.join('\n')}
${legend.join('')}
</g>`;
}

function drawLine(
  { mark, shade, value }: Line,
  points: Point[],
  x: (offered: number) => number,
  y: (value: number) => number,
): string {
  const coordinates = points.flatMap((point) => {
    const plotValue = value(point);
    return plotValue === null ? [] : [[round(x(point.offered)), round(y(plotValue))] as const];
  });
  return `<g class="${shade}"><polyline class="line" points="${coordinates.map((pair) => pair.join(',')).join(' ')}"/>${coordinates.map(([px, py]) => drawMark(mark, px, py)).join('')}</g>`;
}

function drawMark(mark: Line['mark'], x: number, y: number): string {
  if (mark === 'circle') return `<circle class="mark" cx="${x}" cy="${y}" r="4.5"/>`;
  if (mark === 'square')
    return `<rect class="mark" x="${x - 4}" y="${y - 4}" width="8" height="8"/>`;
  return `<path class="mark" d="M${x - 5} ${y + 4}h10l-5 -9z"/>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const formatNumber = (value: number) => Math.round(value).toLocaleString('en-US');
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
