// The form field, the notice and the page that the account screens share.
import { useId } from 'react';
import { Icon } from '#app/ui/icon.tsx';

type FieldProps = {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
  defaultValue?: string;
  hint?: string;
  wrong?: string;
  minLength?: number;
  onChange?: () => void;
};

export function Field({ label, hint, wrong, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="input"
        id={id}
        required
        maxLength={input.type === 'email' ? 254 : 128}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {wrong && (
        <p className="wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

export function Notice({ kind, children }: { kind: 'good' | 'failed'; children: React.ReactNode }) {
  return (
    <p className={`notice ${kind}`} role={kind === 'good' ? 'status' : 'alert'}>
      <Icon name={kind === 'good' ? 'circle-check' : 'circle-alert'} />
      <span>{children}</span>
    </p>
  );
}

/** The page around a small form. */
export function AccountPage({ title, lead, children }: { title: string; lead?: string; children: React.ReactNode }) {
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
