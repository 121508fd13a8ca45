// A note that a word or a small button opens (`popoverTarget` with its id). A native popover: the browser places it, moves the focus and
// closes it on Escape, without JavaScript. Nothing on this site needs a dialog that stops everything else.
type Props = {
  id: string;
  label: string;
  /** Where to read on. */
  link: React.ReactNode;
  close: string;
  /** Inside a sentence it must be a `span`. */
  as?: 'div' | 'span';
  children: React.ReactNode;
};

export function PopoverNote({ id, label, link, close, as: Element = 'div', children }: Props) {
  return (
    <Element id={id} popover="auto" role="note" aria-label={label} className="popover-note">
      {children}
      <Element>
        {link}
        <button type="button" popoverTarget={id} popoverTargetAction="hide">
          {close}
        </button>
      </Element>
    </Element>
  );
}
