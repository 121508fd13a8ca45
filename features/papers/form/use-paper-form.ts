// What the form of /paper does with JavaScript: its one button reads the chosen photos first, then
// sends the text. Whatever stops it is shown at its place, which takes the focus.
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { MAX_UPLOAD_BYTES } from '#features/citations/schema.ts';
import type { Failure } from '#lib/result.ts';
import * as paperPage from '../messages/paper-page.ts';
import { usePhotoReading } from '../photo/use-photo-reading.ts';

type Input = {
  text: string;
  failure: Failure | null;
  answered: boolean;
  /** Something else of this answer is to be read first. */
  quiet: boolean;
};
/** In the order of the form. */
const FIELDS = ['text', 'file', 'date'] as const;

export function usePaperForm({ text, failure, answered, quiet }: Input) {
  const submit = useSubmit();
  const busy = useNavigation().state === 'submitting';
  const fileInput = useRef<HTMLInputElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const fault = useRef<HTMLDivElement>(null);
  const photos = usePhotoReading();
  const [ownFault, setOwnFault] = useState<Pick<Failure, 'message' | 'fields'>>();
  const currentFailure = ownFault ?? failure;
  const errors: Record<string, string> = (!busy && currentFailure?.fields) || {};

  const takeAnswer = useEffectEvent(() => {
    setOwnFault(undefined);
    const file = fileInput.current?.files?.[0];
    if (!file || !fileInput.current) return;
    // A PDF without text is read here, as photos are.
    if (failure?.fields?.scanned) void photos.addFiles([file]);
    if (failure?.fields?.scanned || answered) fileInput.current.value = '';
    if (answered && textArea.current) textArea.current.value = text;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever an answer came
  useEffect(takeAnswer, [failure, answered, text]);
  useEffect(() => {
    if (!currentFailure || quiet) return;
    const container = fault.current;
    container
      ?.querySelector<HTMLElement>('[aria-invalid], .notice')
      ?.focus({ preventScroll: true });
    container?.scrollIntoView({ block: 'center' });
  }, [currentFailure, quiet]);

  const isEmpty = (form: FormData) =>
    !String(form.get('text')).trim() && !form.get('kind') && !fileInput.current?.files?.length;

  async function submitForm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (photos.progress?.by === 'paper') return;
    setOwnFault(undefined);
    if (photos.pages.length > 0 && fileInput.current?.files?.length) {
      const message = paperPage.fileOrPhotos;
      return setOwnFault({ message, fields: { file: message } });
    }
    const found = await photos.readPages('paper');
    if (found === undefined) return;
    addText(found);
    if (isEmpty(new FormData(form)) && photos.showUnopened()) return;
    submit(form, {
      method: 'post',
      action: '/paper',
      encType: 'multipart/form-data',
      preventScrollReset: true,
    });
  }
  function addText(found: string) {
    const area = textArea.current;
    if (area && found) area.value = [area.value.trim(), found].filter(Boolean).join('\n\n');
  }
  function showText(found: string) {
    addText(found);
    textArea.current?.focus();
  }
  function checkFile() {
    const input = fileInput.current;
    const size = input?.files?.[0]?.size ?? 0;
    input?.setCustomValidity(size > MAX_UPLOAD_BYTES ? paperPage.tooLarge : '');
    input?.reportValidity();
  }
  return {
    busy,
    photos,
    fileInput,
    textArea,
    fault,
    errors,
    /** The first field that something is wrong with. */
    wrong: FIELDS.find((name) => errors[name]),
    message: busy ? undefined : currentFailure?.message,
    submitForm,
    showText,
    checkFile,
  };
}
