import { expect, test } from 'vitest';
import { judgePicture } from './judge-picture.ts';

const WIDTH = 200;
/** Lines of strokes three pixels wide on paper. */
function drawLines({ paper = 230, ink = 30, softness = 0 }): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(WIDTH * WIDTH).fill(paper);
  for (let y = 10; y < WIDTH; y += 12) {
    for (let x = 0; x < WIDTH; x++)
      if (x % 7 < 3) for (let row = 0; row < 6; row++) gray[(y + row) * WIDTH + x] = ink;
  }
  for (let pass = 0; pass < softness; pass++) {
    const before = gray.slice();
    for (let index = WIDTH + 1; index < gray.length - WIDTH - 1; index++) {
      const neighbors = [index, index - 1, index + 1, index - WIDTH, index + WIDTH].map(
        (pixel) => before[pixel] as number,
      );
      gray[index] = neighbors.reduce((sum, value) => sum + value, 0) / neighbors.length;
    }
  }
  return gray;
}

test('a page in focus and in good light is fine', () => {
  expect(judgePicture(drawLines({}), WIDTH)).toBeNull();
});
test('a dim page in focus is fine until the paper itself is dark', () => {
  expect(judgePicture(drawLines({ paper: 120, ink: 15 }), WIDTH)).toBeNull();
  expect(judgePicture(drawLines({ paper: 60, ink: 10 }), WIDTH)).toBe('dark');
});
test('writing that hardly differs from the paper is faint', () => {
  expect(judgePicture(drawLines({ paper: 200, ink: 175 }), WIDTH)).toBe('faint');
});
test('a page out of focus is blurred', () => {
  expect(judgePicture(drawLines({ softness: 12 }), WIDTH)).toMatch(/blurred|faint/);
});
test('grain does not hide that a page is dark', () => {
  const dark = drawLines({ paper: 60, ink: 10 }).map(
    (value, index) => value + ((index * 7_919) % 17) - 8,
  );
  expect(judgePicture(dark, WIDTH)).toBe('dark');
});
