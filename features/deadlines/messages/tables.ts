import type { Field } from '../deadline-fields.ts';

/** Fields inside the folded part of the form. */
export const FOLDED_FIELDS: Field[] = ['state', 'declared', 'closed'];
