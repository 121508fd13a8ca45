// Turns the files that a person chose into pages to read: photos as the browser decodes them
// (turned as the camera says, and made smaller when they are larger than reading needs), and the
// pages of a PDF that has no text. All of it happens in this browser.
import { judgePicture, type PictureFault } from './judge-picture.ts';

export type PagePicture = {
  id: number;
  name: string;
  canvas: HTMLCanvasElement;
  fault: PictureFault | null;
};
export type OpenFault = 'not_picture' | 'heic' | 'locked' | 'too_large';

const MAX_PICTURE_BYTES = 40 * 1024 * 1024;
/** About 300 dots per inch on a letter page. */
const MAX_SIDE = 3_000;

let count = 0;

export async function openPictures(file: File, room: number): Promise<PagePicture[] | OpenFault> {
  if (file.size > MAX_PICTURE_BYTES) return 'too_large';
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return openPdfPages(file, room);
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = drawScaled(bitmap, bitmap.width, bitmap.height);
    bitmap.close();
    return [toPage(file.name, canvas)];
  } catch {
    return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name) ? 'heic' : 'not_picture';
  }
}

/** A quarter turn to the right. */
export function turnPage(page: PagePicture): PagePicture {
  const { width, height } = page.canvas;
  const canvas = createCanvas(height, width);
  const context = getContext(canvas);
  context.translate(height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(page.canvas, 0, 0);
  return { ...page, canvas };
}

export function toPictureFile({ canvas }: PagePicture): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be read.'))),
      'image/png',
    );
  });
}

async function openPdfPages(file: File, room: number): Promise<PagePicture[] | OpenFault> {
  const { default: pdfjsUrl } = await import('unpdf/pdfjs?url');
  const { getDocument } = (await import(
    /* @vite-ignore */ pdfjsUrl
  )) as typeof import('unpdf/pdfjs');
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: PagePicture[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, room); number++) {
      const page = await pdf.getPage(number);
      const size = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: MAX_SIDE / Math.max(size.width, size.height) });
      const canvas = createCanvas(viewport.width, viewport.height);
      await page.render({ canvas, canvasContext: getContext(canvas), viewport }).promise;
      page.cleanup();
      pages.push(toPage(`${file.name} ${number}`, canvas));
    }
    return pages;
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'not_picture';
  } finally {
    void task.destroy();
  }
}

const SAMPLE_SIDE = 1_000;

function toPage(name: string, canvas: HTMLCanvasElement): PagePicture {
  const sample = drawScaled(canvas, canvas.width, canvas.height, SAMPLE_SIDE);
  const { data } = getContext(sample).getImageData(0, 0, sample.width, sample.height);
  const gray = new Uint8ClampedArray(sample.width * sample.height);
  for (let pixel = 0; pixel < gray.length; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    gray[pixel] = red * 0.3 + green * 0.59 + blue * 0.11;
  }
  return { id: count++, name, canvas, fault: judgePicture(gray, sample.width) };
}

function drawScaled(
  source: CanvasImageSource,
  width: number,
  height: number,
  maxSide = MAX_SIDE,
): HTMLCanvasElement {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = createCanvas(width * scale, height * scale);
  getContext(canvas).drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  });
}

function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures.');
  return context;
}
