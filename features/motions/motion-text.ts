import { toText } from '#features/printing/to-text.ts';
import type { Motion } from './motion.ts';
import { printableMotion } from './printable-motion.ts';

/** The text for the "Copy" button: the same lines as in the exported files. */
export const formatMotionText = (motion: Pick<Motion, 'title' | 'sections'>): string =>
  toText(printableMotion(motion as Motion));
