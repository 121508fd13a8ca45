/**
 * Lines of text that are still to come, with a label for screen readers. `announced`: unless the
 * part around it is announced already.
 */
export function LoadingState({
  count,
  label,
  announced = true,
}: {
  count: number;
  label: string;
  announced?: boolean;
}) {
  return (
    <div className="grid gap-1" role={announced ? 'status' : undefined}>
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
