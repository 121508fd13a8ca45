// Says that something was deleted, and offers to bring it back. A plain form, so it works without
// JavaScript.
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as documents from '../messages/documents.ts';
import type { Undo } from '../undo.server.ts';

export function UndoNotice({ text, undo }: { text: string; undo: Undo }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone, so the next one gets the focus
  useEffect(() => button.current?.focus(), [undo.token]);
  return (
    <Notice
      kind="good"
      role="status"
      action={
        <Form method="post" encType="multipart/form-data">
          <input type="hidden" name="deleted" value={undo.deleted} />
          <input type="hidden" name="token" value={undo.token} />
          <Button ref={button} type="submit" kind="quiet" name="do" value="restore">
            {documents.undo}
          </Button>
        </Form>
      }
    >
      {text}
    </Notice>
  );
}
