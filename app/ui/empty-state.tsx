/** What happened, that nothing is lost, one next step; with the half-empty shelf. */
export function EmptyState({ title, hint, children }: { title: string; hint: string; children?: React.ReactNode }) {
  return (
    <div className="empty-state">
      <div className="half-empty-shelf" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <h2 className="text-h3">{title}</h2>
      <p className="text-ink-2">{hint}</p>
      {children}
    </div>
  );
}
