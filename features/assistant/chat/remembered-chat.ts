// What the browser remembers. The chat: in this tab alone, so that a reload loses nothing and a closed tab leaves nothing.
// The library-only choice: until it is changed. "Leave this page" clears both.

import { EMPTY_ANSWER } from '#features/grounding/answer-view.ts';
import { isRunning } from './chat-turn.ts';
import type { Turn } from './turn.ts';

export type RememberedChat = { conversationId: string; turns: Turn[] };

const CHAT = 'chat';
const LIBRARY_ONLY = 'chat-library-only';

export function rememberChat(chat: RememberedChat): void {
  // An answer that is being written comes again from its beginning: only its name is kept.
  const turns = chat.turns.map((turn) => (isRunning(turn) ? { ...turn, answer: EMPTY_ANSWER } : turn));
  store(() => (turns.length > 0 ? sessionStorage.setItem(CHAT, JSON.stringify({ ...chat, turns })) : sessionStorage.removeItem(CHAT)));
}

export function rememberedChat(): RememberedChat | null {
  return store(() => JSON.parse(sessionStorage.getItem(CHAT) ?? 'null')) ?? null;
}

export function rememberLibraryOnly(only: boolean): void {
  store(() => (only ? localStorage.setItem(LIBRARY_ONLY, '1') : localStorage.removeItem(LIBRARY_ONLY)));
}

export function rememberedLibraryOnly(): boolean {
  return store(() => localStorage.getItem(LIBRARY_ONLY)) === '1';
}

/** Storage may be off or full: then the page remembers as long as it is open. */
function store<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A UUID, also where the page was not loaded over TLS and browsers offer no ready-made one. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A conversation that was deleted from the account is not to come back from the tab. */
export function clearRememberedChat(conversationId: string): void {
  store(() => rememberedChat()?.conversationId === conversationId && sessionStorage.removeItem(CHAT));
}
