// Whether a picture is likely to be read badly: too dark, too pale or out of focus. A hint only:
// the person decides whether to take it again. Works on a small gray copy; sharpness is the
// strongest change between neighboring pixels, compared with the contrast of the page, so that a
// dim page in focus does not count as blurred.
export type PictureFault = 'dark' | 'faint' | 'blurred';

const MIN_PAPER_BRIGHTNESS = 80;
const MIN_CONTRAST = 40;
const MIN_EDGE_SHARE = 0.3;
const PAPER_QUANTILE = 0.9;
const INK_QUANTILE = 0.01;
const EDGE_QUANTILE = 0.995;

/** `gray`: one byte per pixel, row by row. */
export function judgePicture(gray: Uint8ClampedArray, width: number): PictureFault | null {
  const sorted = Uint8ClampedArray.from(gray).sort();
  const paper = quantile(sorted, PAPER_QUANTILE);
  const contrast = paper - quantile(sorted, INK_QUANTILE);
  if (paper < MIN_PAPER_BRIGHTNESS) return 'dark';
  if (contrast < MIN_CONTRAST) return 'faint';
  return quantile(listEdges(gray, width).sort(), EDGE_QUANTILE) < contrast * MIN_EDGE_SHARE
    ? 'blurred'
    : null;
}

function listEdges(gray: Uint8ClampedArray, width: number): Uint8ClampedArray {
  const edges = new Uint8ClampedArray(gray.length);
  for (let index = width; index < gray.length; index++) {
    if (index % width === 0) continue;
    const here = gray[index] as number;
    edges[index] = Math.max(
      Math.abs(here - (gray[index - 1] as number)),
      Math.abs(here - (gray[index - width] as number)),
    );
  }
  return edges;
}

const quantile = (sorted: Uint8ClampedArray, share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
