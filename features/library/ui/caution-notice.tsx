import { Notice } from '#app/ui/notice.tsx';

/** What to mind before relying on an item. */
export function CautionNotice({ text }: { text: string }) {
  return (
    <Notice kind="caution" role="note">
      {text}
    </Notice>
  );
}
