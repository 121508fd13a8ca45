/** An empty list or result: what happened and one next step, with the half-empty shelf drawing. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="empty-state">
      <HalfEmptyShelf />
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{hint}</p>
      {children}
    </div>
  );
}

export function HalfEmptyShelf() {
  return (
    <div className="half-empty-shelf" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
