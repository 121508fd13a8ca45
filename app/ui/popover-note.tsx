// A note that a small button opens (`popoverTarget` with its id), or the script of a link. A native
// popover: the browser places it, gives the focus back and closes it on Escape, without JavaScript.
// Nothing on this site needs a dialog that stops everything else.
type Props = {
  id: string;
  label: string;
  /** Where to read on. */
  link: React.ReactNode;
  /**
   * Of the element that says what this note says: read aloud when a script moves the focus here.
   */
  describedBy?: string;
  close: string;
  /** Inside a sentence it must be a `span`. */
  as?: 'div' | 'span';
  children: React.ReactNode;
};

export function PopoverNote({
  id,
  label,
  link,
  describedBy,
  close,
  as: Element = 'div',
  children,
}: Props) {
  return (
    <Element
      id={id}
      popover="auto"
      role="note"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={-1}
      className="popover-note"
    >
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
