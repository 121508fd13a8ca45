// Browser storage of the chat. Turns are in sessionStorage, so that they survive a reload and
// disappear with the tab; the library-only choice is in localStorage. "Quick exit" clears both.

import { EMPTY_ANSWER } from '#features/grounding/answer-view.ts';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

export type RememberedChat = { conversationId: string; turns: Turn[] };

const CHAT_KEY = 'chat';
const LIBRARY_ONLY_KEY = 'chat-library-only';

export function rememberChat(chat: RememberedChat): void {
  // An answer in progress is replayed from the start, so only its id is stored.
  const turns = chat.turns.map((turn) =>
    isRunning(turn) ? { ...turn, answer: EMPTY_ANSWER } : turn,
  );
  tryStorage(() =>
    turns.length > 0
      ? sessionStorage.setItem(CHAT_KEY, JSON.stringify({ ...chat, turns }))
      : sessionStorage.removeItem(CHAT_KEY),
  );
}

export function readRememberedChat(): RememberedChat | null {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null')) ?? null;
}

export function rememberLibraryOnly(only: boolean): void {
  tryStorage(() =>
    only ? localStorage.setItem(LIBRARY_ONLY_KEY, '1') : localStorage.removeItem(LIBRARY_ONLY_KEY),
  );
}

export function readRememberedLibraryOnly(): boolean {
  return tryStorage(() => localStorage.getItem(LIBRARY_ONLY_KEY)) === '1';
}

/** Storage may be disabled or full; the page then works without it. */
function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A UUID; crypto.randomUUID does not exist on pages loaded without TLS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A conversation deleted from the account must not come back from the tab. */
export function clearRememberedChat(conversationId: string): void {
  tryStorage(
    () =>
      readRememberedChat()?.conversationId === conversationId &&
      sessionStorage.removeItem(CHAT_KEY),
  );
}
