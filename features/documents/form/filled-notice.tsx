// Says at the top of the form that another page has filled in some of its fields.
import { Notice } from '#app/ui/notice.tsx';
import * as filledTexts from '../messages/filled-texts.ts';
import type { Filled } from './filled-fields.ts';

export function FilledNotice({ filled, count }: { filled: Filled | undefined; count: number }) {
  if (!filled || count === 0) return null;
  return (
    <Notice kind="good" icon="file-pen-line" role="status">
      {filledTexts.notice[filled.from](count)}
    </Notice>
  );
}

/** Beside the hint of a field, so that it is read with it. */
export function describeFilled(hint: string, isFilled: boolean) {
  if (!isFilled) return { hint };
  return {
    hint: (
      <>
        {hint} <b className="filled-note">{filledTexts.field}</b>
      </>
    ),
    fieldClass: 'filled',
  };
}
