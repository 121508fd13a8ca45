// A QR code as the path of one SVG, a unit for each of its squares.
import { encodeQR } from 'qr';

export type QrPath = { size: number; path: string };

export function drawQr(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: path.join('') };
}
