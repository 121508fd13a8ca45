// What was typed, in this browser tab alone: it outlives a reload and signing in, and goes with the tab or on request.
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { isChange } from '../tailor/change-text.ts';

const KEY = 'plainlaw.document';

/** `address`: the page it was typed on, which is another for a draft. */
export type Kept = { address: string; request: DocumentRequest };

export function saveRequest(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {} // Storage may be off or full: then the form lives in the page alone.
}

export function clearSavedRequest(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

export function loadSavedRequest(): Kept | undefined {
  try {
    const found: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    const { address = '', request } = found ?? {};
    return address.startsWith('/documents?') && isRequest(request) ? { address, request } : undefined;
  } catch {
    return undefined;
  }
}

function isRequest(value: unknown): value is DocumentRequest {
  const { documentType, parties, details, dates, changes = [] } = (value ?? {}) as Partial<DocumentRequest>;
  return (
    DOCUMENT_TYPES.some((type) => type === documentType) &&
    Array.isArray(parties) &&
    parties.length > 0 &&
    parties.every((party) => [party?.name, party?.address, party?.role].every((part) => typeof part === 'string')) &&
    Object.values(details ?? {}).every((detail) => typeof detail === 'string') &&
    typeof dates?.effective_date === 'string' &&
    Array.isArray(changes) &&
    changes.every(isChange)
  );
}
