import { Icon } from '#app/ui/icon.tsx';

/** What to mind before relying on an item. */
export function CautionNotice({ text }: { text: string }) {
  return (
    <p className="notice caution" role="note">
      <Icon name="triangle-alert" />
      <span>{text}</span>
    </p>
  );
}
