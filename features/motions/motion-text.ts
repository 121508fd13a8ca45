import { toText } from '#features/printing/to-text.ts';
import type { Motion } from './motion.ts';
import { motionPaper } from './printable-motion.ts';

/** What "Copy" copies: the same lines as the files. */
export const motionText = (motion: Pick<Motion, 'title' | 'sections'>): string => toText(motionPaper(motion as Motion));
