/** The page around a small form, or around one answer. `wide` is as wide as a text. */
type Props = {
  title: string;
  lead?: string;
  wide?: boolean;
  className?: string;
  children: React.ReactNode;
};

export function FormPage({ title, lead, wide = false, className = '', children }: Props) {
  return (
    <div className="page-width pt-10">
      <div className="oxford-rule" />
      <div
        className={`grid gap-6 pt-9 ${wide ? 'max-w-measure' : 'max-w-measure-narrow'} ${className}`}
      >
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
