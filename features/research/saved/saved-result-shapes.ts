import type { Failure } from '#lib/result.ts';
import type { EngineEvent, Writing } from '../work-product/work-product.ts';

/** How many an account keeps. */
export const MAX_RESULTS = 50;

export type SavedResultLine = { id: string; kind: Writing; title: string; savedOn: string };
export type SavedResult = SavedResultLine & { events: EngineEvent[] };

/** What the server says to the form that saves one. */
export type SavedResultAnswer = { failure: Failure | null };
