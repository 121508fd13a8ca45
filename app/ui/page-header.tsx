/**
 * Opens a page: the Oxford rule, a label, the title, the sentence below it, and what else belongs
 * to the head.
 */
type Props = {
  title: React.ReactNode;
  lead?: React.ReactNode;
  label?: React.ReactNode;
  className?: string;
  children?: React.ReactNode;
};

export function PageHeader({ title, lead, label, className, children }: Props) {
  return (
    <>
      <div className="oxford-rule" />
      <header className={className ? `page-title ${className}` : 'page-title'}>
        {label && <p className="small-caps-label">{label}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </header>
    </>
  );
}
