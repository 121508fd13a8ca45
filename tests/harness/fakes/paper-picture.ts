// A page of a paper as a photograph: the text drawn on a letter page in the browser, then tilted,
// dimmed under a shadow, blurred and grainy as in bad light. The grain is the same each time.
import type { Page } from '@playwright/test';

/** `noise`: how much a pixel may be brighter or darker, of 255. */
export type Damage = { tilt?: number; dim?: number; blur?: number; noise?: number };

export async function drawPaper(
  page: Page,
  text: string,
  { tilt = 0, dim = 0, blur = 0, noise = 0 }: Damage = {},
): Promise<Buffer> {
  const base64 = await page.evaluate(
    ({ text, tilt, dim, blur, noise }) => {
      const sheet = new OffscreenCanvas(1700, 2200);
      const pen = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = '#fbfaf6';
      pen.fillRect(0, 0, 1700, 2200);
      pen.fillStyle = '#1b1b1b';
      pen.font = '34px "Liberation Serif", "DejaVu Serif", serif';
      let y = 170;
      for (const line of text.split('\n')) {
        let row = '';
        for (const word of [...line.split(' '), '\n']) {
          if (word === '\n' || pen.measureText(`${row} ${word}`).width > 1380) {
            pen.fillText(row, 160, y);
            y += 50;
            row = word === '\n' ? '' : word;
          } else row = row ? `${row} ${word}` : word;
        }
      }
      const photo = document.createElement('canvas');
      Object.assign(photo, { width: 1900, height: 2400 });
      const camera = photo.getContext('2d') as CanvasRenderingContext2D;
      camera.fillStyle = '#6b5a48';
      camera.fillRect(0, 0, 1900, 2400);
      camera.filter = `blur(${blur}px)`;
      camera.translate(950, 1200);
      camera.rotate((tilt * Math.PI) / 180);
      camera.drawImage(sheet, -850, -1100);
      camera.resetTransform();
      camera.filter = 'none';
      const shadow = camera.createLinearGradient(0, 0, 1900, 2400);
      shadow.addColorStop(0, `rgba(0,0,0,${dim * 0.6})`);
      shadow.addColorStop(1, `rgba(0,0,0,${dim})`);
      camera.fillStyle = shadow;
      camera.fillRect(0, 0, 1900, 2400);
      const pixels = camera.getImageData(0, 0, 1900, 2400);
      let seed = 1;
      // Every fourth byte is how opaque the pixel is: all are wholly, and stay so.
      for (let i = 0; i < pixels.data.length; i++) {
        seed = (seed * 1103515245 + 12345) & 0x7fffffff;
        pixels.data[i] =
          (pixels.data[i] as number) +
          ((seed >>> 8) / 0x7fffff - 0.5) * 2 * noise * Number(i % 4 !== 3);
      }
      camera.putImageData(pixels, 0, 0);
      return photo.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
    },
    { text, tilt, dim, blur, noise },
  );
  return Buffer.from(base64, 'base64');
}
