// What is shown first for an urgent message: what it is about, the acts in their order, and a
// number to call. In Spanish for a Spanish message, where we have the line in Spanish.
import type { DangerKind } from '#features/library/schema/danger-kinds.ts';

export type UrgentLine = {
  id: string;
  when: string;
  /** The acts and what explains them, as one text. */
  firstStep: string;
  /** Like `kind` and `lang`, absent in conversations that were stored earlier. */
  acts?: string[];
  more?: string;
  kind?: DangerKind | 'unclear';
  lang?: 'en' | 'es';
  /** The model alone heard it, in a longer text, and not surely: the answer follows. */
  unsure?: true;
  hotline?: { label: string; phone: string; url: string };
};
