// The form's inputs, each with its label, hint and validation message.
import type { ReactNode } from 'react';
import { formatLabel, getInputType } from '#features/library/schema/document-kinds.ts';
import type { DocumentField } from '#features/library/schema/document-schema.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import { documents } from '../messages.ts';

/** Messages keyed by the lint's field name, which is also the id of the input. */
export type Faults = Record<string, string>;
type InputProps = { id: string; required: true; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Field(props: { id: string; label: string; hint?: string; fault?: string; children: (inputProps: InputProps) => ReactNode }) {
  const { id, label, hint, fault, children } = props;
  const describedBy = [hint && `${id}-hint`, fault && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, required: true, 'aria-invalid': fault ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {fault && (
        <span className="wrong" id={`${id}-wrong`}>
          {fault}
        </span>
      )}
    </div>
  );
}

export function PartyFields({ party, index, roles, faults }: { party: Party; index: number; roles: string[]; faults: Faults }) {
  const getId = (part: string) => `parties.${index}.${part}`;
  return (
    <>
      <Field id={getId('name')} label={documents.name} fault={faults[getId('name')]}>
        {(inputProps) => <input {...inputProps} className="input" name="party-name" autoComplete="off" defaultValue={party.name} />}
      </Field>
      <Field id={getId('role')} label={documents.role} hint={documents.roleHint(roles.join(', '))} fault={faults[getId('role')]}>
        {(inputProps) => (
          <input {...inputProps} className="input" name="party-role" list="party-roles" autoComplete="off" defaultValue={party.role} />
        )}
      </Field>
      <Field id={getId('address')} label={documents.address} fault={faults[getId('address')]}>
        {(inputProps) => (
          <textarea {...inputProps} className="input" name="party-address" rows={2} autoComplete="off" defaultValue={party.address} />
        )}
      </Field>
    </>
  );
}

export function EffectiveDate({ value, faults }: { value: string; faults: Faults }) {
  const id = 'dates.effective_date';
  return (
    <Field id={id} label={documents.effectiveDate} hint={documents.effectiveHint} fault={faults[id]}>
      {(inputProps) => <input {...inputProps} className="input" type="date" name={id} defaultValue={value} />}
    </Field>
  );
}

export function DetailField({ field, value, faults }: { field: DocumentField; value: string; faults: Faults }) {
  const { name, type, help, example, choices } = field;
  const id = `details.${name}`;
  const options = type === 'yes_no' ? [documents.yes, documents.no] : choices;
  const hint = options || type === 'date' ? help : `${help} ${documents.example(example)}`;
  return (
    <Field id={id} label={formatLabel(name)} hint={hint} fault={faults[id]}>
      {(inputProps) => {
        const sharedProps = { ...inputProps, name: id, defaultValue: value };
        if (options) {
          return (
            <select {...sharedProps} className="select">
              <option value="">{documents.choose}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        if (type === 'long') return <textarea {...sharedProps} className="input" rows={4} />;
        const inputType = getInputType(name);
        return (
          <input {...sharedProps} className="input" type={inputType} step={inputType === 'number' ? 'any' : undefined} autoComplete="off" />
        );
      }}
    </Field>
  );
}
