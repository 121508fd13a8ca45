/** A part of a text, and where it stands. */
export type FoundText = { start: number; end: number; text: string };
