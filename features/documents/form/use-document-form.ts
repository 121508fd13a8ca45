// The typed form: inputs are uncontrolled, so that text typed before hydration is not lost. They
// are read when typing pauses, for the sheet, the validation messages and the copy in
// sessionStorage.
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { OpenDraft } from '../drafts.server.ts';
import type { Template } from '../template.ts';
import type { Answer } from './document-answer.ts';
import { createEmptyRequest, isSameRequest, readDocumentForm } from './document-form-values.ts';
import { keepTyped, noteFilled } from './filled-fields.ts';
import { clearSavedRequest, loadSavedRequest, saveRequest } from './saved-request.ts';

const TYPING_PAUSE_MS = 500;

type Input = {
  template: Template;
  jurisdiction: string;
  pageUrl: string;
  /** What the address has already answered. */
  details?: Record<string, string>;
  answer?: Answer;
  draft?: OpenDraft;
};

export function useDocumentForm({
  template,
  jurisdiction,
  pageUrl,
  details,
  answer,
  draft,
}: Input) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // `formKey` remounts the inputs when their values change from outside, not by typing.
  const [initial, setInitial] = useState(() => ({
    formKey: 0,
    request: answer?.request ??
      draft?.request ?? {
        ...createEmptyRequest(template, jurisdiction),
        ...(details && { details }),
      },
  }));
  const [formRequest, setFormRequest] = useState(initial.request);
  const [filled, setFilled] = useState(() =>
    answer?.filledFrom && answer.request
      ? noteFilled(answer.filledFrom, answer.request)
      : undefined,
  );

  const resetForm = (request: DocumentRequest) => {
    setInitial(({ formKey }) => ({ formKey: formKey + 1, request }));
    setFormRequest(request);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, after hydration
  useEffect(() => {
    const saved = loadSavedRequest();
    // The typed values are now saved as a draft version: the page of the earlier version must not
    // restore them.
    if (
      saved &&
      draft &&
      saved.address !== pageUrl &&
      isSameRequest(template, saved.request, draft.request)
    )
      clearSavedRequest();
    const isSaved = saved?.address === pageUrl && saved.request.documentType === template.id;
    if (!answer && isSaved) {
      resetForm({ ...saved.request, jurisdiction });
      setFilled(saved.filled);
    }
    if (filled && answer?.request) {
      const typed = isSaved ? saved.request : undefined;
      const request = keepTyped(template, filled.from, answer.request, typed);
      resetForm(request);
      saveRequest({ address: pageUrl, request, filled });
    }
    return () => clearTimeout(timer.current);
  }, []);

  const generated = answer?.made;
  // Accepted changes become part of the form's request.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a document was generated
  useEffect(() => {
    if (!generated) return;
    const request = { ...formRequest, changes: generated.request.changes };
    setFormRequest(request);
    saveRequest({ address: pageUrl, request });
  }, [generated]);

  function readForm(): DocumentRequest {
    clearTimeout(timer.current);
    const request = readDocumentForm(
      new FormData(form.current ?? undefined),
      template,
      jurisdiction,
    );
    setFormRequest(request);
    saveRequest({ address: pageUrl, request });
    return request;
  }
  const scheduleRead = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(readForm, TYPING_PAUSE_MS);
  };
  const clearForm = () => {
    clearTimeout(timer.current);
    clearSavedRequest();
    resetForm(createEmptyRequest(template, jurisdiction));
    setFilled(undefined);
  };
  const request = useMemo(() => ({ ...formRequest, jurisdiction }), [formRequest, jurisdiction]);
  return { form, initial, request, filled, readForm, scheduleRead, clearForm };
}
