/** Placeholder for lines of text that are loading, with a label for screen readers. */
export function SkeletonLines({ count, label }: { count: number; label: string }) {
  return (
    <div className="grid gap-1" role="status">
      <p className="sr-only">{label}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that are never reordered
        <div key={index} className="skeleton-case" aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
