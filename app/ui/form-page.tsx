/** The page around a small form. */
export function FormPage({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
  return (
    <div className="page-width pt-10">
      <div className="oxford-rule" />
      <div className="account-page grid gap-6 pt-9">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
