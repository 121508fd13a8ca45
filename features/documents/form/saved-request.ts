// The typed form in sessionStorage: it survives a reload and signing in, and is deleted with the
// tab or on request.
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { isChange } from '../tailor/change-text.ts';
import { type Filled, readFilledFrom } from './filled-fields.ts';

const STORAGE_KEY = 'plainlaw.document';

/** `isOpen`: the version is from this visit and may be renewed. */
export type DraftKey = { draft: string; version: number; name: string; isOpen: boolean };
/**
 * `address`: the path of the page it was typed on; drafts have their own. `draft`: where a member's
 * typing is being saved. `filled`: what another page has put into it.
 */
export type SavedRequest = {
  address: string;
  request: DocumentRequest;
  draft?: DraftKey;
  filled?: Filled;
};

/** What is not given stays as it was. */
export function saveRequest({ address, request, filled }: SavedRequest): void {
  const before = loadSavedRequest();
  const same = before?.address === address ? before : undefined;
  store({ address, request, draft: same?.draft, filled: filled ?? same?.filled });
}

export function saveDraftKey(address: string, draft: DraftKey): void {
  const before = loadSavedRequest();
  if (before?.address === address) store({ ...before, draft });
}

function store(saved: SavedRequest): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {} // Storage may be disabled or full: the form still works without it.
}

export function clearSavedRequest(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

export function loadSavedRequest(): SavedRequest | undefined {
  try {
    const parsed: Partial<SavedRequest> | null = JSON.parse(
      sessionStorage.getItem(STORAGE_KEY) ?? 'null',
    );
    const { address = '', request, draft, filled } = parsed ?? {};
    if (!address.startsWith('/documents?') || !isRequest(request)) return undefined;
    const isKey =
      typeof draft?.draft === 'string' &&
      Number.isInteger(draft.version) &&
      typeof draft.name === 'string';
    return {
      address,
      request,
      ...(isKey && { draft }),
      ...(isFilled(filled) && { filled }),
    };
  } catch {
    return undefined;
  }
}

const isFilled = (value: Partial<Filled> | undefined): value is Filled =>
  readFilledFrom(value?.from) !== undefined &&
  Object.values(value?.values ?? { none: 0 }).every((text) => typeof text === 'string');

function isRequest(value: unknown): value is DocumentRequest {
  const {
    documentType,
    parties,
    details,
    dates,
    changes = [],
  } = (value ?? {}) as Partial<DocumentRequest>;
  return (
    DOCUMENT_TYPES.some((type) => type === documentType) &&
    Array.isArray(parties) &&
    parties.length > 0 &&
    parties.every((party) =>
      [party?.name, party?.address, party?.role].every((part) => typeof part === 'string'),
    ) &&
    Object.values(details ?? {}).every((detail) => typeof detail === 'string') &&
    typeof dates?.effective_date === 'string' &&
    Array.isArray(changes) &&
    changes.every(isChange)
  );
}
