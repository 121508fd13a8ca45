import type { Failure } from '#lib/result.ts';
import type { EngineEvent, WorkProduct } from '../work-product/work-product.ts';

/** Saved results per account. */
export const MAX_RESULTS = 50;

export type SavedResultLine = { id: string; kind: WorkProduct; title: string; savedOn: string };
export type SavedResult = SavedResultLine & { events: EngineEvent[] };

/** The server's response to the save form. */
export type SavedResultAnswer = { failure: Failure | null };
