// Saves the form as a draft of the account while somebody types, and at once on request. The first
// save of a visit adds a version; the next ones renew it, until "Save draft" closes it. One request
// at a time, so that no version is made twice.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { SavedDraft } from '../drafts.server.ts';
import { type DraftKey, loadSavedRequest, saveDraftKey } from './saved-request.ts';

const AUTOSAVE_PAUSE_MS = 3_000;

/** What the drafts page answers. */
type SaveAnswer = { saved?: SavedDraft; failure?: { message: string } };
type Input = {
  isOn: boolean;
  form: RefObject<HTMLFormElement | null>;
  pageUrl: string;
  openedDraft?: string;
};

export function useAutosave({ isOn, form, pageUrl, openedDraft }: Input) {
  const fetcher = useFetcher<SaveAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef<Partial<DraftKey>>({ draft: openedDraft });
  const sent = useRef({ name: '', isFinal: false });
  const [name, setName] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const busy = fetcher.state !== 'idle';
  const { saved, failure } = fetcher.data ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const stored = loadSavedRequest();
    if (stored?.address === pageUrl && stored.draft) {
      current.current = stored.draft;
      setName(stored.draft.name);
    }
    return () => clearTimeout(timer.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an answer has come
  useEffect(() => {
    if (busy || !saved) return;
    const key = {
      draft: saved.draft,
      version: saved.version,
      name: sent.current.name,
      isOpen: !sent.current.isFinal,
    };
    current.current = key;
    saveDraftKey(pageUrl, key);
  }, [busy, saved]);

  function schedule(isFinal: boolean) {
    timer.current = setTimeout(() => latestSave.current(isFinal), AUTOSAVE_PAUSE_MS);
  }
  function save(isFinal: boolean) {
    clearTimeout(timer.current);
    if (!isOn || !form.current) return;
    if (busy) return schedule(isFinal);
    const { draft, version, isOpen } = current.current;
    const data = new FormData(form.current);
    data.set('do', 'save');
    data.set('stay', 'yes');
    if (draft) data.set('draft', draft);
    if (isOpen && version) data.set('renew', String(version));
    sent.current = { name: String(data.get('draft-name') ?? ''), isFinal };
    setIsChanged(false);
    fetcher.submit(data, {
      method: 'post',
      action: '/documents/drafts',
      encType: 'multipart/form-data',
    });
  }
  // A timer calls the function of the last render, which knows whether a request is under way.
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  function scheduleSave() {
    setIsChanged(true);
    clearTimeout(timer.current);
    if (isOn) schedule(false);
  }
  /** For a form that was cleared: what is typed next is another draft. */
  function forgetDraft() {
    clearTimeout(timer.current);
    current.current = {};
    setIsChanged(true);
  }
  const state = {
    savedAt: isChanged ? undefined : saved?.savedAt,
    lastSavedAt: saved?.savedAt,
    failure: failure?.message,
    busy,
    name,
  };
  return { state, saveNow: () => save(true), scheduleSave, forgetDraft };
}

export type AutosaveState = ReturnType<typeof useAutosave>['state'];
