// The inputs of the form: each with its label from the field's name, its help, and what is wrong with it.
import type { ReactNode } from 'react';
import { inputTypeOf, labelOf } from '#features/library/schema/document-kinds.ts';
import type { DocumentField } from '#features/library/schema/document-schema.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import { documents } from '../messages.ts';

/** By the name that the lint gives a field: also the id of its input. */
export type Faults = Record<string, string>;
type Described = { id: string; required: true; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Field(props: { id: string; label: string; hint?: string; fault?: string; children: (input: Described) => ReactNode }) {
  const { id, label, hint, fault, children } = props;
  const described = [hint && `${id}-hint`, fault && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, required: true, 'aria-invalid': fault ? true : undefined, 'aria-describedby': described || undefined })}
      {fault && (
        <span className="wrong" id={`${id}-wrong`}>
          {fault}
        </span>
      )}
    </div>
  );
}

export function PartyFields({ party, index, roles, faults }: { party: Party; index: number; roles: string[]; faults: Faults }) {
  const id = (part: string) => `parties.${index}.${part}`;
  return (
    <>
      <Field id={id('name')} label={documents.name} fault={faults[id('name')]}>
        {(input) => <input {...input} className="input" name="party-name" autoComplete="off" defaultValue={party.name} />}
      </Field>
      <Field id={id('role')} label={documents.role} hint={documents.roleHint(roles.join(', '))} fault={faults[id('role')]}>
        {(input) => (
          <input {...input} className="input" name="party-role" list="party-roles" autoComplete="off" defaultValue={party.role} />
        )}
      </Field>
      <Field id={id('address')} label={documents.address} fault={faults[id('address')]}>
        {(input) => <textarea {...input} className="input" name="party-address" rows={2} autoComplete="off" defaultValue={party.address} />}
      </Field>
    </>
  );
}

export function EffectiveDate({ value, faults }: { value: string; faults: Faults }) {
  const id = 'dates.effective_date';
  return (
    <Field id={id} label={documents.effectiveDate} hint={documents.effectiveHint} fault={faults[id]}>
      {(input) => <input {...input} className="input" type="date" name={id} defaultValue={value} />}
    </Field>
  );
}

export function DetailField({ field, value, faults }: { field: DocumentField; value: string; faults: Faults }) {
  const { name, type, help, example, choices } = field;
  const id = `details.${name}`;
  const options = type === 'yes_no' ? [documents.yes, documents.no] : choices;
  const hint = options || type === 'date' ? help : `${help} ${documents.example(example)}`;
  return (
    <Field id={id} label={labelOf(name)} hint={hint} fault={faults[id]}>
      {(input) => {
        const shared = { ...input, name: id, defaultValue: value };
        if (options) {
          return (
            <select {...shared} className="select">
              <option value="">{documents.choose}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          );
        }
        if (type === 'long') return <textarea {...shared} className="input" rows={4} />;
        const kind = inputTypeOf(name);
        return <input {...shared} className="input" type={kind} step={kind === 'number' ? 'any' : undefined} autoComplete="off" />;
      }}
    </Field>
  );
}
