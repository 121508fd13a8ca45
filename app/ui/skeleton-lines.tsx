/** Where lines of text will stand. Said in words to those who do not see them. */
export function SkeletonLines({ count, label }: { count: number; label: string }) {
  return (
    <div className="grid gap-1" role="status">
      <p className="sr-only">{label}</p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal lines that never change places
        <div key={index} className="skeleton-case" aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
